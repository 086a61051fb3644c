import path from 'node:path';
import { parseArgs } from 'node:util';
import { EdgeRefusal, type EdgeAccess } from './edge-client.ts';
import {
  listReleases,
  promoteVersions,
  publishRelease,
  readBuild,
  readComposition,
  rollBack,
} from './releases.ts';
import { grant } from './operator-commands.ts';
import { token } from './token-commands.ts';
import type { Outcome, Words } from './outcome.ts';
import { rehearse } from './rehearse.ts';
import { parseTarget, refuseWords, type Target } from './words.ts';

export const usage = `Usage: pnpm remote <command> … [--json]

  publish <remote>[@<version>]   upload the built release; nothing goes live yet
  promote <remote>@<version> …   make versions live, all at once
  rollback [<remote>]            back to what was live before
  status [<remote>]              what is live, and what is published

An operator's:
  grant [<remote> <path>]        the paths that remotes may claim; allow one more
  grant --withdraw <remote> <path>
  token list                     who has a token, for what, and until when
  token issue <name> <scope> …   [--days 180], e.g. token issue team-leads publish:mf-leads
  token rotate <name>            a new one; the old is good for [--overlap 24] hours more
  token revoke <name>            at once; [--leaked] says why to who still sends it

The edge is BINNEN_URL (default http://localhost:8787); BINNEN_TOKEN is the token
of your team (default that of the local stack).`;

const describe = (versions: Record<string, string>) =>
  Object.entries(versions).map(([remote, version]) => `  ${remote}@${version}`);

const publish = async (access: EdgeAccess, root: string, [target]: Target[]): Promise<Outcome> => {
  if (!target) return refuseWords('publish needs a remote: pnpm remote publish mf-leads');
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
    if (!version) return refuseWords(`promote needs a version: ${remote}@<version>.`);
    versions[remote] = version;
  }
  if (!targets.length)
    return refuseWords('promote needs a remote and a version: pnpm remote promote mf-leads@1.2.0');
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

const readWords = (words: string[]): { command: string | undefined } & Words => {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        withdraw: { type: 'boolean' },
        leaked: { type: 'boolean' },
        days: { type: 'string' },
        overlap: { type: 'string' },
      },
    });
    const [command, ...rest] = positionals;
    return { command, rest, flags: values };
  } catch (error) {
    return refuseWords((error as Error).message);
  }
};

/** Runs one command; throws an `EdgeRefusal` that says what to do. */
export const runCommand = async (words: string[], access: EdgeAccess, root: string): Promise<Outcome> => {
  if (words.includes('--help') || words[0] === 'help') return { result: { usage }, lines: [usage] };
  const { command, rest, flags } = readWords(words);
  if (!command) throw new EdgeRefusal('usage', usage);
  if (command === 'publish') return publish(access, root, rest.map(parseTarget));
  if (command === 'promote') return promote(access, rest.map(parseTarget));
  if (command === 'rollback') return rollback(access, rest.map(parseTarget));
  if (command === 'status') return status(access, rest.map(parseTarget));
  if (command === 'token') return token(access, { rest, flags });
  if (command === 'grant') return grant(access, { rest, flags });
  throw new EdgeRefusal('usage', `"${command}" is no command.\n\n${usage}`);
};
