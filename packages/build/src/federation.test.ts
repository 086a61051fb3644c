import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { firstCore } from '@binnen/platform/first-core';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containerPlugins, runtimeAsModules } from './federation.ts';
import { root } from './workspace.ts';

interface Container {
  init: (scope: object, initScope: object[], options: object) => unknown;
  get: (
    module: string,
  ) => Promise<
    () => { remote: { react: unknown; platform: unknown; load: () => Promise<{ page: unknown }> } }
  >;
}

const enhanced = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
/** A host gives a container one of them. */
const cores: Record<string, unknown> = {
  'the first core': firstCore,
  'the core of the runtime': runtime('@module-federation/runtime/core'),
};

const folder = mkdtempSync(path.join(tmpdir(), 'binnen-federation-'));
const dist = path.join(folder, 'dist');

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'));
  // It could be bundled: only the plugin keeps it out.
  for (const each of ['react', '@binnen/platform']) {
    mkdirSync(path.join(folder, 'node_modules', each), { recursive: true });
    for (const file of ['index', 'jsx-runtime'])
      writeFileSync(
        path.join(folder, 'node_modules', each, `${file}.js`),
        `globalThis.copied = 'a copy of ${each}';`,
      );
  }
  const entry = path.join(folder, 'src/remote.js');
  writeFileSync(
    entry,
    `import * as react from 'react'; import * as platform from '@binnen/platform'; import 'react/jsx-runtime';
     export const remote = { react: react.version, platform: platform.name, load: () => import('./page.js') };`,
  );
  writeFileSync(
    path.join(folder, 'src/page.js'),
    `import { version } from 'react'; export const page = version;`,
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
        resolve: { alias: runtimeAsModules },
        plugins: containerPlugins('mf_proof', entry),
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
const openPage = (core: unknown) => {
  const loaded: string[] = [];
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
        loaded.push(script.src);
        run(script.src);
        script.onload();
      },
    },
  };
  const page = vm.createContext({
    document,
    location: { origin: 'https://binnen.example' },
    _FEDERATION_RUNTIME_CORE: core,
    setTimeout,
    clearTimeout,
    console,
  });
  vm.runInContext('globalThis.window = globalThis', page);
  run('remoteEntry.js');
  return { container: (page as { mf_proof: Container }).mf_proof, loaded };
};

const scope = (name: string, version: string, module: object) => ({
  [name]: {
    [version]: {
      version,
      lib: () => module,
      get: () => () => module,
      loaded: true,
      from: 'shell',
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: false },
      strategy: 'loaded-first',
      useIn: [],
      deps: [],
    },
  },
});

const hostScope = (host: string) => ({
  ...scope('react', '19.3.1', { version: `of ${host}` }),
  ...scope('react/jsx-runtime', '19.3.1', {}),
  ...scope('@binnen/platform', '1.0.0', { name: `of ${host} too` }),
});

const initialise = (container: Container, shared: object) =>
  container.init(shared, [], {
    version: '1.0.0',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shared },
  });

describe.each(Object.entries(cores))('with %s', (_, core) => {
  it('a container takes what is shared from the scope that its host gives, and a page has one copy', async () => {
    const { container } = openPage(core);
    await initialise(container, hostScope('the shell'));
    const { remote } = (await container.get('./remote'))();
    expect(remote).toMatchObject({ react: 'of the shell', platform: 'of the shell too' });
    expect(await remote.load()).toMatchObject({ page: 'of the shell' });
  });

  it('a container has its map of pages in it, and loads a page from where it was loaded itself', async () => {
    const { container, loaded } = openPage(core);
    await initialise(container, hostScope('the shell'));
    const { remote } = (await container.get('./remote'))();
    expect(loaded).toEqual([]);
    await remote.load();
    expect(loaded).toEqual(['https://binnen.example/remotes/mf-proof/1.0.0/src_page_js.js']);
  });

  it('a container has no copy of what is shared: a host that lacks something is told', async () => {
    const { container } = openPage(core);
    const { react: _react, ...rest } = hostScope('the shell');
    const open = async () => {
      await initialise(container, rest);
      return (await container.get('./remote'))();
    };
    await expect(open()).rejects.toThrow();
    const files = readdirSync(dist).map((file) => readFileSync(path.join(dist, file), 'utf8'));
    expect(files.join('')).not.toContain('a copy of');
  });
});

it('a container has the core of the runtime from its host, and its own part as ES modules', () => {
  const entry = readFileSync(path.join(dist, 'remoteEntry.js'));
  expect(entry.toString()).toContain('_FEDERATION_RUNTIME_CORE');
  expect(entry.toString().match(/RUNTIME-\d+/g), 'messages that it can say').toHaveLength(2);
  expect(gzipSync(entry, { level: 9 }).length).toBeLessThan(6_900);
});

it('is measured with these versions: look at the entry and at what is aliased before raising them', () => {
  const readVersion = (folder: string) =>
    (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { version: string })
      .version;
  expect([
    readVersion('packages/build/node_modules/@rspack/core'),
    readVersion('packages/build/node_modules/@module-federation/enhanced'),
  ]).toEqual(['2.3.2', '2.9.2']);
});
