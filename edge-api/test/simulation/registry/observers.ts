import { readPointer } from '@binnen/composer/behind/registry/pointer';
import type { Registry } from '@binnen/composer/behind/registry/registry';
import { brotliKey, fileKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { findHolder } from '@binnen/composer/behind/registry/tokens/tokens';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import type { createObject } from '../object.ts';
import { running, type Time } from '../time.ts';
import { callsOf, type Isolate } from './edge.ts';
import type { RegistryHistory, Versions } from './history.ts';
import type { createFiles, createKv } from './stores.ts';
import { versionsOf } from './toys.ts';

interface World {
  time: Time;
  object: ReturnType<typeof createObject<Registry>>;
  kv: ReturnType<typeof createKv>;
  files: ReturnType<typeof createFiles>;
  history: RegistryHistory;
  isolates: readonly Isolate[];
  anyIsolate: () => Isolate;
  tokens: readonly string[];
}

/** What is seen of the registry and of what it wrote. */
export const createObservers = ({
  time,
  object,
  kv,
  files,
  history,
  isolates,
  anyIsolate,
  tokens,
}: World) => {
  /** What each isolate sees, as a visitor asks it. */
  const look = async (isolate: Isolate) => {
    const at = time.now();
    const pointer = await running.run(isolate.runner, () => readPointer(isolate.env));
    if (isolate.runner.isDead || !pointer) return;
    const { composition, canaries, tagGenerations, revision } = pointer;
    history.seen.push({
      ...{
        at,
        answeredAt: time.now(),
        isolate: isolate.name,
        isSure: kv.weather.now === 'fine',
        revision,
        purges: tagGenerations,
      },
      composition: composition?.id ?? null,
      canaries: (canaries?.running ?? []).map((canary) => ({
        id: canary.id,
        share: canary.share,
        composition: canary.composition.id,
      })),
      text: JSON.stringify(pointer),
    });
  };
  const lookAll = () => Promise.all(isolates.map(look));

  /** The registry’s own words, and whether the files that it needs are there. */
  const audit = async () => {
    const at = time.now();
    try {
      const [live, changes, canaries, records, earlier] = await object.call((asked) => {
        const registry = callsOf(asked);
        const seen = registry.findLive();
        const back = registry.findEarlier(null);
        const find = (versions: Versions) =>
          Object.entries(versions).map(
            ([remote, version]) => registry.findRelease(remote, version) ?? `${remote}@${version}`,
          );
        const found = registry.listCanaries();
        return [
          seen,
          registry.listHistory(),
          found,
          found
            .filter(({ state }) => state === 'running')
            .flatMap(({ versions }) => find(versions))
            .concat(find(versionsOf(seen.composition))),
          back ? find(back.versions) : [],
        ] as const;
      });
      const needed = [...records, ...earlier];
      for (const record of needed) {
        if (typeof record === 'string') history.lacking.push(`${record} is needed, and was cleaned away`);
        else {
          const lack = (what: string) =>
            history.lacking.push(`${record.remote}@${record.version} is needed, and its ${what} is gone`);
          for (const { integrity, path } of [...record.client, ...record.server])
            if (!files.has(fileKey(integrity))) lack(path);
          for (const { integrity, path } of record.client)
            if (!files.has(brotliKey(integrity))) lack(`Brotli of ${path}`);
        }
      }
      history.audits.push({
        ...{ at, answeredAt: time.now(), changes },
        live: {
          sequence: live.sequence,
          composition: live.composition?.id ?? null,
          versions: versionsOf(live.composition),
        },
        canaries: canaries.map(({ id, state, share, changes: own, versions, counts }) => ({
          ...{ id, state, share, changes: own, versions },
          views: { stable: counts.stable.views, canary: counts.canary.views },
        })),
      });
    } catch {
      // The registry ended meanwhile.
    }
  };

  /** Whether the edge takes the last tokens. */
  const tryTokens = () => {
    const { env, runner } = anyIsolate();
    return running.run(runner, async () => {
      for (const hash of tokens.slice(-6)) {
        const at = time.now();
        const good = await findHolder(Object.assign(Object.create(null), { env }), hash).then(
          () => true,
          (error: unknown) => (error instanceof ProblemError ? false : undefined),
        );
        if (good !== undefined) history.tokens.push({ at, answeredAt: time.now(), hash, good });
      }
    });
  };

  return { lookAll, audit, tryTokens };
};
