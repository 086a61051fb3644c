import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { Composition } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import type { Caller, EdgeEnv } from '../../environment/env.ts';
import { mayDo, requireScope, type Scope } from '../../registry/tokens/tokens.ts';
import { versionsOf } from '../../registry/stores/versions-of.ts';

export const summarise = (composition: Composition | null) => ({
  id: composition?.id ?? null,
  versions: versionsOf(composition),
});

export const refuseChange = (detail: string): never => {
  throw new ProblemError('composition-refused', { detail: `${detail} Nothing changed.` });
};

/** Any of these may change what is live of these remotes: a team its own one; `promote` allows all. */
const scopesToChange = (remotes: readonly string[]): [Scope, ...Scope[]] =>
  remotes.length === 1 ? ['promote', `publish:${remotes[0]}`] : ['promote'];

/** Any of these may make a preview with other versions of these remotes, and end it: nothing of it is live. */
export const scopesToPreview = (remotes: readonly string[]): [Scope, ...Scope[]] => [
  'promote',
  ...remotes.map((remote): Scope => `publish:${remote}`),
];

/** Whether a caller may change the live versions of these remotes. Only then the console offers it. */
export const mayChange = (caller: Caller, remotes: readonly string[]): boolean =>
  scopesToChange(remotes).some((scope) => mayDo(caller, scope));

export const mayEndPreview = (
  caller: Caller,
  { by, changes }: { by: string; changes: readonly string[] },
): boolean => by === caller.name || scopesToPreview(changes).some((scope) => mayDo(caller, scope));

export const requireAny = (c: Context<EdgeEnv>, remotes: readonly string[]): Promise<string> =>
  requireScope(c, ...scopesToChange(remotes));
