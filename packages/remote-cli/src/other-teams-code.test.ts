import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeShell } from '../test/write-shell.ts';
import { createRenderer } from './dev/renderer.ts';
import { readBuilt } from './join-releases.ts';
import { renderPast } from './past/render-past.ts';
import { rehearse } from './rehearse.ts';

afterEach(() => void vi.unstubAllEnvs());

const prying = `const { BINNEN_TOKEN } = process.env;
if (BINNEN_TOKEN) throw new Error('It read ' + BINNEN_TOKEN);
export const createRender = () => async () => ({ status: 200, html: [], pattern: null, widgets: [], used: [] });`;

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
  expect(JSON.stringify((await run(writeShell(prying))) ?? {})).not.toContain('binnen_geheim');
});
