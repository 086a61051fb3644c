import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Outbox } from '../../src/leads/outbox/outbox.ts';
import { checkHistory } from './check-history.ts';
import type { History, See } from './history.ts';
import { live } from './live.ts';
import { createObject } from './object.ts';
import { createServices } from './services.ts';
import { createWorld } from './world.ts';

const bindings = {
  ...parseEnv(readFileSync(path.join(import.meta.dirname, '../../local.env'), 'utf8')),
  LEADS_QUOTA_PER_HOUR: '0',
  // A network has room for two or three leads that are held.
  LEADS_HELD_BYTES: '60000',
};

/** One life of the outbox. */
export const simulate = async (seed: number, hours: number, loses?: number) => {
  const history: History = { seen: [], unclear: new Set(), disk: '', pending: -1 };
  const life = await live({ seed, hours, loses }, (parts) => {
    let afterwards = () => {};
    const see: See = (seen) => {
      history.seen.push({ ...seen, at: parts.time.now() });
      if (seen.kind === 'sent' || seen.kind === 'effect' || seen.kind === 'answered') afterwards();
    };
    const services = createServices({ ...parts, see });
    globalThis.fetch = services.fetchService;
    const object = createObject<Outbox>((context) => Reflect.construct(Outbox, [context, bindings]), parts);
    const world = createWorld({ ...parts, object, services, history, see });
    afterwards = world.killSometimes;
    return {
      heal: world.heal,
      read: async () => {
        history.pending = (await object.call((outbox) => outbox.measure())).pending;
      },
      end: object.end,
      check: () => {
        history.disk = parts.disk.dump();
        return checkHistory(history);
      },
    };
  });
  return { ...life, history };
};
