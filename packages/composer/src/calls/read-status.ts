import { memory } from '@binnen/edge-kit/caching/isolate-cache';
import type { Status } from '../environment/status.ts';
import type { Bindings, Site } from '../environment/env.ts';
import { versionsOf } from '../registry/stores/versions-of.ts';
import { readPointer } from '../registry/pointer.ts';
import { listMachineFailures } from '../renderer/machine-failure.ts';
import { listMetGaps } from '../pages/rendering/tell-gaps.ts';

/** The site's status, as far as this isolate knows. */
export const readStatus = async (env: Bindings, readParts: Site['readParts']): Promise<Status> => {
  const [pointer, parts] = await Promise.all([readPointer(env), readParts(env)]);
  const composition = pointer?.composition;
  return {
    composition: composition ? { id: composition.id, versions: versionsOf(composition) } : null,
    purges: pointer?.tagGenerations ?? {},
    ...parts,
    gaps: listMetGaps(),
    machineFailures: listMachineFailures(),
    cache: memory.list().map(({ key, value: { storedAt } }) => ({
      key,
      ageSeconds: Math.floor((Date.now() - storedAt) / 1000),
    })),
  };
};
