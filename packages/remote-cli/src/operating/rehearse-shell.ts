import { shellName } from '@binnen/platform/contract/composition';
import { EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import type { Outcome } from '../outcome.ts';
import { createDownloads } from '../past/past-releases.ts';
import { rehearse } from '../rehearse.ts';
import { listReleases, readBuild, readComposition, type PublishedVersion } from '../releases.ts';
import { refuseWords } from '../words.ts';

/** Why a release does not work with a shell; undefined when each of its samples is drawn. */
const findFault = async (folder: string, site: readonly string[], hosts: readonly number[]) => {
  const { contract } = readBuild(folder);
  if (!hosts.includes(contract))
    return [`It speaks contract ${contract}; this shell hosts ${hosts.join(', ')}.`];
  try {
    await rehearse(folder, site);
    return undefined;
  } catch (error) {
    if (!(error instanceof EdgeRefusal && error.code === 'rehearsal-failed')) throw error;
    return error.details.length ? error.details : [error.message];
  }
};

/** The newest release of each remote that this token sees, and of the others the live one. */
const findNewest = (published: readonly PublishedVersion[], live: Record<string, string>) => {
  const seen: Record<string, string> = {};
  for (const { remote, version } of published.toSorted((one, other) => one.at - other.at))
    seen[remote] = version;
  const { [shellName]: _, ...newest } = { ...live, ...seen };
  return { newest, unseen: Object.keys(newest).filter((remote) => !Object.hasOwn(seen, remote)) };
};

/**
 * `rehearse --shell 2.0.0`: the newest release of each remote, drawn by a published shell that need not be live. So the
 * teams that an upgrade of React, say, asks work of are known before any of them is asked.
 */
export const rehearseShell = async (access: EdgeAccess, root: string, version: string): Promise<Outcome> => {
  const [published, live] = await Promise.all([listReleases(access), readComposition(access)]);
  if (!published.some((each) => each.remote === shellName && each.version === version))
    return refuseWords(`No ${shellName}@${version} is published. See: pnpm remote status shell`);
  const { newest, unseen } = findNewest(published, live.versions);
  const findFolders = createDownloads(access, root);
  const [shell = ''] = await findFolders({ [shellName]: version });
  const folders: string[] = [];
  const leftOut: { remote: string; version: string; why: string }[] = [];
  for (const [remote, own] of Object.entries(newest))
    try {
      folders.push(...(await findFolders({ [remote]: own })));
    } catch (error) {
      if (!(error instanceof EdgeRefusal && error.code === 'not-found')) throw error;
      leftOut.push({ remote, version: own, why: error.message });
    }
  if (folders.length === 0)
    throw new EdgeRefusal(
      'nothing-found',
      'No remote is live or seen by this token: nothing was rehearsed. A token with the scope "status" sees all.',
      leftOut.map(({ remote, version: own, why }) => `${remote}@${own}: ${why}`),
    );
  const { hosts = [] } = readBuild(shell);
  const table = [];
  for (const folder of folders) {
    const { remote, version: own } = readBuild(folder);
    table.push({ remote, version: own, why: await findFault(folder, [shell, ...folders], hosts) });
  }
  const failed = leftOut.length > 0 || table.some(({ why }) => why);
  return {
    result: {
      shell: version,
      remotes: table.map(({ why, ...each }) => ({ ...each, passes: !why })),
      leftOut,
    },
    failed,
    lines: [
      `With ${shellName}@${version}:`,
      ...table.flatMap(({ remote, version: own, why = [] }) => [
        `  ${why.length ? 'FAILS ' : 'passes'}  ${remote}@${own}`,
        ...why.map((line) => `            ${line}`),
      ]),
      ...leftOut.map(({ remote, version: own, why }) => `  not rehearsed: ${remote}@${own} (${why})`),
      ...(unseen.length
        ? [
            `This token does not see the newest releases of ${unseen.join(', ')}: they were taken as they are live. One with the scope "status" sees all.`,
          ]
        : []),
      failed
        ? 'Each team that fails builds and publishes again before this shell is promoted: docs/contract.md'
        : `All of them are drawn. A browser says more: publish, preview shell@${version}, and look.`,
    ],
  };
};
