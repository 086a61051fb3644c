import * as platform from '@binnen/platform';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';

/** The global name of a remote's container: a valid identifier. */
export const containerName = (name: string) => name.replaceAll('-', '_');

/** What shell and remotes share in the browser, one copy each: the shell's. */
export const shared = [
  { name: 'react', version: react.version, module: react },
  { name: 'react/jsx-runtime', version: react.version, module: jsx },
  { name: '@binnen/platform', version: '1.0.0', module: platform },
];

/** The same as a share scope of module federation: by name and version. */
export const shareScope = Object.fromEntries(
  shared.map(({ name, version, module }) => [
    name,
    { [version]: { get: () => Promise.resolve(() => module), loaded: 1, eager: true, from: 'shell' } },
  ]),
);
