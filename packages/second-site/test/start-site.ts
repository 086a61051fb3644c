import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildProject } from '@binnen/build/build';
import type { Release } from '@binnen/platform/contract/composition';
import { grantClaims } from '@binnen/remote-cli/operate';
import { promoteVersions, publishRelease } from '@binnen/remote-cli/releases';
import { joinBuilds } from '@binnen/scripts/built-in/join-builds';
import { findFreePort } from '@binnen/scripts/processes/processes';
import { unstable_startWorker } from 'wrangler';

export const site = path.resolve(import.meta.dirname, '..');
export const folderOf = (name: string) => path.join(site, 'teams', name);
const build = (name: string, directory = folderOf(name)): Promise<Release> =>
  buildProject({ name, directory, context: site });

/** Builds another version of a remote from changed sources; returns its `dist`. */
export const buildChanged = async (
  name: string,
  version: string,
  file: string,
  edit: (source: string) => string,
): Promise<string> => {
  const copy = path.join(site, 'dist', `${name}-${version}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folderOf(name), copy, { recursive: true, filter: (from) => !from.includes(`${name}/dist`) });
  const change = (place: string, how: (source: string) => string) =>
    writeFileSync(path.join(copy, place), how(readFileSync(path.join(copy, place), 'utf8')));
  change('package.json', (source) => source.replace('1.0.0', version));
  change(file, edit);
  await build(name, copy);
  return path.join(copy, 'dist');
};

/** Publishes all releases of a site, and makes them live. */
export const promoteAll = async ({
  access,
  releases,
  folders,
}: Pick<Awaited<ReturnType<typeof startSite>>, 'access' | 'releases' | 'folders'>): Promise<void> => {
  await grantClaims(access, releases);
  for (const folder of folders) await publishRelease(access, folder);
  await promoteVersions(access, Object.fromEntries(releases.map(({ remote, version }) => [remote, version])));
};

/** Builds the festival and starts its Worker. */
export const startSite = async () => {
  const names = ['shell', 'mf-concerts', 'mf-stages'];
  const releases: Release[] = [];
  for (const name of names) releases.push(await build(name));
  const folders = names.map((name) => path.join(folderOf(name), 'dist'));
  const dist = path.join(site, 'dist');
  await joinBuilds(folders, {
    modules: path.join(dist, 'built-in'),
    assets: path.join(dist, 'assets'),
  });
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const worker = await unstable_startWorker({
    config: path.join(site, 'wrangler.jsonc'),
    bindings: { SITE_ORIGIN: { type: 'plain_text', value: url } },
    dev: { server: { port }, inspector: false, persist: false, logLevel: 'error' },
  });
  await worker.ready;
  return { releases, folders, access: { url, token: 'second-site-token' }, stop: () => worker.dispose() };
};
