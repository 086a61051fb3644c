import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Outbox } from '../../src/leads/outbox/outbox.ts';
import { breaker, bulkhead } from '../../src/upstreams/call.ts';
import { checkHistory } from './check-history.ts';
import { createDisk } from './disk.ts';
import type { History, See } from './history.ts';
import { createObject } from './object.ts';
import { createRandom } from './random.ts';
import { createServices } from './services.ts';
import { createTime } from './time.ts';
import { createWorld } from './world.ts';

const hourMs = 3_600_000;

const bindings = {
  ...parseEnv(readFileSync(new URL('../../local.env', import.meta.url), 'utf8')),
  // It counts with a keyed hash, which is computed outside this process's time.
  LEADS_QUOTA_PER_HOUR: '0',
};

export interface Simulated {
  faults: string[];
  hours: number;
  history: History;
}

/** One life of the outbox, from one seed: so many hours with everything that can go wrong, and some in which all is well. */
export const simulate = async (seed: number, hours: number, loses = 0): Promise<Simulated> => {
  const random = createRandom(seed);
  const time = createTime(random);
  const kept = { fetch: globalThis.fetch, error: console.error, warn: console.warn, info: console.info };
  const history: History = { seen: [], unclear: new Set(), disk: '', pending: 0 };
  let afterwards = () => {};
  const see: See = (seen) => {
    history.seen.push({ ...seen, at: time.now() });
    if (seen.kind === 'sent' || seen.kind === 'effect' || seen.kind === 'answered') afterwards();
  };
  const forget = () => {
    breaker.reset();
    bulkhead.reset();
  };
  const quiet = () => {};
  Object.assign(console, { error: quiet, warn: quiet, info: quiet });
  const disk = createDisk(time, random, loses);
  try {
    const services = createServices({ time, random, disk, see });
    globalThis.fetch = services.fetchService;
    forget();
    const object = createObject<Outbox>((context) => Reflect.construct(Outbox, [context, bindings]), {
      time,
      random,
      disk,
      forget,
    });
    const world = createWorld({ time, random, disk, object, services, history, see });
    afterwards = world.killSometimes;
    const begin = time.now();
    await time.run(begin + hours * hourMs);
    await world.heal((ms) => time.run(time.now() + ms));
    history.pending = -1;
    const read = async () => {
      history.pending = (await object.call((outbox) => outbox.measure())).pending;
    };
    read().catch(() => {});
    await time.run(time.now() + 1_000);
    history.disk = disk.dump();
    object.end();
    return { faults: checkHistory(history), hours: (time.now() - begin) / hourMs, history };
  } finally {
    time.end();
    Object.assign(console, { error: kept.error, warn: kept.warn, info: kept.info });
    globalThis.fetch = kept.fetch;
    disk.end();
  }
};
