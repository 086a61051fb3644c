import type { RenderRequest } from '../protocol/render-protocol.ts';
import {
  createSiteStore,
  describeMoment,
  DrawContext,
  MomentView,
  NowContext,
  PostedFormContext,
  SiteContext,
  WidgetContext,
  type PageHeader,
  type WidgetSource,
} from '@binnen/platform';
import { Suspense, type ContextType } from 'react';
import { renderToString } from 'react-dom/server';
import { DrawingContext, drawOpenly } from '../drawing/drawing.ts';
import { DrawPartContext } from '../drawing/frame-part.ts';
import { createDrawOnce } from './draw-once.ts';
import { createDrawPart } from './draw-part.ts';
import { ShellContext } from '../drawing/shell-context.ts';
import { PlainHeaderContext } from '../drawing/site-layout.tsx';
import type { Shell } from '../shell/define-shell.ts';

/** What the loaders of a render gave, by route. */
export interface LoaderResults {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown>;
}

type Matches = Parameters<typeof describeMoment>[0]['matches'];

const drawOnce = createDrawOnce();
const drawPart = createDrawPart();

/** The markup of the routes that matched, at one moment and for one visitor's form. Throws what drawing it throws. */
export const renderStatic = (
  shell: Shell,
  { url, now, form }: Pick<RenderRequest, 'url' | 'now' | 'form'>,
  matches: Matches,
  { loaderData, errors }: LoaderResults,
  widgets: WidgetSource | null = null,
  /** In the place of the page's own. */
  header: PageHeader | null = null,
): string => {
  const { pathname, search } = new URL(url);
  const location = { pathname, search, hash: '', key: 'default', state: null };
  const moment = describeMoment({ location, matches, loaderData, errors });
  const draw = (drawing: ContextType<typeof DrawingContext>) =>
    renderToString(
      <NowContext value={{ drawn: now }}>
        <PostedFormContext value={form}>
          <ShellContext value={shell}>
            <SiteContext value={createSiteStore(shell.createState())}>
              <WidgetContext value={widgets}>
                <PlainHeaderContext value={header}>
                  <DrawContext value={drawOnce}>
                    <DrawPartContext value={drawPart}>
                      <DrawingContext value={drawing}>
                        <MomentView moment={moment} />
                      </DrawingContext>
                    </DrawPartContext>
                  </DrawContext>
                </PlainHeaderContext>
              </WidgetContext>
            </SiteContext>
          </ShellContext>
        </PostedFormContext>
      </NowContext>,
    );
  let fails = false;
  const html = draw({ Around: Suspense, onBegin: () => (fails = true), onEnd: () => (fails = false) });
  // React keeps to itself what failed in a boundary.
  return fails ? draw(drawOpenly) : html;
};
