import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { expect, onTestFinished, test } from 'vitest';

/** Where wrangler and Node look for secrets. */
const files = ['.env', '.env.local', '.env.production', '.dev.vars', '.dev.vars.production'];

test.each(['.gitignore', 'packages/create-binnen-remote/template/repository/.gitignore.template'])(
  'a file with secrets is not added to a repository with %s by mistake',
  (ignore) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'binnen-ignored-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    copyFileSync(path.join(root, ignore), path.join(folder, '.gitignore'));
    const ignored = execFileSync('git', ['check-ignore', '--stdin', '--verbose', '--non-matching'], {
      cwd: folder,
      input: files.map((file) => `edge-api/${file}`).join('\n'),
      encoding: 'utf8',
    });
    expect(ignored.split('\n').filter((line) => line.startsWith('::'))).toEqual([]);
  },
);
