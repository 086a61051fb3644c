import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BundledWorker } from './bundled-edge.ts';
import { findFreePort, startProcess, stopAll } from './processes/processes.ts';
import { createFaultReader } from './processes/read-faults.ts';

afterAll(() => stopAll());

const script = `export default {
  fetch: () => new Response('ok'),
  scheduled: ({ cron }) => {
    console.info(JSON.stringify({ level: 'info', message: 'nothing' }));
    console.error(JSON.stringify({ level: 'error', message: 'ran ' + cron }));
  },
};`;

test('the cron triggers run, and what goes wrong in them is told', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const file = path.join(folder, 'worker.js');
  writeFileSync(file, script);
  const described: BundledWorker = {
    port: await findFreePort(),
    stateFolder: folder,
    script: file,
    cronMs: 100,
    worker: { compatibilityDate: '2026-11-01' },
  };
  writeFileSync(path.join(folder, 'edge.json'), JSON.stringify(described));
  const lines = new Set<string>();
  startProcess([path.join(import.meta.dirname, 'serve-bundle.ts'), path.join(folder, 'edge.json')], {
    cwd: folder,
    onOutput: createFaultReader((line) => lines.add(line)),
  });
  const ran = (cron: string) => JSON.stringify({ level: 'error', message: `ran ${cron}` });
  await expect
    .poll(() => lines, { timeout: 15_000 })
    .toEqual(new Set([ran('* * * * *'), ran('*/4 * * * *')]));
});

test('a line that comes in pieces is one line, and what is no fault is not told', () => {
  const told: string[] = [];
  const read = createFaultReader((line) => told.push(line));
  read('{"level":"info"}\n{"level":"wa');
  read('rn","message":"a"}\nplain text\n');
  expect(told).toEqual(['{"level":"warn","message":"a"}']);
});
