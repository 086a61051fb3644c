import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Installed separately, outside the workspace: Directus has a thousand dependencies, and only this test needs them. */
export const folder = path.resolve(import.meta.dirname, '../../../.cache/directus');

const manifest = JSON.stringify(
  {
    private: true,
    dependencies: { directus: '12.4.0', sqlite3: '6.0.1' },
    // Runs scripts of Directus' flows, which the site does not use, and takes minutes to compile against Node's own
    // headers.
    overrides: { 'isolated-vm': 'file:./no-scripts' },
  },
  null,
  2,
);

const npm = (...words: string[]) => {
  const { status } = spawnSync('npm', [...words, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(
      `"npm ${words.join(' ')}" failed in ${folder}. Directus needs npm's registry, and a C++ compiler where no prebuilt SQLite is available.`,
    );
};

/** Installs Directus with SQLite, once; only SQLite's install script runs. Resolves to its command. */
export const installDirectus = (): string => {
  const installed = path.join(folder, 'installed.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== manifest) {
    console.log('Installing Directus into .cache/directus: some minutes, once.');
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
    mkdirSync(path.join(folder, 'no-scripts'), { recursive: true });
    writeFileSync(path.join(folder, 'no-scripts/package.json'), '{"name":"isolated-vm","version":"5.0.3"}');
    writeFileSync(path.join(folder, 'no-scripts/index.js'), 'module.exports = {};\n');
    writeFileSync(path.join(folder, 'package.json'), manifest);
    npm('install', '--ignore-scripts', '--legacy-peer-deps', '--install-links');
    npm('rebuild', 'sqlite3');
    writeFileSync(installed, manifest);
  }
  return path.join(folder, 'node_modules/directus/cli.js');
};
