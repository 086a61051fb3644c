import { setTimeout as pause } from 'node:timers/promises';
import { answers, findFreePort } from '@binnen/scripts/processes/processes';
import { startProgram } from './program.ts';
import type { Engine } from './tab.ts';

/** Talks to a driver as https://www.w3.org/TR/webdriver2/ has it. */
const connect =
  (driver: string) =>
  async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> => {
    const response = await fetch(`${driver}${path}`, {
      method,
      // It hangs sometimes, and would then say so after five minutes.
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };

/** The window lies under the screen's pointer, in its middle: without a window manager it has the keyboard only there. */
const corner = { x: 1_390, y: 700 };

/**
 * The engine of Safari, in the small browser that comes with it (https://webkitgtk.org), on a screen that nobody sees.
 * Its window is at least 447 px wide.
 */
export const startWebKit = async (name: string, driver: string, screen: string): Promise<Engine> => {
  const display = startProgram(screen, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '2800x1800x24',
    '-nolisten',
    'tcp',
  ]);
  const number = (await display.says(/\d+\n/)).trim();
  const port = await findFreePort();
  const program = startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // In a container, its processes may not make namespaces.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const send = connect(`http://127.0.0.1:${port}`);
  while (!(await answers(`http://127.0.0.1:${port}/status`, 500))) await pause(100);

  const openTab: Engine['openTab'] = async () => {
    const wanted = { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', wanted);
    const at = `/session/${sessionId}`;
    return {
      goTo: async (url) => void (await send('POST', `${at}/url`, { url })),
      ask: (body) => send('POST', `${at}/execute/sync`, { script: body, args: [] }),
      perform: async (input) => void (await send('POST', `${at}/actions`, { actions: [input] })),
      back: async () => void (await send('POST', `${at}/back`, {})),
      reload: async () => void (await send('POST', `${at}/refresh`, {})),
      resize: async (width, height) =>
        void (await send('POST', `${at}/window/rect`, { ...corner, width, height })),
      countTabs: async () => (await send<string[]>('GET', `${at}/window/handles`)).length,
      close: async () => void (await send('DELETE', at)),
    };
  };
  return {
    name,
    openTab,
    close: async () => {
      await program.stop();
      await display.stop();
    },
  };
};
