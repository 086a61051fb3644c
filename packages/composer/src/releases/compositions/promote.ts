import { isRunning, nameCanary } from '@binnen/platform/contract/canary';
import type { Composition, Release } from '@binnen/platform/contract/composition';
import { listChanged, pick, versionsOf } from '../../registry/stores/versions-of.ts';
import type { WithCanaries } from '../../registry/judging/run-canary.ts';
import { findRight, includes } from '@binnen/platform/patterns';
import { ProblemError, type FieldError } from '@binnen/edge-kit/problems/problem';
import type { Bindings } from '../../environment/env.ts';
import { compose, findConflicts, watchBuiltIns } from '../files/compose.ts';
import { findIsolates } from '../../renderer/isolates.ts';
import type { Claimant, GrantsByRemote } from '../../registry/stores/claims.ts';
import { createFreshIsolate, writeModules } from './isolate.ts';
import { holdPointer } from '../../registry/pointer.ts';
import { readServerModules } from '../files/release-files.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import type { HistoryEntry, Shows } from '../../registry/stores/history-store.ts';
import type { Live } from '../../registry/registry.ts';
import { tryOut } from './try-out.ts';
import { findUnofferedWidgets } from './widget-faults.ts';

const refuse = (errors: FieldError[]): never => {
  throw new ProblemError('composition-refused', {
    detail: 'Nothing changed: what was live is live. Mend what is listed and try again.',
    errors,
  });
};

const explainMissing = async (env: Bindings, remote: string, version: string) => ({
  field: `${remote}@${version}`,
  message: (await getRegistry(env).isUploading(remote, version))
    ? 'This version is being published now. Promote it when that is done.'
    : `This version was never published. Those that are: pnpm remote status ${remote}`,
});

/** The records of these versions; rejects when one was never published. */
export const findReleases = async (env: Bindings, versions: Record<string, string>): Promise<Release[]> => {
  const registry = getRegistry(env);
  const named = Object.entries(versions);
  const found = await Promise.all(named.map((each) => registry.findRelease(...each)));
  const missing = named.filter((_, at) => !found[at]);
  if (missing.length) refuse(await Promise.all(missing.map((each) => explainMissing(env, ...each))));
  return found.filter((release) => release !== null);
};

export const refuseLate = (): never =>
  refuse([
    {
      field: 'expected',
      message: 'Another change came in between. Look at the composition and try again.',
    },
  ]);

/** What a change makes live. */
export interface Plan {
  /** The versions of all remotes: one that is not named is not part of it. */
  versions: Record<string, string>;
  action: HistoryEntry['action'];
  /** The one remote that a roll-back or a retirement is about. */
  remote?: string | undefined;
  /** The change that a roll-back returns to. */
  restores?: number | null;
  /** When it shows: soon for a promote, and `all-anew` for every other change. */
  shows?: Shows;
  /** Patterns that may be lost: those within these, or all for the first composition. */
  allowLoss: true | readonly string[];
}

/** The patterns of `before` that no release of `after` serves. A catch-all pattern does not replace any of them. */
const findLosses = (
  before: readonly Claimant[],
  after: readonly Claimant[],
  grants: GrantsByRemote,
): { pattern: string; remote: string }[] => {
  const claims = after.flatMap(({ remote, pages }) =>
    Object.keys(pages).map((pattern) => ({ pattern, right: findRight(pattern, grants[remote] ?? []) })),
  );
  const isServed = (pattern: string) =>
    claims.some(
      (claim) =>
        includes(claim.pattern, pattern) && (claim.right === 'own' || includes(pattern, claim.pattern)),
    );
  return before.flatMap(({ remote, pages }) =>
    Object.keys(pages)
      .filter((pattern) => !isServed(pattern))
      .map((pattern) => ({ pattern, remote })),
  );
};

const checkLosses = (seen: Live, releases: Release[], { allowLoss }: Plan): void => {
  const first = seen.composition === null;
  if (first && allowLoss === true) return;
  const allowed = allowLoss === true ? [] : allowLoss;
  const before = Object.values(seen.serving.releases);
  const losses = findLosses(before, releases, seen.grants).filter(
    ({ pattern }) => !allowed.some((each) => includes(each, pattern)),
  );
  if (losses.length === 0) return;
  const errors = losses.map(({ pattern, remote }) => ({
    field: pattern,
    message: first
      ? `The built-in composition serves it (${remote}), and this one would not.`
      : `${remote} serves it now, and nothing would.`,
  }));
  const patterns = losses.map(({ pattern }) => pattern).join(',');
  throw new ProblemError('composition-refused', {
    detail: first
      ? 'Nothing changed. Promote all that is built in one composition: pnpm remote promote --all. If the loss is meant, add --allow-loss.'
      : `Nothing changed. If the loss is meant, name it: --allow-loss=${patterns}`,
    errors,
  });
};

/**
 * Composes a plan and tries it out. Refuses when the releases do not form one site, or a page or widget cannot be
 * rendered.
 */
