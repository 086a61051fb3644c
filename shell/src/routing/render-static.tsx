import type { RenderRequest } from '@binnen/contracts/render';
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
import { DrawingContext, drawOpenly } from '../frame/drawing.ts';
import { DrawPartContext } from '../frame/frame-part.ts';
import { createDrawOnce } from './draw-once.ts';
import { createDrawPart } from './draw-part.ts';
import { PlainHeaderContext } from './site-layout.tsx';

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
      <NowContext value={now}>
        <PostedFormContext value={form}>
          <SiteContext value={createSiteStore()}>
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
        </PostedFormContext>
      </NowContext>,
    );
  let fails = false;
  const onBegin = () => {
    fails = true;
  };
  const onEnd = () => {
    fails = false;
  };
  const html = draw({ Around: Suspense, onBegin, onEnd });
  // React keeps to itself what failed in a boundary.
  return fails ? draw(drawOpenly) : html;
};
