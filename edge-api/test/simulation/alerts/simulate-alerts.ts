import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { openAlertBook, type AlertBook } from '../../../src/leads/alerts/alert-book.ts';
import { live } from '../live.ts';
import { createObject } from '../object.ts';
import { checkAlerts } from './check-alerts.ts';
import type { AlertHistory, See } from './history.ts';
import { createMailService } from './mail-service.ts';
import { createOffer } from './offer.ts';
import { createAlertWorld } from './world.ts';

const bindings = {
  ...parseEnv(readFileSync(path.join(import.meta.dirname, '../../../local.env'), 'utf8')),
  // Less than some outages here last.
  LEADS_GIVE_UP_HOURS: '3',
};

/** One life of the alerts. */
export const simulateAlerts = async (seed: number, hours: number, loses?: number) => {
  const history: AlertHistory = { seen: [], disk: '', waiting: -1 };
  const life = await live({ seed, hours, loses }, (parts) => {
    let afterwards = () => {};
    const see: See = (seen) => {
      history.seen.push({ ...seen, at: parts.time.now() });
      if (seen.kind === 'sent' || seen.kind === 'mailed' || seen.kind === 'answered') afterwards();
    };
    const service = createMailService({ ...parts, see });
    const offer = createOffer(parts.time, parts.random, see);
    Object.assign(globalThis, { fetch: service.fetchService, loadSimulatedOffer: offer.load });
    const object = createObject<AlertBook>((context) => {
      const book = Object.create(null);
      void context.blockConcurrencyWhile(async () => {
        Object.assign(book, await Reflect.apply(openAlertBook, undefined, [context, bindings]));
      });
      return book;
    }, parts);
    const world = createAlertWorld({ ...parts, object, service, offer, history, see });
    afterwards = world.killSometimes;
    return {
      heal: world.heal,
      read: async () => {
        history.waiting = (await object.call((alerts) => alerts.measure())).waiting;
      },
      end: object.end,
      check: () => {
        history.disk = parts.disk.dump();
        return checkAlerts(history);
      },
    };
  });
  return { ...life, history };
};
