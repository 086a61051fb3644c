import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRehearsedSite } from './rehearsed-site.ts';
import { writeStage } from './stage.ts';
import { weighPage } from './weigh-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'binnen-weigh-'));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** A site of a shell alone, each of whose renders does this. */
const create = async (name: string, work: string) => {
  const built = writeStage(path.join(folder, name, 'built'), {});
  const release = { ...built.release, remote: 'shell' };
  release.server = release.server.map((file) => ({ ...file, path: 'shell.js' }));
  mkdirSync(path.join(folder, name, 'built/server'), { recursive: true });
  writeFileSync(
    path.join(folder, name, 'built/server/shell.js'),
    `const kept = [];
const work = (steps) => { let done = 0; for (let step = 0; step < steps * 3e4; step += 1) done = Math.sqrt(step + done); globalThis.done = done; };
export const createRender = () => async () => {
  ${work};
  return { status: 404, html: [new Uint8Array(), new Uint8Array(), new Uint8Array()], pattern: null, widgets: [], used: [] };
};`,
  );
  const site = createRehearsedSite({
    built: [{ folder: built.folder, release }],
    local: [],
    live: {
      read: () => Promise.resolve('{}'),
      fetch: () => Promise.reject(new Error('Nothing is asked for')),
    },
    policy: '',
    workspace: path.join(folder, name, 'joined'),
  });
  stops.push(site.stop);
  await site.open({})(address, 'text/html');
  return site;
};
const address = 'https://rehearsal.invalid/huren';

test('a page that takes twice as long, or keeps something of each render, is told beside the live one', async () => {
  const live = await create('live', 'work(4)');
  expect(await weighPage(address, await create('same', 'work(4)'), live)).toEqual({ faults: [], notes: [] });
  expect(await weighPage(address, await create('slow', 'work(12)'), live)).toEqual({
    faults: [],
    notes: [expect.stringMatching(/renders it in .* ms, and the live one in .*: [2-9]\.\d times/)],
  });
  const growing = await create('growing', 'work(4); kept.push(new Array(2_500).fill(kept.length))');
  expect(await weighPage(address, growing, live)).toEqual({
    faults: [expect.stringMatching(/each render leaves (19|2[01]) kB in the server’s memory/)],
    notes: [],
  });
  // As a machine does that compiles what it renders often: no reason to refuse a team's release.
  const settling = await create(
    'settling',
    'work(4); if (kept.length < 90) kept.push(new Array(2_500).fill(kept.length))',
  );
  expect(await weighPage(address, settling, live)).toEqual({ faults: [], notes: [] });
}, 60_000);

test('a page is weighed on a busy machine, too, where all its renders take seconds', async () => {
  const busy = await create('busy', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)');
  expect(await busy.weigh(address, 100)).toMatchObject({ kept: expect.any(Number) });
}, 30_000);
