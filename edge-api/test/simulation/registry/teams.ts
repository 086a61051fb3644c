import { noCounts } from '@binnen/composer/behind/registry/judging/judge-canary';
import { createBatch } from '@binnen/composer/behind/registry/judging/stored-canary';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { purgeTags } from '@binnen/composer/behind/registry/generations';
import { holdPointer } from '@binnen/composer/behind/registry/pointer';
import { makeLive, prepare, type Plan } from '@binnen/composer/behind/releases/compositions/promote';
import { storeFiles } from '@binnen/composer/behind/releases/files/release-files';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { SideCounts } from '@binnen/platform/contract/canary';
import type { Random } from '../random.ts';
import { running, type Time } from '../time.ts';
import type { Isolate } from './edge.ts';
import type { Asked, Op, RegistryHistory, Versions } from './history.ts';
import { createToyUpload, listToyDeltas, remotes, versionsOf } from './toys.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const retentionMs = 48 * hourMs;
const everything = ['/*'];

interface World {
  time: Time;
  random: Random;
  history: RegistryHistory;
  anyIsolate: () => Isolate;
  /** What is live, by the registry itself; fails when that does not answer. */
  readLiveId: () => Promise<string | null>;
}

type Done = Omit<Extract<Op['answer'], { done: true }>, 'at' | 'done'>;

