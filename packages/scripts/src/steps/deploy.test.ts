import { expect, test } from 'vitest';
import { measureActive, measureEvaluated } from './deploy.ts';

test('the time at work is that of all samples but the idle ones', () => {
  const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });
  const nodes = [node(1, '(root)'), node(2, '(idle)'), node(3, 'createApi'), node(4, '(garbage collector)')];
  const profile = { nodes, samples: [3, 2, 3, 4], timeDeltas: [4000, 90_000, 2500, 500] };
  expect(measureActive(profile)).toBe(7);
});

test('what is evaluated at once is what the entry imports, but for what it imports on demand', () => {
  const file = (...imports: [string, string][]) => ({
    imports: imports.map(([path, kind]) => ({ path, kind })),
  });
  const inputs = {
    'worker.ts': file(['pages.ts', 'import-statement'], ['app.ts', 'dynamic-import']),
    'pages.ts': file(['kit.ts', 'import-statement'], ['worker.ts', 'import-statement']),
    'kit.ts': file(),
    'app.ts': file(['kit.ts', 'import-statement'], ['content.ts', 'import-statement']),
    'content.ts': file(),
  };
  const sizes = { 'worker.ts': 1, 'pages.ts': 20, 'kit.ts': 300, 'app.ts': 4_000, 'content.ts': 50_000 };
  const bundled = Object.fromEntries(
    Object.entries(sizes).map(([name, bytesInOutput]) => [name, { bytesInOutput }]),
  );
  const outputs = {
    'worker.js.map': { inputs: {} },
    'worker.js': { entryPoint: 'worker.ts', inputs: bundled },
  };
  expect(measureEvaluated({ inputs, outputs })).toBe(321);
});
