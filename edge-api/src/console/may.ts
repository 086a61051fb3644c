import { scopesToChange } from '../composition/live.ts';
import type { Caller } from '../env.ts';
import { isTeam, mayDo } from '../protection/tokens.ts';

/** Whether a caller may change what is live of these remotes: what it may not is not offered. */
export const mayChange = (caller: Caller, remotes: readonly string[]): boolean =>
  scopesToChange(remotes).some((scope) => mayDo(caller, scope));

export const mayPreview = (caller: Caller): boolean => mayDo(caller, 'promote') || isTeam(caller);

export const mayEndPreview = (caller: Caller, { by }: { by: string }): boolean =>
  by === caller.name || mayDo(caller, 'promote');
