import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from './program.ts';
import type { Engine } from './tab.ts';

/** What is read of the messages of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
interface Message {
  id?: number;
  type: 'success' | 'error';
  message?: string;
  result: {
    userContext: string;
    context: string;
    contexts: { userContext: string }[];
    result?: { value?: string };
    exceptionDetails?: { text: string };
  };
}

const formatPreferences = (preferences: Record<string, unknown>): string =>
  Object.entries(preferences)
    .map((words) => `user_pref(${words.map((word) => JSON.stringify(word)).join(', ')});\n`)
    .join('');

const connect = async (url: string) => {
  const socket = new WebSocket(url);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  const send = async (method: string, params: object): Promise<Message['result']> => {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message ?? ''}`);
    return result;
  };
  return { send, close: () => socket.close() };
};

export const startFirefox = async (
  name: string,
  file: string,
  preferences: Record<string, unknown> = {},
): Promise<Engine> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const all = {
    'intl.accept_languages': 'nl',
    'browser.sessionhistory.max_total_viewers': 8,
    ...preferences,
  };
  writeFileSync(path.join(folder, 'user.js'), formatPreferences(all));
  const words = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const program = startProgram(file, words);
  const address = await program.says(/ws:\/\/\S+/);
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });

  const openTab: Engine['openTab'] = async () => {
    // Cookies, stores and caches of its own.
    const { userContext } = await send('browser.createUserContext', {});
    const { context } = await send('browsingContext.create', { type: 'tab', userContext });
    return {
      goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
      ask: async (body) => {
        const { result, exceptionDetails } = await send('script.evaluate', {
          expression: `JSON.stringify((() => { ${body} })() ?? null)`,
          target: { context },
          awaitPromise: false,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return JSON.parse(result?.value ?? 'null');
      },
      perform: async (input) => void (await send('input.performActions', { context, actions: [input] })),
      back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
      reload: async () => void (await send('browsingContext.reload', { context, wait: 'none' })),
      resize: async (width, height) =>
        void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
      countTabs: async () => {
        const { contexts } = await send('browsingContext.getTree', { maxDepth: 0 });
        return contexts.filter((one) => one.userContext === userContext).length;
      },
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    };
  };
  return {
    name,
    openTab,
    close: async () => {
      close();
      await program.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
