import { callEdge, EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import { grantPath, listGrants } from '../operate.ts';
import type { Outcome, Words } from '../outcome.ts';
import { parsePath, parseRemote, refuseWords } from '../words.ts';

/** `grant`, `grant mf-rentals /huren` and `grant --withdraw mf-rentals /huren`. */
export const grant = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const [name, given] = rest;
  if (!name && !flags.withdraw) {
    const grants = await listGrants(access);
    return {
      result: { grants },
      lines: grants.map(({ remote, path, by }) => `  ${remote}  ${path}  (by ${by})`),
    };
  }
  if (!name || !given) {
    const said = flags.withdraw ? 'grant --withdraw' : 'grant';
    return refuseWords(
      `${said} needs a remote and a path: pnpm remote ${said} ${name ?? 'mf-rentals'} /huren`,
    );
  }
  const remote = parseRemote(name);
  const path = parsePath(given);
  if (flags.withdraw) {
    const { grants } = await callEdge(access, 'withdrawGrant', { body: { remote, path } });
    return { result: { grants }, lines: [`${remote} may not claim ${path} any more.`] };
  }
  const grants = await grantPath(access, remote, path);
  const others = grants.filter((each) => each.remote !== remote && each.path === path);
  return {
    result: { grants },
    lines: [
      `${remote} may claim ${path}${path === '/' ? '' : ' and what is below it'}.`,
      ...others.map((each) => `${each.remote} may, too: which of them is promoted first has it.`),
    ],
  };
};

/** `clean` and `clean --dry-run`. */
export const clean = async (access: EdgeAccess, { flags }: Words): Promise<Outcome> => {
  const dryRun = flags['dry-run'] ?? false;
  const gone = await callEdge(access, 'clean', { body: { dryRun } });
  const { releases, compositions, files, bytes } = gone;
  const kilobytes = Math.ceil(bytes / 1000);
  return {
    result: { dryRun, ...gone },
    lines: [
      `${dryRun ? 'Would delete' : 'Deleted'} ${releases.length} releases, the modules of ${compositions} compositions and ${files} files (${kilobytes} kB).`,
      ...releases.map((name) => `  ${name}`),
    ],
  };
};

/** `backup`: before a risky change. */
export const backup = async (access: EdgeAccess): Promise<Outcome> => {
  const { copied, failed } = await callEdge(access, 'backup');
  const names = failed.join(', ');
  if (failed.length)
    throw new EdgeRefusal('not-copied', `There is no new copy of: ${names}. The log of the edge says why.`);
  return { result: { copied }, lines: [`Copied: ${copied.join(', ')}.`] };
};

/** `restore <what> --at <instant>`: when a Durable Object, or what is known of homes, was lost or spoilt. */
export const restore = async (access: EdgeAccess, { rest: [what], flags }: Words): Promise<Outcome> => {
  if (!what)
    return refuseWords(
      'restore takes the name of a store, as backup prints them: registry, or one of the site’s.',
    );
  const time = new Date(flags.at ?? Date.now());
  if (Number.isNaN(time.getTime()))
    return refuseWords(`--at ${flags.at}: expected an instant such as 2026-11-20T08:00:00Z.`);
  const dryRun = flags['dry-run'] ?? false;
  const done = await callEdge(access, 'restore', { body: { what, at: time.toISOString(), dryRun } });
  return {
    result: { what, dryRun, ...done },
    lines: [
      dryRun
        ? `Would restore the ${what} as of ${done.from}.`
        : `The ${what} is restored as of ${done.from}: ${done.restored} entries are there again.`,
    ],
  };
};

/** `rebuild`: when KV was lost. */
export const rebuild = async (access: EdgeAccess): Promise<Outcome> => {
  const live = await callEdge(access, 'rebuild');
  return {
    result: live,
    lines: [
      live.changed
        ? `Composed anew: ${live.id} is live, with the same versions.`
        : `The pointer and the modules of composition ${live.id} are written anew. It is live everywhere within a minute or two.`,
    ],
  };
};
