import { createApi } from '@binnen/contracts/api';
import {
  ApiError,
  apiContext,
  RouterContextProvider,
  widgetSourceContext,
  type Page,
  type WidgetHandle,
} from '@binnen/platform';

/** A read that the test did not foresee: as a render in the isolate meets what it has not read yet. */
export class MissingRead extends Error {}

/** Runs a page's loader as the shell does, with these API answers by call: a reply, or how it failed. */
export const runLoader = async (
  page: Page<never>,
  url: string,
  replies: Record<string, object | { status: number; code: string }>,
  params: Record<string, string> = {},
) => {
  const context = new RouterContextProvider();
  const asked: string[] = [];
  const widgets: WidgetHandle[] = [];
  const read = async (call: string): Promise<unknown> => {
    asked.push(call);
    const reply = replies[call];
    if (reply === undefined) throw new MissingRead(call);
    if ('status' in reply && 'code' in reply)
      throw new ApiError(Number(reply.status), String(reply.code), call);
    return reply;
  };
  context.set(apiContext, createApi(read));
  context.set(widgetSourceContext, {
    prepare: (handle) => void widgets.push(handle),
    get: () => null,
    report: () => {},
  });
  const request = new Request(new URL(url, 'https://binnen.example'));
  const data: unknown = await page.loader?.({ request, params, context } as never);
  return { data, asked, widgets };
};
