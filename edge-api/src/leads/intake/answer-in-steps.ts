import type { FormContract } from '@binnen/contracts/forms';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { onError } from '@binnen/edge-kit/problems/problem';
import type { Post } from './read-post.ts';
import { submitForm } from './submit-form.ts';

/**
 * The answer as lines of JSON: `{"stap":"search-job"}` as soon as that step is done, and the reply, or a problem, on
 * the last line. So a form with several steps can show its progress.
 */
export const answerInSteps = (c: Context<EdgeEnv>, form: FormContract, post: Post): Response => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  // A client that disconnects is no failure of the lead.
  const write = (line: object) => writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => {});
  const answer = async () => {
    try {
      await write(await submitForm(c, form, post, (stap) => void write({ stap })));
    } catch (error) {
      const known = error instanceof Error ? error : new Error(String(error));
      await write(await onError(known, c).json<object>());
    }
    await writer.close().catch(() => {});
  };
  c.executionCtx.waitUntil(answer());
  return new Response(readable, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
};
