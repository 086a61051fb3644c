import type { ClientComposition } from '../protocol/render-protocol.ts';
import { blocks, type DataBlock } from '../protocol/render-protocol.ts';
import {
  apiContext,
  createSiteStore,
  NowContext,
  PostedFormContext,
  RouterContextProvider,
  SiteContext,
  WidgetContext,
  widgetSourceContext,
  type Texts,
} from '@binnen/platform';
import { startTransition } from 'react';
import type { ShownPage } from '../document/document.ts';
import type { BrowserShell } from '../shell/define-shell.ts';
import { keepAgain } from '../startup/address-bar.ts';
import { endTask } from '../startup/idle.ts';
import { hasReached, reach, whenReached } from '../startup/progress.ts';
import { createBrowserRead } from './browser-api.ts';
import { createBrowserWidgets } from './browser-widgets.ts';
import { loadFirst } from './first-moment.ts';
import { followClock } from './follow-clock.ts';
import { createLateNavigation, followHistory } from './late-navigation.ts';
import { createLateTexts } from './late-texts.ts';
import { FrozenPageContext, LatePageContext } from '../drawing/site-layout.tsx';
import { returnToPlace } from '../tab/scroll-memory.ts';
import { Site, type Shown } from '../tab/site.tsx';
import { never, type First, type Tab } from '../tab/tab.ts';

const readBlock = <T,>(id: string): T => JSON.parse(document.getElementById(id)!.textContent!) as T;

/** It is here already; to run it takes a task of its own. */
const loadReactDom = () => import(/* webpackMode: "eager" */ './react-dom.ts');

/** Hydrates the document that the edge sent. Navigation comes when the visitor is about to need it. */
export const start = async (shell: BrowserShell): Promise<void> => {
  let composition: ClientComposition;
  try {
    composition = readBlock(blocks.composition);
  } catch {
    // The end of a document that is left, or whose line broke, never comes: it works as without script.
    return;
  }
  await endTask();
  const { createRoot, hydrateRoot } = await loadReactDom();
  await endTask();
  const block = readBlock<DataBlock>(blocks.data);
  // As the router would number it, with a key of its own in all of the tab's documents. A form that was posted without script leaves the tab at the address that it was posted to.
  const entry = { idx: 0, key: `${Date.now()}`, ...(history.state as object | null) };
  history.replaceState(entry, '', block.path);
  if (block.form?.again) keepAgain(entry.key, block.form.again);
  returnToPlace(entry.key);

  const { read, forget: forgetReplies } = createBrowserRead(block, shell);
  const texts = block.data[shell.texts.call] as Texts | undefined;
  // At once: a press may show a text that was not on the page.
  const completeTexts = createLateTexts(texts, texts ? shell.texts.formatCall(texts as never) : '');
  void completeTexts();
  const forget = () => {
    forgetReplies();
    void completeTexts();
  };
  const createContext = () => {
    const context = new RouterContextProvider();
    context.set(apiContext, shell.createApi(read));
    context.set(widgetSourceContext, widgets);
    return context;
  };
  const tab: Tab = { shell, composition, hydrated: false, createContext, forget };
  const widgets = createBrowserWidgets(tab);

  // In the same task as the look at the address, so that no later change is missed.
  const stopFollowing = followHistory();
  const root = document.getElementById('root')!;
  // Another page's document may be here, such as one that was kept for a visitor without a connection: the path may be the same.
  const { offline } = document.documentElement.dataset;
  const isThisPage = offline === undefined && root.dataset['path'] === location.pathname;
  const named = root.dataset['page'];
  const shown = named ? (JSON.parse(named) as ShownPage) : null;
  const first = isThisPage ? await loadFirst(tab, shown, block.origin) : null;
  const findContent = () => document.getElementById(shell.contentId);
  await endTask();
  // Until all code is here, hydration must draw exactly what the server drew.
  tab.hydrated = first !== null && !first.whole;

  const { takeOver, navigate, onReady } = createLateNavigation(tab, first, completeTexts, stopFollowing);

  // A page whose code does not load is never drawn: `hydrate` puts the server's markup in its place.
  const late = first?.whole?.then(() => (first.page.page ? undefined : never()));
  const now = followClock(block.now);
  const store = createSiteStore(shell.createState());
  const draw = (shown: Shown, frozen: string | null = null) => (
    <NowContext value={now}>
      <PostedFormContext value={block.form}>
        <SiteContext value={store}>
          <WidgetContext value={widgets}>
            <FrozenPageContext value={frozen}>
              <LatePageContext value={late}>
                <Site shell={shell} first={shown} navigate={navigate} onReady={onReady} />
              </LatePageContext>
            </FrozenPageContext>
          </WidgetContext>
        </SiteContext>
      </PostedFormContext>
    </NowContext>
  );
  const hydrate = ({ moment, page, whole }: First) => {
    const freeze = () => draw({ moment }, findContent()?.innerHTML ?? '');
    const drawn = hydrateRoot(root, page.page || whole ? draw({ moment }) : freeze(), {
      onRecoverableError: (error) => {
        // A phone that is turned ends a transition between pages: nothing is drawn anew.
        if (!(error instanceof DOMException)) console.error('hydration', error);
      },
    });
    reach('page', 'listens');
    void whole?.then(async () => {
      tab.hydrated = true;
      if (page.page) return;
      // Its code may be known to be missing before the frame is hydrated: React would then draw all of it anew.
      await whenReached('page', 'frame');
      const sent = findContent();
      drawn.render(freeze());
      await whenReached('page', 'page');
      // With what the visitor typed in it.
      if (sent) findContent()?.replaceChildren(...sent.childNodes);
    });
  };
  if (!first) createRoot(root).render(draw((await takeOver()).shown));
  else if (hasReached('visitor', 'waits')) hydrate(first);
  // In a transition React hydrates in slices and lets input through in between.
  else startTransition(() => hydrate(first));
};
