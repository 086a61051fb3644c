import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { besideScript, withoutSheetLoader } from './bundler-runtime.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'binnen-bundler-runtime-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An entry with a style sheet and a part that is loaded late: the text of the entry's script and sheet. */
const build = async (sources: Record<string, string>) => {
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, 'src', file), text);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        context: folder,
        mode: 'production',
        target: ['web', 'es2023'],
        entry: { main: './src/main.js' },
        output: { path: path.join(folder, 'dist'), assetModuleFilename: '[name][ext]' },
        module: {
          rules: [
            { test: /\.css$/, type: 'css' },
            { test: /\.svg$/, type: 'asset/resource' },
          ],
        },
        plugins: [besideScript, withoutSheetLoader],
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      },
    );
  });
  const read = (file: string) => readFileSync(path.join(folder, 'dist', file), 'utf8');
  return { script: read('main.js'), sheet: read('main.css') };
};

const main = `import './look.css'; globalThis.late = () => import('./late.js');`;
const look = `body { background: url(./picture.svg); }`;

it('an entry has no loader of style sheets, and does not ask where a worker was loaded from', async () => {
  const { script, sheet } = await build({
    'main.js': main,
    'look.css': look,
    'late.js': 'export const late = 1;',
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(script).toContain('document.currentScript.src.replace(');
  expect(script).not.toMatch(/Loading css chunk|importScripts/);
  expect(sheet).toContain('url(picture.svg)');
});

it('a late part with a style sheet of its own fails the build: nothing would load it', async () => {
  const built = build({
    'main.js': main,
    'look.css': look.replace(/url.*\)/, 'red'),
    'late.js': `import './late.css'`,
    'late.css': 'p { color: red; }',
  });
  await expect(built).rejects.toThrow(/\.css belongs to a part that is loaded late/);
});
