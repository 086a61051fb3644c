import { platformCalls, type PlatformBody } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import type { EdgeEnv } from '../environment/env.ts';
import { addRead, addWrite } from '../releases/calls/add-call.ts';
import { isRunning, mostCanaries, nameCanary, type Canary } from '@binnen/platform/contract/canary';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import { findMaps, getRegistry } from '../registry/get-registry.ts';
import { holdPointer } from '../registry/pointer.ts';
import { mapFaults } from '../registry/judging/tell-canary.ts';
import { checkReads, checkRehearsals } from '../releases/calls/check-versions.ts';
import { refuseChange, requireAny } from '../releases/calls/live.ts';
import { prepare } from '../releases/compositions/promote.ts';
import { listChanged, pick, versionsOf } from '../registry/stores/versions-of.ts';
import { parse } from '@binnen/edge-kit/requests/read-json';
import { PromoteSchema } from '@binnen/platform/contract/composition';

const { canary, startCanary, promoteCanary, abortCanary } = platformCalls;

const ended = 'The canary ended meanwhile. See: pnpm remote canary.';

const listRunning = async (c: Context<EdgeEnv>): Promise<Canary[]> =>
  (await getRegistry(c.env).listCanaries()).filter(isRunning);

/** Whether no share takes the canary from a visitor. 100 promotes, also after 100. */
const isRising = (first: number, shares: readonly number[] = []): boolean =>
  shares.every((next, at) => next === 100 || next > (shares[at - 1] ?? first));

/** The canary that is meant, and who may change it. */
const requireCanary = async (
  c: Context<EdgeEnv>,
  { of, expected }: PlatformBody<'abortCanary'>,
): Promise<Canary & { caller: string }> => {
  const running = await listRunning(c);
  const [found, other] = running.filter(
    ({ id, changes }) => id === (expected ?? id) && (of === undefined || changes.includes(of)),
  );
  if (!found && expected !== undefined) return refuseChange(ended);
  if (!found) return refuseChange(of === undefined ? 'No canary runs.' : `No canary of ${of} runs.`);
  if (other)
    return refuseChange(
      `Canaries of ${nameCanary(found)} and of ${nameCanary(other)} run. Say which: pnpm remote canary … ${found.changes[0]}.`,
    );
  return { ...found, caller: await requireAny(c, found.changes) };
};

/** The canary that one of these remotes runs beside; undefined when none runs. Refuses where there is no room. */
const findNeighbour = (running: readonly Canary[], changed: readonly string[]): Canary | undefined => {
  const [other] = running;
  if (running.length === mostCanaries)
    return refuseChange(
      `${mostCanaries} canaries run, of ${running.map(nameCanary).join(' and of ')}: wait for one. See: pnpm remote canary.`,
    );
  const both = other?.changes.find((remote) => changed.includes(remote));
  return both
    ? refuseChange(
        `A canary of ${both} by ${other?.by} runs. Wait for it, or have its team take it back: pnpm remote canary abort ${both}.`,
      )
    : other;
};

const answer = async (c: Context<EdgeEnv>, pointer: Pointer | null) => {
  if (pointer) holdPointer(c.env, pointer);
  const maps = findMaps(c.env);
  const found = await getRegistry(c.env).listCanaries();
  const canaries = await Promise.all(
    found.map(async (each) => ({ ...each, faults: await mapFaults(maps, each.faults) })),
  );
  return { canary: canaries[0] ?? null, canaries };
};

const refuseShare = (other: Canary): never =>
  refuseChange(
    `The canary of ${nameCanary(other)} has ${other.share} % of the visitors: at most ${100 - other.share} % are left.`,
  );

/** Null from the registry: it did nothing, because the canary has ended or there is no room for its share. */
const answerSteered = async (c: Context<EdgeEnv>, id: string, pointer: Pointer | null) => {
  if (pointer) return answer(c, pointer);
  const running = await listRunning(c);
  const other = running.find((each) => each.id !== id);
  return other && running.length > 1 ? refuseShare(other) : refuseChange(ended);
};

/** New versions for a share of the visitors, of two teams at most at a time: each goes back by itself when it is worse. */
export const canaryRoutes = new Hono<EdgeEnv>();

addRead(
  canaryRoutes,
  canary,
  'status',
  'The canaries that run, and those that ended last: what was counted on both sides, and what each waits for.',
  (c) => answer(c, null),
);

addWrite(
  canaryRoutes,
  startCanary,
  'promote',
  'Gives a share of the visitors other versions, or a canary that runs another share.',
  async (c, { versions, share, auto, allowLoss, unrehearsed, ...meant }) => {
    const registry = getRegistry(c.env);
    if (!isRising(share, auto?.shares))
      return refuseChange('Each share has to be higher than the one before: nobody is moved back.');
    if (!versions) {
      const { id } = await requireCanary(c, meant);
      return answerSteered(c, id, await registry.shareCanary(id, share, auto));
    }
    const wanted = parse(PromoteSchema, { versions, allowLoss });
    const by = await requireAny(c, Object.keys(versions));
    await checkReads(c, wanted.versions);
    await checkRehearsals(c, wanted.versions, unrehearsed);
    const seen = await registry.findLive();
    if (!seen.composition) return refuseChange('Nothing is live yet that a canary could be compared with.');
    const live = versionsOf(seen.composition);
    const changed = pick(wanted.versions, listChanged(wanted.versions, live));
    if (!Object.keys(changed).length)
      return refuseChange(
        Object.keys(versions).length ? 'These versions are live.' : 'No version was chosen.',
      );
    const mix = (beside: Record<string, string>): Promise<Composition> =>
      prepare(c.env, seen, { versions: { ...beside, ...changed }, action: 'promote', allowLoss });
    const running = await listRunning(c);
    const isSame = running.some((each) => !listChanged({ ...live, ...changed }, each.versions).length);
    // Both may be promoted: that they go together is tried out now.
    const neighbour = isSame ? undefined : findNeighbour(running, Object.keys(changed));
    if (neighbour && share + neighbour.share > 100) return refuseShare(neighbour);
    const composition = await mix(live);
    const beside = neighbour && { id: neighbour.id, joined: await mix(neighbour.versions) };
    const pointer = await registry.startCanary(composition, seen, { share, auto, by, beside });
    if (!pointer) return refuseChange('Something changed meanwhile. See: pnpm remote canary.');
    return answer(c, pointer);
  },
  { body: '{"versions":{"mf-news":"1.0.0"},"share":5}', problems: ['composition-refused'] },
);

type End = (registry: ReturnType<typeof getRegistry>, id: string, by: string) => Promise<Pointer | null>;

/** Adds a call that ends the canary that is meant. */
const addEnd = (call: typeof promoteCanary | typeof abortCanary, summary: string, end: End) =>
  addWrite(
    canaryRoutes,
    call,
    'promote',
    summary,
    async (c, meant) => {
      const { id, caller } = await requireCanary(c, meant);
      return answerSteered(c, id, await end(getRegistry(c.env), id, caller));
    },
    { body: '{}', problems: ['composition-refused'] },
  );

addEnd(promoteCanary, 'Makes the canary live for everybody.', (registry, id, by) =>
  registry.promoteCanary(id, by),
);
addEnd(abortCanary, 'Takes the canary back: all visitors get what is live.', (registry, id, by) =>
  registry.abortCanary(id, `${by} took it back.`),
);
