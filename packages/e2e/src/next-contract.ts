import { spawn } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { contractVersion } from '@binnen/platform/contract/composition';

/** The workspace as it will be after a breaking change of the contract. */
export const nextRoot = path.join(root, '.cache/next-contract');
export const nextContract = contractVersion + 1;

const leftOut = ['.git', '.cache', '.wrangler', 'dist', 'docs', 'test-results'];
const notNeeded = [
  'node_modules',
  'packages/bench',
  'packages/demo-data',
  'packages/e2e',
  'packages/stand-ins',
];

const copyWorkspace = () => {
  rmSync(nextRoot, { recursive: true, force: true });
  for (const entry of globSync('*', { cwd: root }).filter(
    (name) => ![...leftOut, ...notNeeded].includes(name),
  ))
    cpSync(path.join(root, entry), path.join(nextRoot, entry), {
      recursive: true,
      // The links between packages lead to those of the copy.
      verbatimSymlinks: true,
      filter: (file) =>
        !leftOut.includes(path.basename(file)) && !notNeeded.includes(path.relative(root, file)),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(nextRoot, 'node_modules'));
};

const edit = (file: string, from: string | RegExp, to: string) => {
  const place = path.join(nextRoot, file);
  const before = readFileSync(place, 'utf8');
  const after = before.replaceAll(from, to);
  if (after === before)
    throw new Error(`${file} has no ${String(from)}: the change of the contract does not apply.`);
  writeFileSync(place, after);
};

/**
 * Two breaking changes. What the shell provides: the platform's `useText` becomes `useWords`. What a remote exposes: its
 * `pages` become `screens`. The shell hosts both contracts, so it keeps the old beside the new; remotes have the new only.
 */
const changeContract = () => {
  const numbers = 'packages/platform/src/contract/composition.ts';
  edit(numbers, `contractVersion = ${contractVersion};`, `contractVersion = ${nextContract};`);
  edit(
    numbers,
    /(hostedContracts: readonly number\[\] =) \[.*\];/g,
    `$1 [${contractVersion}, ${nextContract}];`,
  );
  edit('packages/platform/src/module/texts.ts', /$(?![^])/g, 'export const useWords = useText;\n');
  edit('packages/platform/src/server/create-site.ts', 'remote.pages', '(remote.screens ?? remote.pages)');
  edit('packages/platform/src/tab/tab.ts', 'face.pages[', '(face.screens ?? face.pages)[');
  // Another service worker, so that browsers replace the old one.
  edit('shell/src/offline/sw.ts', 'keep(400, 90)', 'keep(401, 90)');
  edit('packages/build/src/release.ts', 'remote.pages', 'remote.screens');
  for (const file of globSync('mf-*/src/remote.ts', { cwd: nextRoot }))
    edit(file, ' pages: {', ' screens: {');
  for (const file of globSync('mf-*/src/**/*.{ts,tsx}', { cwd: nextRoot })) {
    const place = path.join(nextRoot, file);
    const source = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      source.replaceAll(/\buseText\b/g, 'useWords').replaceAll('remote.pages', 'remote.screens'),
    );
  }
};

/** Makes the workspace of the next contract and builds all of it. */
export const buildNextContract = async (): Promise<void> => {
  copyWorkspace();
  changeContract();
  const child = spawn(process.execPath, [path.join(nextRoot, 'packages/scripts/src/build.ts')], {
    cwd: nextRoot,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The workspace of the next contract does not build:\n${output}`);
};
