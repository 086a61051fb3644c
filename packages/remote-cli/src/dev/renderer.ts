import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { shellName } from '@binnen/platform/contract/composition';
import type { RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { copyModules, writeJoint, type Built } from '../join-releases.ts';
import type { ThreadAnswer, ThreadQuestion, Weight } from './render-thread.ts';

/** A page that takes longer loops, or as good as. */
const deadlineMilliseconds = 5_000;
/** One that is weighed was rendered before, and is rendered many times. */
const weighMilliseconds = 60_000;
const program = path.join(import.meta.dirname, `render-thread${path.extname(import.meta.filename)}`);

/** A render that threw, with its stack, or that did not end. */
export class RenderFault extends Error {}

type Done = Exclude<ThreadAnswer, { ready: true } | { fault: string }>;
type Settle = (answer: Exclude<ThreadAnswer, { ready: true }> | Error) => void;

const startThread = (early: string[]) => {
  const worker = new Worker(program, {
    workerData: { early },
    // Code of other teams: the environment has the token.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const asked = new Map<number, Settle>();
  let number = 0;
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (answer: ThreadAnswer) => {
      if ('ready' in answer) return resolve();
      asked.get(answer.number)?.(answer);
      return asked.delete(answer.number);
    });
    worker.on('exit', () => resolve());
  });
  let ended = false;
  const end = (error: Error) => {
    ended = true;
    for (const settle of asked.values()) settle(error);
    asked.clear();
  };
  worker.on('error', (error) => end(new RenderFault(`The render ended: ${String(error)}`)));
  worker.on('exit', () => end(new RenderFault('The render was ended.')));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const send = (question: ThreadQuestion) => worker.postMessage(question);
  return {
    ready,
    hasEnded: () => ended,
    join: (joint: string) => send({ joint }),
    ask: (request: RenderRequest, times?: number): Promise<Done> =>
      new Promise((resolve, reject) => {
        number += 1;
        const most = times === undefined ? deadlineMilliseconds : weighMilliseconds;
        const timer = setTimeout(() => {
          end(
            new RenderFault(
              `The page was not rendered within ${most / 1000} s. Does a loader or component loop?`,
            ),
          );
          void worker.terminate();
        }, most);
        asked.set(number, (answer) => {
          clearTimeout(timer);
          if (answer instanceof Error) reject(answer);
          else if ('fault' in answer) reject(new RenderFault(answer.fault));
          else resolve(answer);
        });
        send({ request, number, ...(times === undefined ? {} : { times }) });
      }),
    stop: () => worker.terminate(),
  };
};

/** A module one folder further down still finds what it shares with the others. */
const lower = (source: string): string =>
  source.replaceAll(/((?:from|import)\s*)(["'])\.\/(?=[\w-]+\.js\2)/g, '$1$2../');

/** Renders pages of what is live with the newest builds of some remotes in it, in a thread that a loop does not take along. */
export const createRenderer = (workspace: string, live: readonly Built[]) => {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  copyModules(workspace, live);
  const early = live.map(({ release }) => path.join(workspace, `${release.remote}.js`));
  let next = startThread(early);
  let current = next;
  let joint = '';
  let builds = 0;

  const begin = () => {
    if (current !== next) void current.stop();
    current = next;
    current.join(joint);
    next = startThread(early);
  };

  const ask = async (request: RenderRequest, times?: number): Promise<Done> => {
    const thread = current;
    try {
      return await thread.ask(request, times);
    } catch (error) {
      // A thread that was ended renders nothing more.
      if (thread === current && thread.hasEnded()) begin();
      throw error;
    }
  };

  return {
    /** From now on pages are rendered with these instead of what is live of the same remotes. */
    use: (own: readonly Built[]): void => {
      builds += 1;
      const folder = path.join(workspace, `build-${builds}`);
      mkdirSync(folder);
      for (const { folder: from, release } of own)
        for (const { path: file } of release.server.filter((each) => each.path.endsWith('.js')))
          writeFileSync(
            path.join(folder, file),
            lower(readFileSync(path.join(from, 'server', file), 'utf8')),
          );
      const names = new Set(own.map(({ release }) => release.remote));
      const site = [...live.filter(({ release }) => !names.has(release.remote)), ...own];
      const moduleOf = (remote: string) =>
        names.has(remote) && remote !== shellName ? `./build-${builds}/${remote}.js` : `./${remote}.js`;
      joint = path.join(workspace, `join-${builds}.js`);
      writeFileSync(
        joint,
        writeJoint(
          site.map(({ release }) => release),
          `dev-${builds}`,
          moduleOf,
        ),
      );
      begin();
    },
    render: async (request: RenderRequest): Promise<RenderReply> => {
      const done = await ask(request);
      if ('reply' in done) return done.reply;
      throw new Error('Expected a render');
    },
    /** What each of so many renders costs. */
    weigh: async (request: RenderRequest, times: number): Promise<Weight> => {
      const done = await ask(request, times);
      if ('weight' in done) return done.weight;
      throw new Error('Expected a weight');
    },
    stop: async (): Promise<void> => {
      await Promise.all([current.stop(), next.stop()]);
      // A copy of the whole site: each that goes live would leave one.
      rmSync(workspace, { recursive: true, force: true });
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
