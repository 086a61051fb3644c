import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { expect, it } from 'vitest';
import { verifiedChunks } from './verified-chunks.ts';

const parts = Array.from({ length: 24 }, (_, index) => `part-${index}`);

const build = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });

it('writes the hash of each chunk into the entry, in an order that is the same in every build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'binnen-verified-chunks-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    for (const part of parts)
      writeFileSync(path.join(folder, `src/${part}.js`), `export const name = '${part}';`);
    const imports = parts.map((part) => `import(/* webpackChunkName: "${part}" */ './${part}.js')`);
    writeFileSync(path.join(folder, 'src/worker.js'), '');
    // The document loads it with the entry, and verifies both.
    writeFileSync(path.join(folder, 'src/first.js'), `globalThis.first = true;`);
    // A file that is no chunk: the entry makes no tag for it.
    const worker = `export const worker = () => new URL('./worker.js', import.meta.url);`;
    writeFileSync(
      path.join(folder, 'src/entry.js'),
      `import './first.js'; ${worker} globalThis.load = () => [${imports.join(', ')}];`,
    );
    await build({
      context: folder,
      mode: 'production',
      target: ['web', 'es2023'],
      entry: { entry: './src/entry.js' },
      output: { path: path.join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].js' },
      optimization: {
        chunkIds: 'named',
        minimize: false,
        splitChunks: {
          cacheGroups: { first: { name: 'first', test: /first\.js$/, chunks: 'initial', enforce: true } },
        },
      },
      plugins: [verifiedChunks],
    });
    const entry = readFileSync(path.join(folder, 'dist/entry.js'), 'utf8');
    const listed = [...entry.matchAll(/"(part-\d+\.js)":"sha256-/g)].map((match) => match[1]);
    expect(listed).toEqual(parts.map((part) => `${part}.js`).sort());
    expect(existsSync(path.join(folder, 'dist/first.js'))).toBe(true);
    expect(entry.match(/"sha256-/g)).toHaveLength(parts.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
