import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['dev.ts', 'Usage: pnpm dev '],
  ['create-remote/main.ts', 'Usage: pnpm create:remote '],
  ['cloud/main.ts', 'Usage: pnpm cloud:setup '],
])(
  '%s says how it is called to who gives an option that it does not have',
  { timeout: 60_000 },
  (file, usage) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, file), '--help'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown option '--help'");
    expect(stderr).toContain(usage);
  },
);
