import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core';
import { addRuntime, besideScript } from './bundler-runtime.ts';

// Measured and tested with rspack 2.3.2: `federation.test.ts` fails when an upgrade changes what stands here.

/** Shared in the browser by module federation: one copy each, in the shell. */
const sharedInBrowser = ['react', 'react/jsx-runtime', '@binnen/platform'];

/** What a host gives to `init`: by name and version. */
type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }> | undefined>;

/** What the bundler's runtime has for this container, and what it leaves to us. */
interface Runtime {
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> };
  initContainer: (scope: ShareScope) => Promise<void>;
  getContainer: (module: string) => Promise<() => unknown>;
}

/** Runs in the entry: it can use nothing but its parameters. */
const installContainer = (runtime: Runtime, remote: string, names: string[], taken: string): void => {
  const page = globalThis as unknown as Record<string, unknown>;
  runtime.initContainer = async (scope) => {
    const take = async (name: string) => {
      const [shared] = Object.values(scope[name] ?? {});
      if (!shared) throw new Error(`${remote} needs ${name}: its host must put it into the share scope`);
      return [name, (await shared.get())()];
    };
    const given = Object.fromEntries(await Promise.all(names.map(take)));
    // The first host stays: with another one's copies there would be two of each.
    page[taken] ??= given;
  };
  runtime.getContainer = async (module) => runtime.initializeExposesData.moduleMap[module]!();
};

const face = 'remote';

/**
 * What is exposed is the remote's map of pages and widgets, 0.6 kB that every page needs: the plugin makes a chunk of it,
 * which goes into the entry. Style sheets that it would import stay a chunk.
 */
const joinFaceAndEntry = (compiler: Compiler, name: string): void => {
  const { splitChunks } = compiler.options.optimization;
  if (!splitChunks) throw new Error('A container needs optimization.splitChunks');
  const chunks = (chunk: { name?: string | undefined }) => chunk.name === face;
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    [face]: { name, chunks, type: /^javascript/, enforce: true, priority: 20 },
  };
};

/**
 * The container of a remote, which its host speaks to by `init` and `get`. The plugin's `enhanced` form leaves both to a
 * runtime: module federation's own is 27 kB, ours is `installContainer`. The plugin's `shared` would bring a parser of
 * version ranges and eleven ways to choose a copy, 2 kB in each entry; a remote of ours takes what its host gives, so
 * that is turned off, and what is shared is an external: found where `init` put it.
 */
export const containerPlugin = (name: string, entry: string): RspackPluginInstance => ({
  apply: (compiler: Compiler) => {
    besideScript.apply(compiler);
    joinFaceAndEntry(compiler, name);
    const taken = `${name}_shared`;
    new rspack.container.ContainerPlugin({
      name,
      filename: 'remoteEntry.js',
      library: { type: 'var', name },
      exposes: { './remote': { import: entry, name: face } },
      enhanced: true,
    }).apply(compiler);
    new rspack.ExternalsPlugin(
      'var',
      Object.fromEntries(sharedInBrowser.map((each) => [each, [taken, each]])),
    ).apply(compiler);
    const given = [name, sharedInBrowser, taken].map((each) => JSON.stringify(each));
    const parameters = [rspack.RuntimeGlobals.require, ...given].join(', ');
    addRuntime(compiler, 'container', () => `(${installContainer.toString()})(${parameters});`);
  },
});
