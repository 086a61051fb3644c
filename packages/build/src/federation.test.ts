import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { containerPlugin } from './federation.ts';
import { root } from './workspace.ts';

interface Container {
  init: (scope: object) => unknown;
  get: (module: string) => Promise<() => { remote: { react: unknown; platform: unknown } }>;
}

const folder = mkdtempSync(path.join(tmpdir(), 'binnen-federation-'));
const dist = path.join(folder, 'dist');

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'));
  const entry = path.join(folder, 'src/remote.js');
  writeFileSync(
    entry,
    `import * as react from 'react'; import * as platform from '@binnen/platform'; import 'react/jsx-runtime';
     export const remote = { react: react.version, platform: platform.name };`,
  );
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        context: folder,
        mode: 'production',
        target: ['web', 'es2023'],
        entry: {},
        output: { path: dist, publicPath: 'auto', uniqueName: 'mf_proof', chunkFilename: '[name].js' },
        optimization: { chunkIds: 'named' },
        plugins: [containerPlugin('mf_proof', entry)],
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      },
    );
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Enough of a page to run scripts that load scripts. */
const openPage = () => {
  const run = (src: string) =>
    vm.runInContext(readFileSync(path.join(dist, path.basename(src)), 'utf8'), page);
  const createElement = () => ({
    setAttribute() {},
    getAttribute: () => null,
    onload: (): void => {},
    src: '',
  });
  const document = {
    currentScript: { tagName: 'SCRIPT', src: 'https://binnen.example/remotes/mf-proof/1.0.0/remoteEntry.js' },
    getElementsByTagName: () => [],
    createElement,
    head: {
      appendChild(script: ReturnType<typeof createElement>) {
        run(script.src);
        script.onload();
      },
    },
  };
  const page = vm.createContext({ document, setTimeout, clearTimeout, console });
  run('remoteEntry.js');
  return (page as { mf_proof: Container }).mf_proof;
};

const scope = (name: string, version: string, module: object) => ({
  [name]: { [version]: { get: () => Promise.resolve(() => module), loaded: 1, eager: true, from: 'shell' } },
});

it('a container takes what is shared from the scope that its host gives', async () => {
  const container = openPage();
  await container.init({
    ...scope('react', '19.3.1', { version: 'of the shell' }),
    ...scope('react/jsx-runtime', '19.3.1', {}),
    ...scope('@binnen/platform', '1.0.0', { name: 'of the shell too' }),
  });
  const { remote } = (await container.get('./remote'))();
  expect(remote).toEqual({ react: 'of the shell', platform: 'of the shell too' });
});

it('a container has no copy of what is shared: without a host it fails', async () => {
  const container = openPage();
  await container.init({});
  await expect(container.get('./remote').then((open) => open())).rejects.toThrow(/react|platform/);
});

it('a container carries no runtime of module federation', () => {
  const entry = readFileSync(path.join(dist, 'remoteEntry.js'));
  expect(entry.toString()).not.toMatch(/__FEDERATION__|RUNTIME-00/);
  expect(gzipSync(entry, { level: 9 }).length).toBeLessThan(5_200);
});

it('is measured with these versions: look at the entry and at what is aliased before raising them', () => {
  const readVersion = (folder: string) =>
    (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { version: string })
      .version;
  expect([
    readVersion('packages/build/node_modules/@rspack/core'),
    readVersion('shell/node_modules/@module-federation/enhanced'),
  ]).toEqual(['2.3.2', '2.9.2']);
});
