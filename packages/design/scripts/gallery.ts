// Builds a page with every primitive on it: node packages/design/scripts/gallery.ts [folder]
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';

const folder = process.argv[2] ?? path.join(tmpdir(), 'binnen-gallery');
const configuration: Configuration = {
  mode: 'development',
  devtool: false,
  target: 'web',
  entry: path.join(import.meta.dirname, 'gallery-page.tsx'),
  output: { path: folder, filename: 'gallery.js', cssFilename: 'gallery.css', publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { 'css/module': { namedExports: false } },
    rules: [
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
};

rspack(configuration, (error, stats) => {
  if (error || !stats || stats.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
  const page = path.join(folder, 'index.html');
  writeFileSync(
    page,
    '<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Design</title>' +
      '<link rel="stylesheet" href="gallery.css"><div id="root"></div><script src="gallery.js"></script></html>',
  );
  console.log(`The gallery is ${page}`);
});
