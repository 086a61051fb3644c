import type { RenderReply, RenderRequest } from '../protocol/render-protocol.ts';
import type { LoadedWidget, WidgetHandle } from '@binnen/platform';
import type { DocumentWriter } from '../document/document.ts';
import type { RenderContext } from './render-context.ts';
import { renderStatic } from './render-static.tsx';

/** The markup of a widget that was loaded. Throws what drawing it throws. */
export const drawWidget = (
  request: RenderRequest,
  { widget, props }: WidgetHandle,
  { module: { Component: Body }, data }: LoadedWidget,
  { widgets, shell }: RenderContext,
): string => {
  const Component = () => <Body props={props} data={data} />;
  const { pathname } = new URL(request.url);
  const matches = [{ route: { id: widget, handle: { Component } }, params: {}, pathname }];
  return renderStatic(shell, request, matches, { loaderData: {}, errors: {} }, widgets.source);
};

/** One widget without a page round it: a failure of its own is a failure of the render. */
export const renderWidget = async (
  request: RenderRequest,
  { name, props }: NonNullable<RenderRequest['widget']>,
  context: RenderContext,
  writeDocument: DocumentWriter,
): Promise<RenderReply> => {
  const { widgets, missing, used, undeclared } = context;
  const handle = { widget: name, props };
  widgets.source.prepare(handle);
  await widgets.settle();
  if (missing.size) return { reads: [...missing] };
  if (undeclared[0]) throw undeclared[0];
  const loaded = widgets.source.get(handle);
  if (!loaded || loaded instanceof Promise) {
    const gap = widgets.gaps().find((each) => each.widget === name);
    throw new Error(`The widget "${name}" could not be loaded: ${gap?.detail ?? gap?.reason}`);
  }
  const body = drawWidget(request, handle, loaded, context);
  const { pathname } = new URL(request.url);
  const gaps = widgets.gaps();
  return {
    status: 200,
    html: writeDocument(pathname, '', body),
    pattern: null,
    widgets: widgets.names(),
    used: [...used],
    ...(gaps.length ? { gaps } : {}),
    ...(request.tellsWidgets ? { asked: widgets.asked().slice(1) } : {}),
  };
};
