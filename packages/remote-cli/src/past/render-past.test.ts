import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPast } from './render-past.ts';

afterEach(() => void vi.useRealTimers());

const shell = `export const createRender = () => async ({ data }) =>
  '/aanbod' in data ? { status: 200, html: [], pattern: null, widgets: [], used: [] } : { reads: ['/aanbod'] };`;

const writeShell = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-shell-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/shell.js'), shell);
  const file = { path: 'shell.js', sha256: 'a'.repeat(64), integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
  const record = {
    ...{ remote: 'shell', version: '1.0.0', contract: 1, hosts: [1], pages: {}, widgets: {}, reads: [] },
    ...{ entry: 'main.js', assets: { scripts: [], styles: [] }, client: [], server: [file] },
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  return folder;
};

test('a page is not blamed for a site that answers slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = () => {
    vi.advanceTimersByTime(30_000);
    return Promise.resolve('[]');
  };
  const request = { url: 'https://binnen.example/', now: 0, data: new Map<string, string>(), read };
  expect(await renderPast([writeShell()], request)).toMatchObject({ status: 200 });
});
