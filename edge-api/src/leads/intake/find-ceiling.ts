import type { Context } from 'hono';
import type { EdgeEnv } from '../../environment/env.ts';
import { countInAll, type Limited } from '../../protection/ceilings.ts';
import type { PlannedStep } from '../outbox/lead/steps.ts';

const limitedBy: Partial<Record<PlannedStep['kind'], Limited>> = {
  contact: 'leads',
  automation: 'notifications',
  'search-job': 'search-jobs',
};

/** The ceiling of all visitors together that these steps would go above; they are counted when there is none. */
export const findCeiling = (c: Context<EdgeEnv>, steps: readonly PlannedStep[]) =>
  countInAll(
    c,
    steps.flatMap(({ kind }) => limitedBy[kind] ?? []),
  );
