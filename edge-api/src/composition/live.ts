import type { Composition } from '@binnen/contracts/composition';
import type { Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { requireScope, type Scope } from '../protection/tokens.ts';
import { versionsOf } from './promote.ts';

export const summarise = (composition: Composition | null) => ({
  id: composition?.id ?? null,
  versions: versionsOf(composition),
});

/** A team may promote and roll back its own remote; `promote` allows all. */
export const requireAny = (c: Context<EdgeEnv>, remotes: string[]): Promise<string> =>
  remotes.length === 1
    ? requireScope(c, `publish:${remotes[0]}` as Scope, 'promote')
    : requireScope(c, 'promote');
