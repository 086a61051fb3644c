import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { describeCall } from '../releases/calls/describe-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { requireScope } from '../registry/tokens/tokens.ts';
import type { Pointer } from '@binnen/platform/contract/composition';
import { findMaps } from '../registry/find-maps.ts';
import { holdPointer } from '../registry/pointer.ts';
import { getRegistry } from '../registry/get-registry.ts';
import { mapFaults } from '../registry/judging/tell-canary.ts';
import { checkRehearsals } from '../releases/calls/check-rehearsals.ts';
import { listChanged, requireAny } from '../releases/calls/live.ts';
import { prepare } from '../releases/compositions/promote.ts';
import { versionsOf } from '../registry/stores/versions-of.ts';
import { limitVersions, parse, readBody } from '@binnen/edge-kit/requests/read-json';
import { PromoteSchema } from '@binnen/platform/contract/composition';

const { canary, startCanary, promoteCanary, abortCanary } = platformCalls;

const refuse = (detail: string): never => {
  throw new ProblemError('composition-refused', { detail: `${detail} Nothing changed.` });
};

/** The remotes that have another version in the canary than live. */
const findChanged = async (c: Context<EdgeEnv>): Promise<string[]> => {
  const registry = getRegistry(c.env);
  const [found, seen] = await Promise.all([registry.describeCanary(), registry.findLive()]);
  if (found?.state !== 'running') return refuse('No canary runs.');
  return listChanged(found.versions, versionsOf(seen.composition));
};

const answer = async (c: Context<EdgeEnv>, pointer: Pointer | null) => {
  if (pointer) holdPointer(c.env, pointer);
  const found = await getRegistry(c.env).describeCanary();
  if (!found) return c.json({ canary: null });
  return c.json({ canary: { ...found, faults: await mapFaults(findMaps(c.env), found.faults) } });
};

/** A new version for a share of the visitors: it goes back by itself when it is worse. */
export const canaryRoutes = new Hono<EdgeEnv>()
  .get(
    canary.path,
    describeCall(
      canary,
      'status',
      'The canary that runs, or the last one: what was counted on both sides, and what it waits for.',
    ),
    async (c) => {
      await requireScope(c, 'status');
      return answer(c, null);
    },
  )
  .post(
    startCanary.path,
    describeCall(
      startCanary,
      'promote',
      'Gives a share of the visitors other versions, or the canary that runs another share.',
      { body: '{"versions":{"mf-leads":"1.0.0"},"share":5}', problems: ['composition-refused'] },
    ),
    limitVersions,
    async (c) => {
      const { versions, share, auto, allowLoss, unrehearsed } = await readBody(c, startCanary.body);
      const registry = getRegistry(c.env);
      if (!versions) {
        await requireAny(c, await findChanged(c));
        return answer(c, await registry.shareCanary(share, auto));
      }
      const wanted = parse(PromoteSchema, { versions, allowLoss });
      const by = await requireAny(c, Object.keys(versions));
      await checkRehearsals(c, wanted.versions, unrehearsed);
      const seen = await registry.findLive();
      if (!seen.composition) return refuse('Nothing is live yet that a canary could be compared with.');
      const mix = { ...versionsOf(seen.composition), ...wanted.versions };
      const plan = { versions: mix, action: 'promote', allowLoss: wanted.allowLoss ?? [] } as const;
      const composition = await prepare(c.env, seen, plan);
      if (composition.id === seen.composition.id) return refuse('These versions are live.');
      const pointer = await registry.startCanary(composition, seen, {
        share,
        auto,
        by,
      });
      if (!pointer)
        return refuse('Another canary runs, or something was promoted meanwhile. See: pnpm remote canary');
      return answer(c, pointer);
    },
  )
  .post(
    promoteCanary.path,
    describeCall(promoteCanary, 'promote', 'Makes the canary live for everybody.', {
      body: '{}',
      problems: ['composition-refused'],
    }),
    limitVersions,
    async (c) => {
      const by = await requireAny(c, await findChanged(c));
      return answer(c, await getRegistry(c.env).promoteCanary(by));
    },
  )
  .post(
    abortCanary.path,
    describeCall(abortCanary, 'promote', 'Takes the canary back: all visitors get what is live.', {
      body: '{}',
      problems: ['composition-refused'],
    }),
    limitVersions,
    async (c) => {
      const by = await requireAny(c, await findChanged(c));
      return answer(c, await getRegistry(c.env).abortCanary(`${by} took it back.`));
    },
  );
