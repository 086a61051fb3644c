import { existsSync } from 'node:fs';
import { listFaults } from '@binnen/platform/contract/browser-rehearsals';
import { findReport, findResult, sendResult } from './browser/keep-result.ts';
import type { EdgeAccess } from './edge-client.ts';
import type { Outcome, Words } from './outcome.ts';
import { prepareSite } from './live-site.ts';
import { rehearse } from './rehearse.ts';
import {
  findBuild,
  listBuilds,
  promoteVersions,
  publishMissing,
  publishOnce,
  readBuild,
  retireRemote,
  rollBack,
  type ChangedComposition,
} from './releases.ts';
import { parseLoss, parseRemote, parseTarget, refuseWords } from './words.ts';

export const describeVersions = (versions: Record<string, string>): string[] =>
  Object.entries(versions).map(([remote, version]) => `  ${remote}@${version}`);

const describe = (live: ChangedComposition, did: string): Outcome => ({
  result: live,
  lines: [`${did} Composition ${live.id} is live:`, ...describeVersions(live.versions)],
});

const describeNext = (name: string, isOpened: boolean, faults: readonly string[]): string[] => {
  if (!isOpened) return [`Published ${name}. Open it in a browser next: pnpm remote rehearse ${name}`];
  const published = `Published ${name}, with the result of its rehearsal.`;
  if (faults.length === 0) return [`${published} Make it live with: pnpm remote promote ${name}`];
  return [
    `${published} Broken, and not so live:`,
    ...faults.map((fault) => `  ${fault}`),
    'Mend this, build, and publish again: a promote refuses it.',
  ];
};

/** `publish mf-news` and `publish mf-news@1.4.0`. */
export const publish = async (access: EdgeAccess, root: string, { rest }: Words): Promise<Outcome> => {
  const [target] = rest.map(parseTarget);
  if (!target) return refuseWords('publish needs a remote: pnpm remote publish mf-news');
  const folder = findBuild(root, target.remote);
  await rehearse(folder, await prepareSite(access, root));
  const { release, isNew } = await publishOnce(access, folder, target.version);
  const name = `${release.remote}@${release.version}`;
  const opened = findResult(root, release);
  if (opened) await sendResult(access, release, opened);
  const faults = opened ? listFaults(opened) : [];
  return {
    result: {
      published: { remote: release.remote, version: release.version },
      rehearsed: Boolean(opened),
      faults,
    },
    lines: [
      ...(isNew ? [] : [`The edge has ${name} already, with these files.`]),
      ...describeNext(name, Boolean(opened), faults),
    ],
  };
};

/** The versions of all that is built, published where they were not. */
const publishAll = async (access: EdgeAccess, root: string): Promise<Record<string, string>> => {
  const folders = existsSync(root) ? listBuilds(root) : [];
  if (folders.length === 0) return refuseWords(`${root} has no built release. Build first: pnpm build`);
  const site = await prepareSite(access, root);
  const versions: Record<string, string> = {};
  for (const folder of folders) {
    const { remote, version } = readBuild(folder);
    versions[remote] = version;
    await rehearse(folder, site);
    await publishMissing(access, folder);
  }
  return versions;
};

/** `mf-news@1.4.0 …`: at least one, each with its version. */
export const readVersions = (command: string, rest: string[]): Record<string, string> => {
  const versions: Record<string, string> = {};
  for (const { remote, version } of rest.map(parseTarget)) {
    if (!version) return refuseWords(`${command} needs a version: ${remote}@<version>.`);
    if (Object.hasOwn(versions, remote)) return refuseWords(`${remote} is named twice.`);
    versions[remote] = version;
  }
  return rest.length ? versions : refuseWords(`${command} needs a remote and a version, as mf-news@1.2.0.`);
};

/** What is otherwise than before, and where its pictures are. */
const describeChanges = async (
  access: EdgeAccess,
  root: string,
  { changes = [], unrehearsed = [] }: ChangedComposition,
): Promise<string[]> => {
  const lines: string[] = [];
  for (const { remote, from, to, added, gone, bytes, notes = [] } of changes) {
    const report = to === null ? undefined : await findReport(access, root, remote, to);
    lines.push(
      `${remote}: ${from ?? 'nothing'} → ${to ?? 'nothing'}, scripts and styles ${bytes.before} → ${bytes.after} bytes`,
      ...(added.length ? [`  new: ${added.join(', ')}`] : []),
      ...(gone.length ? [`  gone: ${gone.join(', ')}`] : []),
      ...notes.map((note) => `  ${from === null ? 'worth a look' : 'worse than before'}: ${note}`),
      ...(report ? [`  before and after: ${report}`] : []),
    );
  }
  return [
    ...lines,
    ...unrehearsed.map((name) => `Nobody opened ${name} in a browser before: pnpm remote rehearse ${name}`),
  ];
};

/** `promote mf-news@1.4.0 …` and `promote --all`. */
export const promote = async (access: EdgeAccess, root: string, { rest, flags }: Words): Promise<Outcome> => {
  const allowLoss = parseLoss(flags['allow-loss']);
  const versions = flags.all ? await publishAll(access, root) : readVersions('promote', rest);
  const how = { intoBoth: flags['into-both'], now: flags.now, unrehearsed: flags.unrehearsed };
  const live = await promoteVersions(access, versions, allowLoss, how);
  const outcome = describe(live, live.changed ? 'Promoted.' : 'Nothing changed: that was live already.');
  return { ...outcome, lines: [...outcome.lines, ...(await describeChanges(access, root, live))] };
};

/** `rollback` and `rollback mf-news`. The edge refuses one that would change nothing. */
export const rollback = async (access: EdgeAccess, { rest }: Words): Promise<Outcome> => {
  const [remote] = rest.map(parseRemote);
  return describe(await rollBack(access, remote), 'Rolled back.');
};

/** `retire mf-rentals --allow-loss=/huren`. */
export const retire = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const [remote] = rest.map(parseRemote);
  if (!remote) return refuseWords('retire needs a remote: pnpm remote retire mf-rentals');
  const loss = parseLoss(flags['allow-loss']);
  const live = await retireRemote(access, remote, Array.isArray(loss) ? loss : []);
  return describe(live, `${remote} is retired; its releases can be promoted again.`);
};
