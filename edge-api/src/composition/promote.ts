import type { Composition, Pointer, Release } from '@binnen/contracts/composition';
import { ProblemError } from '../problem.ts';
import type { Bindings } from '../env.ts';
import { compose, findConflicts } from './compose.ts';
import { createFreshIsolate, writeModules } from './isolate.ts';
import { holdPointer } from '../registry/pointer.ts';
import { readServerModules } from './release-files.ts';
import { getRegistry, type Live } from '../registry/registry.ts';
import { tryOut } from './try-out.ts';
import { findUnofferedWidgets } from './widget-faults.ts';

const refuse = (errors: { field: string; message: string }[]): never => {
  throw new ProblemError('composition-refused', {
    detail: 'Nothing changed: what was live is live. Mend what is listed and promote again.',
    errors,
  });
};

const findReleases = async (env: Bindings, versions: Record<string, string>): Promise<Release[]> => {
  const registry = getRegistry(env);
  const found = await Promise.all(
    Object.entries(versions).map(async ([remote, version]) => ({
      name: `${remote}@${version}`,
      release: (await registry.findRelease(remote, version)) as Release | null,
    })),
  );
  const missing = found.filter(({ release }) => !release);
  if (missing.length)
    refuse(missing.map(({ name }) => ({ field: name, message: 'This version was never published.' })));
  return found.map(({ release }) => release!);
};

const refuseLate = (): never =>
  refuse([
    {
      field: 'expected',
      message: 'Another promote came in between. Look at the composition and try again.',
    },
  ]);

const composeCandidate = async (env: Bindings, seen: Live, versions: Record<string, string>) => {
  const current = Object.fromEntries(
    Object.values(seen.composition?.releases ?? {}).map((release) => [release.remote, release.version]),
  );
  const releases = await findReleases(env, { ...current, ...versions });
  const conflicts = findConflicts(releases, seen.grants);
  if (conflicts.length) refuse(conflicts.map((message) => ({ field: 'composition', message })));
  return { releases, ...(await compose(releases, await readServerModules(env, releases))) };
};

/** Two teams that promote at one moment both end up live: the later one is tried again, beside what the other made. */
const mostAttempts = 3;

/**
 * Makes these versions live, together with the remotes that stay as they are. Refused, with nothing changed, when they
 * cannot be one site or when one of their pages or widgets cannot be rendered.
 */
export const promote = async (
  env: Bindings,
  versions: Record<string, string>,
  options: { expected?: string | null; action: 'promote' | 'rollback'; by: string },
): Promise<Composition> => {
  const registry = getRegistry(env);
  for (let attempt = 1; ; attempt += 1) {
    const seen = (await registry.findLive()) as Live;
    const live = seen.composition;
    if (options.expected !== undefined && (live?.id ?? null) !== options.expected) refuseLate();
    const { composition, modules, releases } = await composeCandidate(env, seen, versions);
    const failures = findUnofferedWidgets(releases);
    if (env.LOADER) failures.push(...(await tryOut(createFreshIsolate(env.LOADER, modules), releases)));
    if (failures.length) refuse(failures);
    // The pointer may name only what is there: modules first.
    await writeModules(env, composition.id, modules);
    const pointer = (await registry.commit(composition, seen, options.action, options.by)) as Pointer | null;
    if (pointer) {
      holdPointer(env, pointer);
      return composition;
    }
    if (options.expected !== undefined || attempt === mostAttempts) refuseLate();
  }
};
