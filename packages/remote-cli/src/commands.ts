import path from 'node:path';
import { VersionSchema } from '@binnen/contracts/composition';
import * as v from 'valibot';
import { EdgeRefusal, type EdgeAccess } from './edge-client.ts';
import {
  listReleases,
  promoteVersions,
  publishRelease,
  readBuild,
  readComposition,
  rollBack,
} from './releases.ts';
import { rehearse } from './rehearse.ts';

export const usage = `Usage: pnpm remote <command> [<remote>[@<version>]] [--json]

  publish <remote>[@<version>]   upload the built release; nothing goes live yet
  promote <remote>@<version> …   make versions live, all at once
  rollback [<remote>]            back to what was live before
  status [<remote>]              what is live, and what is published

The edge is BINNEN_URL (default http://localhost:8787); BINNEN_TOKEN is the token
of your team (default that of the local stack).`;

/** What a command did: an object for --json, and the same as sentences. */
export interface Outcome {
  result: object;
  lines: string[];
}

interface Target {
  remote: string;
  version?: string;
}

const parseTarget = (text: string): Target => {
  const [remote, version] = text.split('@');
  if (!remote || !/^(shell|mf-[a-z]+)$/.test(remote))
    throw new EdgeRefusal(
      'usage',
      `"${text}" names no remote. Expected e.g. mf-leads or mf-leads@1.2.0.\n\n${usage}`,
    );
  if (version !== undefined && !v.is(VersionSchema, version))
    throw new EdgeRefusal('usage', `"${version}" is no version. Expected e.g. 1.2.0 or 1.2.0-3f2a9c1d.`);
  return { remote, version };
};

const describe = (versions: Record<string, string>) =>
  Object.entries(versions).map(([remote, version]) => `  ${remote}@${version}`);

const publish = async (access: EdgeAccess, root: string, [target]: Target[]): Promise<Outcome> => {
  if (!target) throw new EdgeRefusal('usage', `publish needs a remote.\n\n${usage}`);
  const folder = path.join(root, target.remote, 'dist');
  // Says plainly that nothing is built, before another process says it with a stack trace.
  readBuild(folder);
  await rehearse(folder);
  const release = await publishRelease(access, folder, target.version);
  const name = `${release.remote}@${release.version}`;
  return {
    result: { published: { remote: release.remote, version: release.version } },
    lines: [`Published ${name}. Make it live with: pnpm remote promote ${name}`],
  };
};

const promote = async (access: EdgeAccess, targets: Target[]): Promise<Outcome> => {
  const versions: Record<string, string> = {};
  for (const { remote, version } of targets) {
    if (!version) throw new EdgeRefusal('usage', `promote needs a version: ${remote}@<version>.\n\n${usage}`);
    versions[remote] = version;
  }
  if (!targets.length) throw new EdgeRefusal('usage', `promote needs a remote and a version.\n\n${usage}`);
  const live = await promoteVersions(access, versions);
  return { result: live, lines: [`Composition ${live.id} is live:`, ...describe(live.versions)] };
};

const rollback = async (access: EdgeAccess, [target]: Target[]): Promise<Outcome> => {
  const live = await rollBack(access, target?.remote);
  return {
    result: live,
    lines: [`Rolled back. Composition ${live.id} is live:`, ...describe(live.versions)],
  };
};

const status = async (access: EdgeAccess, [target]: Target[]): Promise<Outcome> => {
  const [live, releases] = await Promise.all([readComposition(access), listReleases(access)]);
  const published = releases.filter((release) => !target || release.remote === target.remote);
  return {
    result: { live, published },
    lines: [
      live.id
        ? `Composition ${live.id} is live:`
        : 'Nothing was promoted yet: the built-in composition serves.',
      ...describe(live.versions),
      'Published:',
      ...published.map(({ remote, version, at }) => `  ${remote}@${version}  ${new Date(at).toISOString()}`),
    ],
  };
};

/** Runs one command; throws an `EdgeRefusal` that says what to do. */
export const runCommand = async (words: string[], access: EdgeAccess, root: string): Promise<Outcome> => {
  const [command, ...rest] = words;
  if (!command) throw new EdgeRefusal('usage', usage);
  if (words.includes('--help') || command === 'help') return { result: { usage }, lines: [usage] };
  const targets = rest.map(parseTarget);
  if (command === 'publish') return publish(access, root, targets);
  if (command === 'promote') return promote(access, targets);
  if (command === 'rollback') return rollback(access, targets);
  if (command === 'status') return status(access, targets);
  throw new EdgeRefusal('usage', `"${command}" is no command.\n\n${usage}`);
};
