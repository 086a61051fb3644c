import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { listLimits } from '../../protection/ceilings.ts';
import type { Limit, Limited } from '../../protection/limit.ts';
import type { PlannedStep } from '../outbox/lead/steps.ts';

const limitedBy: Partial<Record<PlannedStep['kind'], Limited>> = {
  contact: 'leads',
  automation: 'notifications',
  'search-job': 'search-jobs',
};

/** What these steps count for. The outbox counts, as it alone knows whether they are new. */
export const findLimits = (c: Context<EdgeEnv>, steps: readonly PlannedStep[]): Promise<Limit[]> =>
  listLimits(
    c,
    steps.flatMap(({ kind }) => limitedBy[kind] ?? []),
  );