export const prepare = async (env: Bindings, seen: Live, plan: Plan): Promise<Composition> => {
  const releases = await findReleases(env, plan.versions);
  const conflicts = findConflicts(releases, seen.grants);
  if (conflicts.length) refuse(conflicts.map((message) => ({ field: 'composition', message })));
  checkLosses(seen, releases, plan);
  const { composition, modules } = await compose(releases, await readServerModules(env, releases));
  if (composition.id === seen.composition?.id) return composition;
  const failures = findUnofferedWidgets(releases);
  const isolates = findIsolates(env);
  if (isolates) {
    const watched = watchBuiltIns(modules, releases);
    const start = () => createFreshIsolate(isolates, watched);
    failures.push(...(await tryOut(start, releases, versionsOf(seen.composition))));
  }
  if (failures.length) refuse(failures);
  // The pointer may only name what exists, so the modules are written first; and before that they are marked as in use.
  await getRegistry(env).prepare(composition);
  await writeModules(env, composition.id, modules);
  return composition;
};

/** Two concurrent promotes both end up live: the later one is tried again, with the result of the first. */
const mostAttempts = 4;

export interface Outcome {
  composition: Composition;
  /** False when it was live already. */
  changed: boolean;
}

/**
 * The canaries with a change of what is live; undefined when none runs, or when the change is one of them. A promote beside
 * a canary is refused unless it is meant for both.
 */
const followCanaries = async (
  env: Bindings,
  seen: Live,
  { action, versions, allowLoss }: Plan,
  { id }: Composition,
  intoBoth = false,
): Promise<WithCanaries | undefined> => {
  const canaries = action === 'promote' ? await getRegistry(env).listCanaries() : [];
  const running = canaries.filter(isRunning);
  const [first] = running;
  if (!first || running.some(({ composition }) => composition === id)) return undefined;
  if (!intoBoth)
    return refuse(
      running.map(({ by, changes }) => ({
        field: 'canary',
        message: `A canary of ${nameCanary({ changes })} by ${by} runs. Wait for it, promote into both (--into-both), or have its team take it back: pnpm remote canary abort ${changes[0]}.`,
      })),
    );
  const changed = pick(versions, listChanged(versions, versionsOf(seen.composition)));
  const change = (mixed: Record<string, string>): Promise<Composition> =>
    prepare(env, seen, { versions: { ...mixed, ...changed }, action, allowLoss });
  const each: WithCanaries['each'] = {};
  for (const canary of running) each[canary.id] = await change(canary.versions);
  const both = running.map((canary) => pick(canary.versions, canary.changes));
  const joined = running.length > 1 ? await change(Object.assign({}, first.versions, ...both)) : null;
  return { each, joined };
};

/**
 * Makes live what `plan` makes from the live composition. Refused, with nothing changed, when the releases do not form
 * one site, when a page or widget cannot be rendered, or when a pattern would be lost that was not named.
 */
export const makeLive = async (
  env: Bindings,
  plan: (seen: Live) => Plan | Promise<Plan>,
  options: {
    expected?: string | null | undefined;
    by: string;
    intoBoth?: boolean | undefined;
    /** Done before a change that shows soon: its pages are made while those from before are served. */
    ahead?: (composition: Composition) => Promise<void>;
  },
): Promise<Outcome> => {
  const registry = getRegistry(env);
  for (let attempt = 1; ; attempt += 1) {
    const seen = await registry.findLive();
    if (options.expected !== undefined && (seen.composition?.id ?? null) !== options.expected) refuseLate();
    const planned = await plan(seen);
    const composition = await prepare(env, seen, planned);
    if (composition.id === seen.composition?.id) return { composition, changed: false };
    const {
      action,
      remote = null,
      restores = null,
      shows = action === 'promote' ? 'soon' : 'all-anew',
    } = planned;
    const change = { action, remote, restores, by: options.by, shows };
    const withCanaries = await followCanaries(env, seen, planned, composition, options.intoBoth);
    if (shows === 'soon') await options.ahead?.(composition);
    const pointer = await registry.commit(composition, seen, change, withCanaries);
    if (pointer) {
      holdPointer(env, pointer);
      return { composition, changed: true };
    }
    if (options.expected !== undefined || attempt === mostAttempts) refuseLate();
  }
};

const planSame = ({ composition }: Live): Plan => {
  if (composition) return { versions: versionsOf(composition), action: 'promote', allowLoss: [] };
  throw new ProblemError('composition-refused', {
    detail: 'Nothing was promoted yet: there is nothing to rebuild. Promote all that is built first.',
    errors: [],
  });
};

/**
 * Writes the live composition to KV again: the modules from the files in R2, then the pointer from the registry.
 * Visitors see no change. If today's edge composes in another way, the composition is promoted again.
 */
export const rebuild = async (env: Bindings, by: string): Promise<Outcome> => {
  const outcome = await makeLive(env, planSame, { by });
  if (outcome.changed) return outcome;
  const releases = await findReleases(env, versionsOf(outcome.composition));
  const { composition, modules } = await compose(releases, await readServerModules(env, releases));
  await writeModules(env, composition.id, modules);
  holdPointer(env, await getRegistry(env).rewritePointer());
  return outcome;
};
