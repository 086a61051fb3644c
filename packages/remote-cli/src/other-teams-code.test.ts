import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createRenderer } from './dev/renderer.ts';
import { readBuilt } from './join-releases.ts';
import { renderPast } from './past/render-past.ts';
import { rehearse } from './rehearse.ts';

afterEach(() => void vi.unstubAllEnvs());

const prying = `const { BINNEN_TOKEN } = process.env;
if (BINNEN_TOKEN) throw new Error('It read ' + BINNEN_TOKEN);
export const createRender = () => async () => ({ status: 200, html: [], pattern: null, widgets: [], used: [] });`;

const writeShell = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a-shell-'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/shell.js'), prying);
  const file = { path: 'shell.js', sha256: 'a'.repeat(64), integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 };
  const record = {
    ...{ remote: 'shell', version: '1.0.0', contract: 1, hosts: [1], pages: {}, widgets: {}, reads: [] },
    ...{ entry: 'main.js', assets: { scripts: [], styles: [] }, client: [], server: [file] },
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
  return folder;
};

const request = { url: 'https://binnen.example/', now: 0 };

test.each<[string, (folder: string) => Promise<unknown>]>([
  [
    'a replay',
    (folder) => renderPast([folder], { ...request, data: new Map(), read: () => Promise.resolve('') }),
  ],
  ['a rehearsal', (folder) => rehearse(folder, [])],
  [
    'a dev server',
    async (folder) => {
      const renderer = createRenderer(path.join(folder, 'joined'), [readBuilt(folder)]);
      renderer.use([]);
      const rendered = renderer.render({ ...request, data: {} });
      return rendered.finally(() => renderer.stop());
    },
  ],
])('the code that %s renders does not get the token of who runs it', async (_, run) => {
  vi.stubEnv('BINNEN_TOKEN', 'binnen_geheim');
  expect(JSON.stringify((await run(writeShell())) ?? {})).not.toContain('binnen_geheim');
});
