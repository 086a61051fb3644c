import type { Composition, Pointer, Release } from '@binnen/contracts/composition';
import { ProblemError } from '../problem.ts';
import type { Bindings } from '../env.ts';
import { compose, findConflicts } from './compose.ts';
import { createFreshIsolate, writeModules } from './isolate.ts';
import { holdPointer } from './pointer.ts';
import { readServerModules } from './release-files.ts';
import { getRegistry } from './registry.ts';
import { findChanged, tryOut } from './try-out.ts';

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
  const live = (await registry.findCurrent()) as Composition | null;
  const current = Object.fromEntries(
    Object.values(live?.releases ?? {}).map((release) => [release.remote, release.version]),
  );
  const releases = await findReleases(env, { ...current, ...versions });
  const conflicts = findConflicts(releases);
  if (conflicts.length) refuse(conflicts.map((message) => ({ field: 'composition', message })));

  const { composition, modules } = await compose(releases, await readServerModules(env, releases));
  if (env.LOADER) {
    const failures = await tryOut(
      createFreshIsolate(env.LOADER, modules),
      releases,
      findChanged(composition, live),
    );
    if (failures.length) refuse(failures);
  }
  // The pointer may name only what is there: modules first.
  await writeModules(env, composition.id, modules);
  const expected = options.expected === undefined ? (live?.id ?? null) : options.expected;
  const pointer = await registry.commit(composition, expected, options.action, options.by);
  if (!pointer) {
    const error = {
      field: 'expected',
      message: 'Another promote came in between. Look at the composition and try again.',
    };
    return refuse([error]);
  }
  holdPointer(env, pointer as Pointer);
  return composition;
};
