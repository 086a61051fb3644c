import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mostRounds } from '@binnen/platform/contract/most-rounds';
import type { ReadResult } from '@binnen/platform/render-protocol';
import type { Rendered, RenderReply, RenderRequest } from '@binnen/platform/render-protocol';
import { askSite } from '../read-site.ts';
import { EdgeRefusal } from '../edge-client.ts';
import type { ProcessReply } from './render-process.ts';
import { onceEach } from '../once-each.ts';

const deadlineMilliseconds = 20_000;
const program = path.join(import.meta.dirname, `render-process${path.extname(import.meta.filename)}`);

/** A page that was rendered here. `status` is 0 when the render threw. */
export type PastPage = Pick<
  Rendered,
  'status' | 'location' | 'pattern' | 'widgets' | 'gaps' | 'fault' | 'maxAge'
> & {
  /** The three pieces of the document; without any when the render threw. */
  html: readonly Uint8Array[];
};

/** What a render is made with: `data` is filled with what is read on the way, so that the next render has the same. */
export interface PastRequest {
  url: string;
  now: number;
  data: Map<string, ReadResult>;
  /** Answers a call that `data` lacks. */
  read: (call: string) => Promise<ReadResult>;
}

const thrown = (fault: string): PastPage => ({
  status: 0,
  pattern: null,
  widgets: [],
  fault,
  html: [],
});

/** Asks a process for one render after the other, until no read is missing. */
const renderInRounds = async (
  ask: (request: RenderRequest) => Promise<ProcessReply>,
  { url, now, data, read }: PastRequest,
): Promise<PastPage> => {
  for (let round = 0; round < mostRounds; round += 1) {
    const answered = await ask({ url, now, data: Object.fromEntries(data) });
    if ('fault' in answered) return thrown(answered.fault);
    const reply: RenderReply = answered.reply;
    if (!('reads' in reply)) return reply;
    await Promise.all(reply.reads.map(async (call) => data.set(call, await read(call))));
  }
  return thrown(`It still missed reads after ${mostRounds} rounds.`);
};

/** Renders a page with the releases in these folders, in a process of its own. */
export const renderPast = async (folders: readonly string[], request: PastRequest): Promise<PastPage> => {
  const workspace = mkdtempSync(path.join(tmpdir(), 'binnen-replay-'));
  const child = fork(program, [workspace, ...folders], {
    execArgv: ['--max-old-space-size=256'],
    // Code of other teams: the environment has the token.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  let settle: (reply: ProcessReply) => void = () => {};
  child.on('message', (reply: ProcessReply) => settle(reply));
  const ended = new Promise<ProcessReply>((resolve) => {
    child.on('close', (_, signal) =>
      resolve({
        fault: signal
          ? `It did not end within ${deadlineMilliseconds / 1_000} s and 256 MB.`
          : said.trim() || 'Its process ended.',
      }),
    );
  });
  /** Its time is that of the renders: the site may need more for what is read between them. */
  const ask = async (sent: RenderRequest): Promise<ProcessReply> => {
    const timer = setTimeout(() => child.kill('SIGKILL'), deadlineMilliseconds);
    const answered = new Promise<ProcessReply>((resolve) => {
      settle = resolve;
      // To one that has ended, nothing can be sent.
      child.send(sent, () => {});
    });
    try {
      return await Promise.race([ended, answered]);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    return await renderInRounds(ask, request);
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(workspace, { recursive: true, force: true });
  }
};

/** Reads the API of an edge, as its own renders do. */
export const createReader = (origin: string) =>
  onceEach((call: string) =>
    askSite(origin, call).catch((): never => {
      throw new EdgeRefusal('unreachable', `${origin} (BINNEN_URL) did not answer ${call}.`);
    }),
  );
