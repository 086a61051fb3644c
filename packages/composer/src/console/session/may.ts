import { scopesToChange, scopesToPreview } from '../../releases/calls/live.ts';
import type { Caller } from '../../environment/env.ts';
import { mayDo } from '../../registry/tokens/tokens.ts';

/** Whether a caller may change the live versions of these remotes. Only then the console offers it. */
export const mayChange = (caller: Caller, remotes: readonly string[]): boolean =>
  scopesToChange(remotes).some((scope) => mayDo(caller, scope));

export const mayEndPreview = (
  caller: Caller,
  { by, changes }: { by: string; changes: readonly string[] },
): boolean => by === caller.name || scopesToPreview(changes).some((scope) => mayDo(caller, scope));
