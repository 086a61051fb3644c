import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineMonolith } from '@binnen/build/define-shell';
import { rspack } from '@rspack/core';
import { workFolder } from '../capture.ts';
import { root } from '@binnen/build/workspace';

/** Bytes, gzip, of the scripts that a monolith of the same sources needs for a page of `chunk`. */
export const measureMonolith = (chunk: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const folder = path.join(workFolder, 'monolith');
    const stub = path.join(root, 'packages/bench/src/monolith/federation-stub.ts');
    rspack(defineMonolith(folder, stub), (error, stats) => {
      if (error || !stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
      const files = ['main', chunk].flatMap((name) => groups[name]?.assets ?? []).map((asset) => asset.name);
      const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
      const size = (file: string) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
      return resolve(scripts.reduce((sum, file) => sum + size(file), 0));
    });
  });
