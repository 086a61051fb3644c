import { shellName } from '@binnen/platform/contract/composition';
import { EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import type { Outcome } from '../outcome.ts';
import { createDownloads } from '../past-releases.ts';
import { rehearse } from '../rehearse.ts';
import { listReleases, readBuild } from '../releases.ts';
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
    const said = error.details.filter(Boolean);
    return said.length ? said : [error.message];
  }
};

/**
 * `rehearse --shell 2.0.0`: the newest release of each remote, drawn by a published shell that need not be live. So the
 * teams that an upgrade of React, say, asks work of are known before any of them is asked.
 */
export const rehearseShell = async (access: EdgeAccess, root: string, version: string): Promise<Outcome> => {
  const published = await listReleases(access);
  if (!published.some((each) => each.remote === shellName && each.version === version))
    return refuseWords(`No ${shellName}@${version} is published. See: pnpm remote status shell`);
  const newest: Record<string, string> = {};
  for (const each of published.toSorted((one, other) => one.at - other.at))
    if (each.remote !== shellName) newest[each.remote] = each.version;
  const findFolders = createDownloads(access, root);
  const [shell = ''] = await findFolders({ [shellName]: version });
  const folders = await findFolders(newest);
  const { hosts = [] } = readBuild(shell);
  const table = [];
  for (const folder of folders) {
    const { remote, version: own } = readBuild(folder);
    table.push({ remote, version: own, why: await findFault(folder, [shell, ...folders], hosts) });
  }
  const failed = table.some(({ why }) => why);
  return {
    result: { shell: version, remotes: table.map(({ why, ...each }) => ({ ...each, passes: !why })) },
    failed,
    lines: [
      `With ${shellName}@${version}:`,
      ...table.flatMap(({ remote, version: own, why = [] }) => [
        `  ${why.length ? 'FAILS ' : 'passes'}  ${remote}@${own}`,
        ...why.map((line) => `            ${line}`),
      ]),
      failed
        ? 'Each team that fails builds and publishes again before this shell is promoted: docs/contract.md'
        : `All of them are drawn. A browser says more: publish, preview shell@${version}, and look.`,
    ],
  };
};
