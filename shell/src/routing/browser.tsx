import { readPaths } from '@binnen/contracts/read-paths';
import type { ClientComposition } from '@binnen/contracts/composition';
import type { AllTexts } from '@binnen/contracts/content';
import { blocks, type DataBlock } from '@binnen/contracts/render';
import {
  apiContext,
  createApi,
  createSiteStore,
  NowContext,
  PostedFormContext,
  RouterContextProvider,
  SiteContext,
  WidgetContext,
  widgetSourceContext,
} from '@binnen/platform';
import { startTransition } from 'react';
import type { ShownPage } from '../document/document.ts';
import { contentId } from '../frame/frame.tsx';
import { endTask } from '../idle.ts';
import { createBrowserRead } from './browser-api.ts';
import { createBrowserWidgets } from './browser-widgets.ts';
import { claimReload } from './claim-reload.ts';
import { loadFirst } from './first-moment.ts';
import { createLateNavigation, followHistory } from './late-navigation.ts';
import { createLateTexts } from './late-texts.ts';
import { FrozenPageContext, LatePageContext } from './site-layout.tsx';
import { Site, type Shown } from './site.tsx';
import { never, type First, type Tab } from './tab.ts';

const readBlock = <T,>(id: string): T => JSON.parse(document.getElementById(id)!.textContent!) as T;

/** It is here already; to run it takes a task of its own. */
const loadReactDom = () => import(/* webpackMode: "eager" */ './react-dom.ts');

/** Hydrates the document that the edge sent. Navigation comes when the visitor is about to need it. */
export const start = async (): Promise<void> => {
  await endTask();
  const { createRoot, hydrateRoot } = await loadReactDom();
  await endTask();
  const composition = readBlock<ClientComposition>(blocks.composition);
  const block = readBlock<DataBlock>(blocks.data);
  // As the router would number it. A form that was posted without script leaves the tab at the address that it was posted to.
  history.replaceState({ idx: 0, ...(history.state as object | null) }, '', block.path);

  const { read, forget: forgetReplies } = createBrowserRead(block);
  // At once: what a press shows may need a text that was not on the page.
  const completeTexts = createLateTexts(block.data[readPaths.texts] as AllTexts | undefined);
  void completeTexts();
  const forget = () => {
    forgetReplies();
    void completeTexts();
  };
  const createContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(read));
    context.set(widgetSourceContext, widgets);
    return context;
  };
  const tab: Tab = { composition, hydrated: false, createContext, forget };
  const widgets = createBrowserWidgets({
    composition,
    getContext: createContext,
    isHydrated: () => tab.hydrated,
    askDocument: () => {
      if (!claimReload()) return false;
      location.assign(tab.pendingUrl ?? location.href);
      return true;
    },
  });

  // In the same task as the look at the address: what comes later is noticed.
  const stopFollowing = followHistory();
  const root = document.getElementById('root')!;
  // Another page's document may be here, such as one that was kept for a visitor without a connection.
  const isThisPage = root.dataset['path'] === location.pathname;
  const named = root.dataset['page'];
  const first = isThisPage ? await loadFirst(tab, named ? (JSON.parse(named) as ShownPage) : null) : null;
  const isFrozen = first?.page.page === null && !first.whole;
  const readMarkup = () => document.getElementById(contentId)?.innerHTML ?? '';
  await endTask();
  // Until all of it is here, what the server drew has to be drawn again as it is.
  tab.hydrated = first !== null && !first.whole;

  const { takeOver, navigate, onReady } = createLateNavigation(tab, first, completeTexts, stopFollowing);

  // What cannot be had is never drawn: it gets its markup.
  const late = first?.whole?.then(() => (first.page.page ? undefined : never()));
  const store = createSiteStore();
  const draw = (shown: Shown, frozen: string | null) => (
    <NowContext value={block.now}>
      <PostedFormContext value={block.form}>
        <SiteContext value={store}>
          <WidgetContext value={widgets}>
            <FrozenPageContext value={frozen}>
              <LatePageContext value={late ?? null}>
                <Site first={shown} navigate={navigate} onReady={onReady} />
              </LatePageContext>
            </FrozenPageContext>
          </WidgetContext>
        </SiteContext>
      </PostedFormContext>
    </NowContext>
  );
  const hydrate = ({ moment, page, whole }: First) => {
    const drawn = hydrateRoot(root, draw({ moment }, isFrozen ? readMarkup() : null), {
      onRecoverableError: (error) => console.error('hydration', error),
    });
    void whole?.then(() => {
      tab.hydrated = true;
      if (!page.page) drawn.render(draw({ moment }, readMarkup()));
    });
  };
  if (first && 'pressed' in document.documentElement.dataset) hydrate(first);
  // In a transition React hydrates in slices and lets input through in between.
  else if (first) startTransition(() => hydrate(first));
  else createRoot(root).render(draw((await takeOver()).shown, null));
};
