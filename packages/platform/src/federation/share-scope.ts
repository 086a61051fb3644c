import * as platform from '@binnen/platform';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';

/** The global name of a remote's container: a valid identifier. */
export const containerName = (name: string) => name.replaceAll('-', '_');

const modules = [
  ['react', react.version, react],
  ['react/jsx-runtime', react.version, jsx],
  ['@binnen/platform', '1.0.0', platform],
] as const;

/**
 * Modules that shell and remotes share in the browser, one copy each: the shell's. By name and version, as every
 * container of module federation expects it.
 */
export const shareScope = Object.fromEntries(
  modules.map(([name, version, module]) => [
    name,
    {
      [version]: {
        version,
        lib: () => module,
        get: () => () => module,
        loaded: true,
        from: 'shell',
        scope: ['default'],
        shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
        strategy: 'loaded-first' as const,
        useIn: [],
        deps: [],
      },
    },
  ]),
);