/** Teams and operators ask the edge, as its routes do it, and note the answers. */
export const createTeams = ({ time, random, history, anyIsolate, readLiveId }: World) => {
  let names = 0;
  const published = new Map<string, string[]>();
  /** Hashes of the tokens that were issued. */
  const tokens: string[] = [];

  /** Asks one isolate, and writes down what it was asked and what it answered. */
  const ask = async (asked: Asked, work: (isolate: Isolate, by: string) => Promise<Done>): Promise<Op> => {
    const op: Op = { by: `op ${(names += 1)}`, at: time.now(), asked };
    history.ops.push(op);
    const isolate = anyIsolate();
    await running.run(isolate.runner, async () => {
      let said: Op['answer'];
      try {
        said = { at: 0, done: true, ...(await work(isolate, op.by)) };
      } catch (error) {
        // A store that did not answer may have done it.
        if (!(error instanceof ProblemError) || error.code === 'upstream-unavailable') return;
        said = {
          at: 0,
          done: false,
          says: [error.message, ...(error.options.errors ?? []).map(({ message }) => message)].join(' '),
        };
      }
      if (!isolate.runner.isDead) op.answer = { ...said, at: time.now() };
    });
    return op;
  };
  const refuse = (detail: string): never => {
    throw new ProblemError('composition-refused', { detail });
  };

  const publish = async (remote: string) => {
    const version = `1.${names}.0`;
    const upload = createToyUpload(remote, version);
    const deltas = listToyDeltas(upload, published.get(remote)?.at(-1));
    const { answer } = await ask({ kind: 'publish', remote, version }, async ({ env }, by) => {
      const registry = getRegistry(env);
      const id = crypto.randomUUID();
      if ((await registry.reserve(remote, version, id)) !== 'reserved') return refuse('reserved');
      try {
        if (!(await registry.announce(id, upload.release))) return refuse('busy');
        await storeFiles(env, upload, deltas);
        if (!(await registry.addRelease(id, by))) return refuse('busy');
        return {};
      } catch (error) {
        await registry.cancelUpload(id);
        throw error;
      }
    });
    if (answer?.done) published.set(remote, [...(published.get(remote) ?? []), version]);
    return answer?.done ? version : undefined;
  };

  const change = (
    asked: Asked,
    plan: (isolate: Isolate) => Parameters<typeof makeLive>[1],
    expected?: string | null,
  ) =>
    ask(asked, async (isolate, by) => {
      const intoBoth = random.chance(0.3);
      const { composition, changed } = await makeLive(isolate.env, plan(isolate), {
        by,
        intoBoth,
        ...(expected !== undefined && { expected }),
      });
      return { composition: composition.id, versions: versionsOf(composition), changed };
    });
  const promote = (versions: Versions, expected?: string | null) =>
    change(
      { kind: 'promote', versions, ...(expected !== undefined && { expected }) },
      () => (seen) => ({
        versions: { ...versionsOf(seen.composition), ...versions },
        action: 'promote',
        allowLoss: everything,
      }),
      expected,
    );
  const anyVersion = (remote: string): string | undefined => {
    const known = published.get(remote) ?? [];
    // Mostly one of the last: the others may be cleaned away.
    return random.chance(0.7) ? known.at(-1 - random.below(3)) : known[random.below(known.length)];
  };
  const anyRemote = () => random.pick(['shell', ...remotes]);

  const release = async () => {
    const remote = anyRemote();
    const version = random.chance(0.75) ? await publish(remote) : anyVersion(remote);
    if (!version) return;
    if (random.chance(0.25)) await promote({ [remote]: version }, await readLiveId().catch(() => 'unknown'));
    else await promote({ [remote]: version });
  };
  const rollBack = (remote: string | null) =>
    change({ kind: 'roll back', remote }, ({ env }) => async (): Promise<Plan> => {
      const earlier = await getRegistry(env).findEarlier(remote);
      if (!earlier) return refuse('nothing earlier');
      return { ...earlier, action: 'rollback', remote: remote ?? undefined, allowLoss: everything };
    });
  const retire = (remote: string) =>
    change({ kind: 'retire', remote }, () => (seen): Plan => {
      const { [remote]: live, ...versions } = versionsOf(seen.composition);
      if (live === undefined) return refuse('not live');
      return { versions, action: 'retire', remote, allowLoss: everything };
    });

  const listRunning = async (env: Isolate['env']) =>
    (await getRegistry(env).listCanaries()).filter(({ state }) => state === 'running');
  const pickRunning = async (env: Isolate['env']) => {
    const [first, ...others] = await listRunning(env);
    return first ? random.pick([first, ...others]) : refuse('no canary');
  };
  const startCanary = async () => {
    const remote = anyRemote();
    const version = anyVersion(remote);
    if (!version) return;
    const isAuto = random.chance(0.6);
    const everyMinutes = 1 + random.below(5);
    const shares = isAuto ? [20, 50, 100] : [];
    const { answer } = await ask(
      { kind: 'start canary', versions: { [remote]: version }, share: 5, shares, everyMinutes },
      async ({ env }, by) => {
        const registry = getRegistry(env);
        const seen = await registry.findLive();
        if (!seen.composition) return refuse('nothing is live');
        const mix = { ...versionsOf(seen.composition), [remote]: version };
        const mixAs = (versions: Versions) =>
          prepare(env, seen, { versions, action: 'promote', allowLoss: everything });
        const composition = await mixAs(mix);
        if (composition.id === seen.composition.id) return refuse('live');
        const auto = isAuto ? { shares, everyMinutes } : null;
        const [other] = await listRunning(env);
        const beside =
          other && !other.changes.includes(remote)
            ? { id: other.id, joined: await mixAs({ ...other.versions, [remote]: version }) }
            : undefined;
        const pointer = await registry.startCanary(composition, seen, { share: 5, auto, by, beside });
        if (!pointer) return refuse('other canaries');
        holdPointer(env, pointer);
        const started = pointer.canaries?.running.find((each) => each.composition.id === composition.id);
        return {
          ...(started && { canary: started.id }),
          composition: composition.id,
          versions: mix,
        };
      },
    );
    const id = answer?.done ? answer.canary : undefined;
    if (!id) return;
    const badShare = random.pick([0, 0, 0.01, 0.6]);
    const views = 20 + random.below(120);
    for (let round = 0; round < 30; round += 1) await count(id, views, badShare);
  };
  /** Some seconds of visits in one isolate. */
  const count = async (canary: string, views: number, badShare: number) => {
    const draw = (of: number, share: number) =>
      Array.from({ length: of }, () => random.chance(share)).filter(Boolean).length;
    const sides = {
      stable: { views: 2 * views, faults: draw(2 * views, 0.005) },
      canary: { views, faults: draw(views, badShare) },
    };
    const side = ({ views, faults }: { views: number; faults: number }): SideCounts => ({
      ...noCounts(),
      views,
      faults: faults ? { server: faults } : {},
    });
    const minute = Math.floor(time.now() / minuteMs);
    await ask({ kind: 'count', canary, counted: sides, minute }, async ({ env }) => {
      const batch = { ...createBatch(), stable: side(sides.stable), canary: side(sides.canary) };
      const pointer = await getRegistry(env).takeHealth(canary, batch);
      if (pointer) holdPointer(env, pointer);
      return {};
    });
    await time.wait(random.next() * minuteMs);
  };
  const endCanary = () => {
    const kind = random.pick(['promote canary', 'abort canary']);
    return ask({ kind }, async ({ env }, by) => {
      const registry = getRegistry(env);
      const meant = await pickRunning(env);
      const pointer = await (kind === 'promote canary'
        ? registry.promoteCanary(meant.id, by)
        : registry.abortCanary(meant.id, by));
      if (!pointer) return refuse('no canary');
      holdPointer(env, pointer);
      return { canary: meant.id };
    });
  };
  const shareCanary = () => {
    const share = 1 + random.below(99);
    return ask({ kind: 'share canary', share }, async ({ env }) => {
      const meant = await pickRunning(env);
      const pointer = await getRegistry(env).shareCanary(meant.id, share, null);
      if (!pointer) return refuse('no canary, or no visitors');
      return { canary: meant.id };
    });
  };

  const clean = () =>
    ask({ kind: 'clean' }, async ({ env }) => {
      await getRegistry(env).clean(retentionMs, false);
      return {};
    });
  const purge = () => {
    const tag = `tag ${random.below(3)}`;
    return ask({ kind: 'purge', tag }, async ({ env }) => {
      await purgeTags(env, [tag]);
      return {};
    });
  };
  const token = () => {
    const kind = random.pick(['issue token', 'replace token', 'end token']);
    const name = `team ${random.below(2)}`;
    const hash = `hash ${names}`;
    return ask({ kind, name, hash }, async ({ env }, by) => {
      const registry = getRegistry(env);
      const issued = { name, hash, scopes: [], expires: time.now() + 1_000 * hourMs, by };
      if (kind === 'issue token' && !(await registry.addToken(issued))) return refuse('exists');
      if (kind === 'replace token') await registry.replaceToken(issued, 0);
      if (kind === 'end token') await registry.endTokens(name, 'revoked');
      if (kind !== 'end token') tokens.push(hash);
      return {};
    });
  };

  /** The site begins with all of its remotes. */
  const begin = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const first = await Promise.all(
        ['shell', ...remotes].map(async (remote) => [remote, await publish(remote)] as const),
      );
      const versions = Object.fromEntries(
        first.flatMap(([remote, version]) => (version ? [[remote, version]] : [])),
      );
      if (Object.keys(versions).length <= remotes.length) continue;
      if ((await promote(versions)).answer?.done) break;
    }
  };

  return {
    begin,
    release,
    rollBack,
    retire,
    startCanary,
    endCanary,
    shareCanary,
    clean,
    purge,
    token,
    tokens,
  };
};
