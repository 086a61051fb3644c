/**
 * The thread in which `dev` renders: it has the modules of what is live before anybody asks, then gets the joint of one build,
 * and renders what it is asked. The next build gets another thread, so nothing of this one is left.
 */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Render, RenderReply, RenderRequest } from '@binnen/platform/render-protocol';

export type ThreadQuestion = { joint: string } | { request: RenderRequest; number: number };
/** `ready`: what was imported in advance is here. `number` names the question of a reply or fault. */
export type ThreadAnswer =
  { ready: true } | { number: number; reply: RenderReply } | { number: number; fault: string };

if (!parentPort) throw new Error('This runs in a thread of the dev server alone');
const port = parentPort;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (message: ThreadAnswer): void => port.postMessage(message);
const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

let joined: Promise<{ render: Render }> = Promise.reject(new Error('Nothing is joined yet'));
joined.catch(() => {});

port.on('message', (question: ThreadQuestion) => {
  if ('joint' in question) {
    joined = import(pathToFileURL(question.joint).href);
    joined.catch(() => {});
    return;
  }
  const { number, request } = question;
  const render = async () => (await joined).render(request);
  render().then(
    (reply) => answer({ number, reply }),
    (error: unknown) => answer({ number, fault: describe(error) }),
  );
});

const { early }: { early: string[] } = workerData;
// A module that does not load is told of when it is asked for.
await Promise.allSettled(early.map((file) => import(pathToFileURL(file).href)));
answer({ ready: true });
