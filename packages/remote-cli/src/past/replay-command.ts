import { spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { ReplayIdSchema, type Replay } from '@binnen/platform/contract/replays';
import * as v from 'valibot';
import { callEdge, type EdgeAccess } from '../edge-client.ts';
import { describeFault } from './map-fault.ts';
import type { Outcome, Words } from '../outcome.ts';
import { writePage } from './page-file.ts';
import { cacheFolder, createDownloads } from './past-releases.ts';
import { findBuild, readBuild } from '../releases.ts';
import { createReader, renderPast, type PastPage } from './render-past.ts';
import { parseRemote, refuseWords } from '../words.ts';

/** `replays`: what failed in the last 14 days. */
export const replays = async (access: EdgeAccess): Promise<Outcome> => {
  const found = await callEdge(access, 'replays');
  return {
    result: found,
    lines: found.replays.length
      ? found.replays.map(
          ({ id, at, kind, path: page, says }) =>
            `  ${id}  ${new Date(at).toISOString()}  ${kind}  ${page}  ${says}`,
        )
      : ['No page failed in the last 14 days.'],
  };
};

export const isWhole = ({ status, fault, gaps = [] }: PastPage): boolean =>
  status > 0 && status < 500 && fault === undefined && gaps.length === 0;

/** What a page came to, in lines. */
export const describePage = (page: PastPage, folders: readonly string[]): string[] => [
  page.status === 0
    ? 'It does not answer.'
    : `It answers ${page.status}${isWhole(page) ? ', and lacks nothing.' : '.'}`,
  ...(page.fault === undefined ? [] : describeFault(page.fault, folders)),
  ...(page.gaps ?? []).flatMap(({ widget, owner, reason, detail }) => [
    `  It lacks the widget "${widget}" of ${owner ?? 'nobody'}: ${reason}`,
    ...(detail ? describeFault(detail, folders) : []),
  ]),
];

/** What others wrote, or is built. Packages of a workspace link to one another, in circles. */
const notSources = new Set(['node_modules', 'dist', '.git', '.cache']);

/** When the newest source below a folder was changed. */
const findNewest = (folder: string): number =>
  globSync('**/*', { cwd: folder, exclude: (name) => notSources.has(path.basename(name)) })
    .map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .reduce((newest, each) => Math.max(newest, each), 0);

/** The build of a remote in this folder; says so when its sources were changed since. */
const findOwn = (root: string, remote: string): { folder: string; notes: string[] } => {
  const folder = findBuild(root, remote);
  const isOld = findNewest(path.join(folder, '..')) > statSync(path.join(folder, 'release.json')).mtimeMs;
  return {
    folder,
    notes: isOld ? [`The sources of ${remote} were changed after it was built: pnpm build first.`] : [],
  };
};

/** Opens a file with what this machine opens it with. */
const open = (file: string): void => {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  spawn(command, [file], { stdio: 'ignore', detached: true })
    .on('error', () => console.error(`${command} is not here: open the file yourself.`))
    .unref();
};

const describeKept = ({ id, path: page, at, composition, versions, says, stack }: Replay): string[] => [
  `${id}: ${page} failed at ${new Date(at).toISOString()} in composition ${composition}`,
  `  (${Object.entries(versions)
    .map(([remote, version]) => `${remote}@${version}`)
    .join(', ')})`,
  `  ${says}`,
  ...stack.map(({ function: name, built, source }) => `    at ${name ? `${name} ` : ''}${source ?? built}`),
];

/** `replay <id>` and `replay <id> --with mf-news`: the page again, with its own releases or with one of this folder. */
export const replay = async (access: EdgeAccess, root: string, { rest, flags }: Words): Promise<Outcome> => {
  const [id] = rest;
  if (!v.is(ReplayIdSchema, id))
    return refuseWords(
      `${id ? `"${id}" is no id of a replay` : 'replay needs an id'}. pnpm remote replays lists what failed.`,
    );
  const kept = await callEdge(access, 'replay', { path: { id } });
  const remote = flags.with === undefined ? undefined : parseRemote(flags.with);
  const own = remote === undefined ? undefined : findOwn(root, remote);
  const findFolders = createDownloads(access, root);
  const read = createReader(access.url);
  const data = new Map(Object.entries(kept.data ?? {}));
  const render = async (folders: string[], name: string, working?: string) => {
    const page = await renderPast(folders, { url: kept.url, now: kept.now, data, read });
    const file = path.join(cacheFolder(root), 'replays', `${name}.html`);
    return { page, folders, file: writePage(file, page, { edge: access.url, folders, own: working }) };
  };

  const before = await render(await findFolders(kept.versions), id);
  const lines = [
    ...describeKept(kept),
    ...(kept.data ? [] : ['Its data was too large to be kept: it is rendered with that of today.']),
    'Rendered here, with the same releases:',
    ...describePage(before.page, before.folders),
    ...(isWhole(before.page)
      ? ['It does not fail here: was it a limit of time or memory, or the data?']
      : []),
    `  ${before.file}`,
  ];
  if (!own || remote === undefined) {
    if (flags.open) open(before.file);
    return { result: { replay: kept, fails: !isWhole(before.page), file: before.file }, lines };
  }
  const { [remote]: replaced, ...others } = kept.versions;
  const after = await render([...(await findFolders(others)), own.folder], `${id}-${remote}`, own.folder);
  const isFixed = isWhole(after.page);
  if (flags.open) open(after.file);
  return {
    result: { replay: kept, fails: !isWhole(before.page), fixed: isFixed, file: after.file },
    failed: !isFixed,
    lines: [
      ...lines,
      `With ${remote}@${readBuild(own.folder).version} of this folder${replaced ? ` instead of ${replaced}` : ''}:`,
      ...own.notes,
      ...describePage(after.page, after.folders),
      isFixed ? `Fixed by the ${remote} of this folder.` : `Not fixed by the ${remote} of this folder.`,
      `  ${after.file}`,
    ],
  };
};
