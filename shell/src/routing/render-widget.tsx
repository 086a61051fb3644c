import type { RenderReply, RenderRequest } from '@binnen/contracts/render';
import type { DocumentWriter } from '../document/document.ts';
import type { RenderContext } from './render-context.ts';
import { renderStatic } from './render-static.tsx';

/** One widget without a page round it: a failure of its own is a failure of the render. */
export const renderWidget = async (
  request: RenderRequest,
  { name, props }: NonNullable<RenderRequest['widget']>,
  { widgets, missing, used }: RenderContext,
  writeDocument: DocumentWriter,
): Promise<RenderReply> => {
  const handle = { widget: name, props };
  widgets.source.prepare(handle);
  await widgets.settle();
  if (missing.size) return { reads: [...missing] };
  const loaded = widgets.source.get(handle);
  if (!loaded || loaded instanceof Promise) throw new Error(`The widget "${name}" could not be loaded`);
  const { Component: Body } = loaded.module;
  const Component = () => <Body props={props} data={loaded.data} />;
  const { pathname } = new URL(request.url);
  const matches = [{ route: { id: name, handle: { Component } }, params: {}, pathname }];
  const body = renderStatic(request, matches, { loaderData: {}, errors: {} }, widgets.source);
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
