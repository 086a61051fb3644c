import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import playwrightConfig from '../playwright.config.ts';

/**
 * A browser with one tab, reached by the DevTools protocol as a tab. Playwright attaches to pages, and a browser then draws none
 * beforehand.
 */
export interface PlainBrowser {
  /** The value of an expression in the page that shows: a string. */
  read: (expression: string) => Promise<string>;
  send: (method: string, params?: object) => Promise<unknown>;
  /** How many pages were drawn beforehand. */
  countDrawn: () => number;
  /** The addresses of the page's links whose documents it may draw beforehand. */
  listDrawable: () => string[];
  close: () => Promise<void>;
}

/** The browser's messages that are read here. */
interface Message {
  id?: number;
  method?: string;
  params?: {
    sessionId?: string;
    status?: string;
    preloadingAttemptSources?: { key: { url: string } }[];
    targetInfo?: { targetId: string; type: string; subtype?: string };
  };
  result?: { targetId?: string; sessionId?: string; result?: { value?: unknown } };
  error?: { message: string };
}

const startBrowser = async (folder: string) => {
  const { executablePath = '', args = [] } = playwrightConfig.use?.launchOptions ?? {};
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  for await (const line of createInterface(child.stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return { child, address };
  }
  throw new Error('Chromium did not say where it listens');
};

export const openPlainBrowser = async (): Promise<PlainBrowser> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plain-browser-'));
  const { child, address } = await startBrowser(folder);
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, { session: string | undefined; settle: (message: Message) => void }>();
  const sessions = new Map<string, string>();
  let page = '';
  let drawnBeforehand = 0;
  let drawable: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.settle(message);
    const { sessionId, targetInfo, status, preloadingAttemptSources } = message.params ?? {};
    // What was asked of a page that is left is never answered.
    if (message.method === 'Target.detachedFromTarget')
      for (const { session, settle } of waiting.values())
        if (session === sessionId) settle({ error: { message: 'Session with given id was left' } });
    if (preloadingAttemptSources) drawable = preloadingAttemptSources.map(({ key }) => key.url);
    if (message.method === 'Preload.prerenderStatusUpdated' && status === 'Ready') drawnBeforehand += 1;
    if (!targetInfo) return;
    if (sessionId) sessions.set(targetInfo.targetId, sessionId);
    // What was drawn beforehand becomes the page when it is shown.
    if (targetInfo.type === 'page' && !targetInfo.subtype) page = sessions.get(targetInfo.targetId) ?? page;
  });
  const ask = async (
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<NonNullable<Message['result']>> => {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((settle) => waiting.set(id, { session: sessionId, settle }));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId: tab } = await ask('Target.attachToTarget', { targetId, flatten: true });
  await ask('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab);
  const send = (method: string, params?: object) => ask(method, params, page);
  return {
    send,
    countDrawn: () => drawnBeforehand,
    listDrawable: () => drawable,
    read: async (expression) => {
      // Between the page that is left and the one that was drawn beforehand there is none for a moment.
      const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true }, page).catch(
        (error: unknown): NonNullable<Message['result']> => {
          if (/Session with given id/.test(String(error))) return {};
          throw error;
        },
      );
      return String(result?.value);
    },
    close: async () => {
      socket.close();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
