import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** The folder of a shell's built release with this code for the server, until the test ends. */
export const writeShell = (code: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-shell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/shell.js'), code);
  const file = { path: 'shell.js', sha256: 'a'.repeat(64), integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
  const record = {
    ...{ remote: 'shell', version: '1.0.0', contract: 1, hosts: [1], pages: {}, widgets: {}, reads: [] },
    ...{ entry: 'main.js', assets: { scripts: [], styles: [] }, client: [], server: [file] },
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  return folder;
};
