/** The gallery: one page with every primitive in its states. `pnpm dev` serves it at /_dev/gallery/. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';

const configure = (folder: string): Configuration => ({
  mode: 'development',
  devtool: false,
  target: 'web',
  entry: path.join(import.meta.dirname, 'page.tsx'),
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
});

const html = `<!doctype html><html lang="nl" data-whole><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Design: alle primitieven</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="gallery.css">
<div id="root"></div><script src="gallery.js"></script>
<script defer src="/_dev/client.js"></script></html>
`;

/** Builds the gallery into a folder: `index.html` and what it loads. */
export const buildGallery = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    rspack(configure(folder), (error, stats) => {
      if (error || !stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString('errors-only') ?? 'The gallery was not built.'));
      writeFileSync(path.join(folder, 'index.html'), html);
      resolve();
    });
  });

// A process of its own for `pnpm dev`, which does not wait for the bundler to load.
const [folder] = process.argv.slice(2);
if (import.meta.main && folder) await buildGallery(folder);
