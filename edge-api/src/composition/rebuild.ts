import type { Pointer } from '@binnen/contracts/composition';
import type { Bindings } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { holdPointer } from '../registry/pointer.ts';
import { getRegistry, type Live } from '../registry/registry.ts';
import { compose } from './compose.ts';
import { writeModules } from './isolate.ts';
import { findReleases, makeLive, versionsOf, type Outcome, type Plan } from './promote.ts';
import { readServerModules } from './release-files.ts';

const planSame = ({ composition }: Live): Plan => {
  if (composition) return { versions: versionsOf(composition), action: 'promote', allowLoss: [] };
  throw new ProblemError('composition-refused', {
    detail: 'Nothing was promoted yet: there is nothing to rebuild. Promote all that is built first.',
    errors: [],
  });
};

/**
 * Writes to KV anew what it has of the live composition: the modules, from the files in R2, then the pointer, from the
 * registry. Changes nothing that is live; where the edge composes otherwise than when that was promoted, it is promoted
 * anew.
 */
export const rebuild = async (env: Bindings, by: string): Promise<Outcome> => {
  const outcome = await makeLive(env, planSame, { by });
  if (outcome.changed) return outcome;
  const releases = await findReleases(env, versionsOf(outcome.composition));
  const { composition, modules } = await compose(releases, await readServerModules(env, releases));
  await writeModules(env, composition.id, modules);
  holdPointer(env, (await getRegistry(env).rewritePointer()) as Pointer);
  return outcome;
};
