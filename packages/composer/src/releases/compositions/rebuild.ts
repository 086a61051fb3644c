import type { Bindings } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { holdPointer } from '../../registry/pointer.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import type { Live } from '../../registry/registry.ts';
import { compose } from '../files/compose.ts';
import { writeModules } from './isolate.ts';
import { findReleases, makeLive, type Outcome, type Plan } from './promote.ts';
import { versionsOf } from '../../registry/stores/versions-of.ts';
import { readServerModules } from '../files/release-files.ts';

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
