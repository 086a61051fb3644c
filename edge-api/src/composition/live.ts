import type { Composition } from '@binnen/contracts/composition';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../env.ts';
import { requireScope, type Scope } from '../protection/tokens.ts';
import { versionsOf } from './promote.ts';

export const VersionsSchema = v.record(v.string(), v.string());
/** The live composition. */
export const LiveSchema = v.object({ id: v.nullable(v.string()), versions: VersionsSchema });
/** … after a call that may have changed it. */
export const ChangedSchema = v.object({
  ...LiveSchema.entries,
  /** False when it was live already. */
  changed: v.boolean(),
});

export const summarise = (composition: Composition | null) => ({
  id: composition?.id ?? null,
  versions: versionsOf(composition),
});

/** A team may promote and roll back its own remote; `promote` allows all. */
export const requireAny = (c: Context<EdgeEnv>, remotes: string[]): Promise<string> =>
  remotes.length === 1
    ? requireScope(c, `publish:${remotes[0]}` as Scope, 'promote')
    : requireScope(c, 'promote');
