import type { Registry } from '@binnen/composer/behind/registry/registry';
import { modulesKey } from '@binnen/composer/behind/registry/stores/stored-names';
import type { createObject } from '../object.ts';
import { hourMs, type Parts } from '../live.ts';
import { createMishaps } from '../mishaps.ts';
import { running } from '../time.ts';
import { callsOf, type createEdge, type Isolate } from './edge.ts';
import type { RegistryHistory } from './history.ts';
import { createObservers } from './observers.ts';
import { storeWeathers, type createFiles, type createKv } from './stores.ts';
import { createTeams } from './teams.ts';
import { remotes } from './toys.ts';

const dataCentres = 3;

interface World extends Omit<Parts, 'forget'> {
  object: ReturnType<typeof createObject<Registry>>;
  kv: ReturnType<typeof createKv>;
  files: ReturnType<typeof createFiles>;
  startIsolate: ReturnType<typeof createEdge>;
  history: RegistryHistory;
}

/** Teams, operators and visitors, and all that goes wrong, until it is told to heal. */
export const createOperators = (world: World) => {
  const { time, random, disk, object, kv, files, startIsolate, history } = world;
  const places = Array.from({ length: dataCentres }, () => kv.open());
  const isolates: Isolate[] = places.map((place) => startIsolate(place));

  const hasClock = random.chance(0.2);
  history.hasClock = hasClock;
  const see = () => void history.breaks.push(time.now());
  const mishaps = createMishaps({ time, random, disk, object, hasClock, canFill: false, see });
  const { every, sometimes } = mishaps;
  const anyIsolate = () => isolates[random.below(isolates.length)] ?? startIsolate(kv.open());

  const readLiveId = async () =>
    (await object.call((registry) => callsOf(registry).findCurrent()))?.id ?? null;
  const teams = createTeams({ time, random, history, anyIsolate, readLiveId });
  const { release, rollBack, retire, startCanary, endCanary, shareCanary, clean, purge, token, tokens } =
    teams;
  const { lookAll, audit, tryTokens } = createObservers({
    ...{ time, object, kv, files, history, isolates, anyIsolate, tokens },
  });

  /** A deploy, or a machine that ends: what it was asked is never answered. */
  const replaceIsolate = () => {
    const at = random.below(isolates.length);
    const [old] = isolates.splice(at, 1, startIsolate(places[at] ?? kv.open()));
    if (old) old.runner.isDead = true;
  };
  const hasTimedCleans = random.chance(0.6);

  void running.run(undefined, teams.begin);
  every(0.5, release);
  every(0.08, () => Promise.all(Array.from({ length: 2 + random.below(3) }, release)));
  sometimes(0.15, () => rollBack(random.chance(0.6) ? null : random.pick(remotes)));
  sometimes(0.04, () => retire(random.pick(remotes)));
  sometimes(0.12, startCanary);
  sometimes(0.05, endCanary);
  sometimes(0.03, shareCanary);
  sometimes(0.1, clean);
  sometimes(0.3, purge);
  sometimes(0.1, token);
  every(0.4, lookAll);
  every(0.25, audit);
  every(0.1, tryTokens);
  sometimes(0.1, replaceIsolate);
  sometimes(0.3, () => {
    const weather = random.pick([kv.weather, files.weather]);
    weather.now = random.chance(0.5) ? 'fine' : random.pick(storeWeathers);
  });

  return {
    /** At each change of a store: what the pointer names must be there; and a good moment for a kill or a clean-up. */
    afterStore: () => {
      const pointer = JSON.parse(kv.peek('pointer') ?? 'null');
      const running = pointer?.canaries?.running ?? [];
      for (const named of [pointer, ...running].map((each) => each?.composition))
        if (named && kv.peek(modulesKey(named.id)) === null)
          history.lacking.push(`the pointer names ${named.id}, whose modules are not there`);
      mishaps.killSometimes(0.02);
      if (hasTimedCleans && !mishaps.isOver() && random.chance(0.01))
        time.after(random.next() * 60, () => void clean());
    },
    /** All is well from now on. */
    heal: async (run: (ms: number) => Promise<void>) => {
      kv.weather.now = 'fine';
      files.weather.now = 'fine';
      mishaps.end();
      await run(11 * hourMs);
      void audit();
      void lookAll();
      void tryTokens();
      await run(hourMs / 2);
    },
  };
};
