import type { ReadResult } from '@binnen/contracts/composition';
import type { RenderRequest } from '@binnen/contracts/render';
import {
  ApiError,
  apiContext,
  createApi,
  RouterContextProvider,
  widgetSourceContext,
  type Remote,
} from '@binnen/platform';
import type { ParseReply } from './known-replies.ts';
import { createTextNotes } from './noted-texts.ts';
import { createServerWidgets, type ServerWidgets } from './server-widgets.ts';

/** The composition's remotes, by name. */
export type Remotes = Record<string, Remote>;

/** Rejects a loader whose data is not there yet: the render answers with what it misses. */
export class MissingRead extends Error {}

/** What one render has of its own. */
export interface RenderContext {
  /** What React Router gives to the loaders. */
  router: RouterContextProvider;
  widgets: ServerWidgets;
  /** The API calls that loaders made and that the request has no answer for. */
  missing: ReadonlySet<string>;
  /** The API calls that were answered, in order. */
  used: ReadonlySet<string>;
  /** What the document needs of the answers, where that is less than all. */
  parts: () => Record<string, string>;
}

export const createRenderContext = (
  { data }: RenderRequest,
  remotes: Remotes,
  parseReply: ParseReply,
): RenderContext => {
  const missing = new Set<string>();
  const used = new Set<string>();
  const notes = createTextNotes();
  const read = async (call: string): Promise<unknown> => {
    const result: ReadResult | undefined = data[call];
    if (result === undefined) {
      missing.add(call);
      throw new MissingRead(call);
    }
    used.add(call);
    if (typeof result === 'object') throw new ApiError(result.status, result.code, call);
    return notes.watch(call, parseReply(call, result));
  };
  const router = new RouterContextProvider();
  const widgets = createServerWidgets(remotes, router);
  router.set(apiContext, createApi(read));
  router.set(widgetSourceContext, widgets.source);
  return { router, widgets, missing, used, parts: notes.parts };
};
