import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measureActive, measureEvaluated } from './deploy.ts';

test('the time at work is that of all samples but the idle ones', () => {
  const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });
  const nodes = [node(1, '(root)'), node(2, '(idle)'), node(3, 'createApi'), node(4, '(garbage collector)')];
  const profile = { nodes, samples: [3, 2, 3, 4], timeDeltas: [4000, 90_000, 2500, 500] };
  expect(measureActive(profile)).toBe(7);
});

test('what is evaluated at once is what the entry imports, but for what it imports on demand', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'front-'));
  const write = (name: string, source: string) => writeFileSync(path.join(folder, name), source);
  const large = (kilobytes: number) => `export default '${randomBytes(kilobytes * 512).toString('hex')}';`;
  write('worker.js', "export { default } from './page.js'; export const load = () => import('./app.js');");
  write('page.js', large(8));
  write('app.js', large(80));
  const size = await measureEvaluated(path.join(folder, 'worker.js'));
  expect(size).toBeGreaterThan(4);
  expect(size).toBeLessThan(8);
  rmSync(folder, { recursive: true });
});
