import type { DeclaredReads, ReadResult, RenderRequest } from '../protocol/render-protocol.ts';
import {
  ApiError,
  apiContext,
  RouterContextProvider,
  widgetSourceContext,
  type Remote,
} from '@binnen/platform';
import type { ServerShell } from '../shell/define-shell.ts';
import type { ParseReply } from './known-replies.ts';
import { guardReads, type UndeclaredRead } from './guard-reads.ts';
import { createTextNotes } from './noted-texts.ts';
import { createServerWidgets } from './server-widgets.ts';

/** The composition's remotes, by name. */
export type Remotes = Record<string, Remote>;

/** Rejects a loader whose data is not there yet: the render answers with what it misses. */
export class MissingRead extends Error {}

/** The state of one render. */
export const createRenderContext = (
  { data }: RenderRequest,
  remotes: Remotes,
  parseReply: ParseReply,
  shell: ServerShell,
  declared: DeclaredReads,
) => {
  /** The API calls that loaders made and that the request has no answer for. */
  const missing = new Set<string>();
  /** The API calls that were answered, in order. */
  const used = new Set<string>();
  const notes = createTextNotes(shell.texts.call);
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
  /** The reads that were refused, because the release that asked did not declare them; also where a loader went on without. */
  const undeclared: UndeclaredRead[] = [];
  const contexts = new Map<string, RouterContextProvider>();
  /** The context of one remote's loaders, as React Router gives it: its reads are those that its release declared. */
  const contextOf = (remote: string): RouterContextProvider => {
    const known = contexts.get(remote);
    if (known) return known;
    const context = new RouterContextProvider();
    const readDeclared = guardReads(read, remote, declared, (error) => undeclared.push(error));
    context.set(apiContext, shell.createApi(readDeclared));
    context.set(widgetSourceContext, widgets.source);
    contexts.set(remote, context);
    return context;
  };
  const widgets = createServerWidgets(remotes, contextOf);
  return { contextOf, widgets, shell, missing, used, parts: notes.parts, undeclared };
};
export type RenderContext = ReturnType<typeof createRenderContext>;
