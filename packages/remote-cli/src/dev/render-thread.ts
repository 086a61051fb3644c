/**
 * The thread in which `dev` renders: it has the modules of what is live before anybody asks, then gets the joint of one build,
 * and renders what it is asked. The next build gets another thread, so nothing of this one is left.
 */
import { pathToFileURL } from 'node:url';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Render, RenderReply, RenderRequest } from '@binnen/platform/render-protocol';

/** `times`: weigh it, by so many renders. */
export type ThreadQuestion = { joint: string } | { request: RenderRequest; number: number; times?: number };
/** What a render costs. */
export interface Weight {
  milliseconds: number;
  /** Bytes that each render leaves in memory. */
  kept: number;
}
/** `ready`: what was imported in advance is here. `number` names the question of a reply or fault. */
export type ThreadAnswer =
  | { ready: true }
  | { number: number; reply: RenderReply }
  | { number: number; weight: Weight }
  | { number: number; fault: string };

if (!parentPort) throw new Error('This runs in a thread of the dev server alone');
const port = parentPort;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const answer = (message: ThreadAnswer): void => port.postMessage(message);
const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** What is in use, after all that is not was thrown away. */
const readHeap = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return getHeapStatistics().used_heap_size;
};

/** Milliseconds that this thread has worked; where Node cannot tell, that have passed: other programs work meanwhile. */
const readClock = (): number => {
  const used: NodeJS.CpuUsage | undefined = process.threadCpuUsage?.();
  return used ? (used.user + used.system) / 1_000 : performance.now();
};

const weigh = async (render: Render, request: RenderRequest, times: number): Promise<Weight> => {
  const heap = readHeap();
  const began = readClock();
  for (let time = 0; time < times; time += 1) await render(request);
  const milliseconds = (readClock() - began) / times;
  return { milliseconds, kept: (readHeap() - heap) / times };
};

let joined: Promise<{ render: Render }> = Promise.reject(new Error('Nothing is joined yet'));
joined.catch(() => {});

port.on('message', (question: ThreadQuestion) => {
  if ('joint' in question) {
    joined = import(pathToFileURL(question.joint).href);
    joined.catch(() => {});
    return;
  }
  const { number, request, times } = question;
  const work = async (): Promise<ThreadAnswer> => {
    const { render } = await joined;
    if (times === undefined) return { number, reply: await render(request) };
    return { number, weight: await weigh(render, request, times) };
  };
  work().then(answer, (error: unknown) => answer({ number, fault: describe(error) }));
});

const { early }: { early: string[] } = workerData;
// A module that does not load is told of when it is asked for.
await Promise.allSettled(early.map((file) => import(pathToFileURL(file).href)));
answer({ ready: true });
