import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDeployable } from '@binnen/build/build';
import { deployables, root } from '@binnen/build/workspace';
import { assembleBuiltIn } from './built-in/assemble-built-in.ts';
import { buildWhenChanged } from './fingerprint.ts';
import { formatTexts } from './texts.ts';

const at = (...parts: string[]) => path.join(root, ...parts);

const sharedInputs = [
  at('packages/contracts/src'),
  at('packages/platform/src'),
  at('packages/design'),
  at('packages/build/src'),
  at('pnpm-lock.yaml'),
];

/** The texts of shell and remotes with their built-in wording, for the firm's editors. */
const textsFile = at('shell/dist/texts.md');

/** Builds what changed of these since it was last built. Returns what was built. */
export const buildChanged = async (names: readonly string[]): Promise<string[]> => {
  const built: string[] = [];
  for (const name of names) {
    const inputs = [at(name, 'src'), at(name, 'public'), at(name, 'package.json'), ...sharedInputs];
    if (await buildWhenChanged(at(name, 'dist/.stamp'), inputs, () => buildDeployable(name)))
      built.push(name);
  }
  return built;
};

/** Builds everything that changed, the built-in composition, and the editors' list of texts. Returns what was built. */
export const buildAll = async (): Promise<string[]> => {
  const built = await buildChanged(deployables);
  const inputs = [
    ...deployables.map((name) => at(name, 'dist/.stamp')),
    at('packages/composer/src/releases/files/compose.ts'),
    at('packages/composer/src/registry/stores/claims.ts'),
  ];
  if (await buildWhenChanged(at('edge-api/dist/.stamp'), inputs, assembleBuiltIn))
    built.push('built-in composition');
  writeFileSync(textsFile, await formatTexts());
  return built;
};

if (import.meta.main) {
  const built = await buildAll();
  console.log(built.length ? `Built ${built.join(', ')}.` : 'Everything is built already.');
}
