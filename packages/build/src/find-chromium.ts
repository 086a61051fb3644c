import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Most wanted first. The headless shell opens a window in half the time: the whole browser draws an address bar for each,
 * in a process of its own, which nobody sees.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * The path of this machine's Chromium: `CHROMIUM_PATH`, or the first on the path. Undefined: there is none but, maybe,
 * Playwright's own. Throws when `CHROMIUM_PATH` names no file.
 */
export const findChromium = (): string | undefined => {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH=${given} is not there.`);
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
};
