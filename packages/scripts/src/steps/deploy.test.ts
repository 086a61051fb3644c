import { expect, test } from 'vitest';
import { measureActive } from './deploy.ts';

test('the time at work is that of all samples but the idle ones', () => {
  const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });
  const nodes = [node(1, '(root)'), node(2, '(idle)'), node(3, 'createApi'), node(4, '(garbage collector)')];
  const profile = { nodes, samples: [3, 2, 3, 4], timeDeltas: [4000, 90_000, 2500, 500] };
  expect(measureActive(profile)).toBe(7);
});
