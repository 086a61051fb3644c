import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@binnen/build/find-chromium';

const findPlaywrights = async (): Promise<string | undefined> => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const attempt = (command: string, words: string[]): boolean => {
  try {
    execFileSync(command, words, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

/** The path of a Chromium, installed when there is none. Throws with what to do when that fails. */
export const ensureChromium = async (): Promise<string> => {
  const present = findChromium() ?? (await findPlaywrights());
  if (present) return present;
  console.log('No Chromium on this machine: installing one …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && attempt('apt-get', ['update', '-qq']))
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (attempt('apt-get', ['install', '-y', '-qq', name])) break;
  const installed = findChromium();
  if (installed) return installed;
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const downloaded = await findPlaywrights();
  if (downloaded) return downloaded;
  throw new Error(
    'The end-to-end tests need Chromium, and none could be installed. Install it (Debian: sudo apt-get install ' +
      'chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
};
