import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Alerts } from '../../../src/leads/alerts/alerts.ts';
// Loaded by the object when it begins; here it must be there without a wait.
import '../../../src/leads/alerts/alert-book.ts';
import { breaker, bulkhead } from '../../../src/upstreams/call.ts';
import { replaceCrypto } from '../crypto.ts';
import { createDisk } from '../disk.ts';
import { createObject } from '../object.ts';
import { createRandom } from '../random.ts';
import { createTime } from '../time.ts';
import { checkAlerts } from './check-alerts.ts';
import type { AlertHistory, See } from './history.ts';
import { createMailService } from './mail-service.ts';
import { createOffer } from './offer.ts';
import { createAlertWorld } from './world.ts';

const hourMs = 3_600_000;

const bindings = {
  ...parseEnv(readFileSync(new URL('../../../local.env', import.meta.url), 'utf8')),
  // Less than some outages here last.
  LEADS_GIVE_UP_HOURS: '3',
};

/** One life of the alerts, from one seed: so many hours with everything that can go wrong, and some days in which all is well. */
export const simulateAlerts = async (seed: number, hours: number, loses = 0) => {
  const random = createRandom(seed);
  const time = createTime(random);
  const kept = { fetch: globalThis.fetch, error: console.error, warn: console.warn, info: console.info };
  const restoreCrypto = replaceCrypto(random.next);
  const history: AlertHistory = { seen: [], disk: '', waiting: -1 };
  let afterwards = () => {};
  const see: See = (seen) => {
    history.seen.push({ ...seen, at: time.now() });
    if (seen.kind === 'sent' || seen.kind === 'mailed' || seen.kind === 'answered') afterwards();
  };
  const forget = () => {
    breaker.reset();
    bulkhead.reset();
  };
  const quiet = () => {};
  Object.assign(console, { error: quiet, warn: quiet, info: quiet });
  const disk = createDisk(time, random, loses);
  try {
    const service = createMailService({ time, random, disk, see });
    const offer = createOffer(time, random, see);
    Object.assign(globalThis, { fetch: service.fetchService, loadSimulatedOffer: offer.load });
    forget();
    const object = createObject<Alerts>((context) => Reflect.construct(Alerts, [context, bindings]), {
      ...{ time, random, disk, forget },
    });
    const world = createAlertWorld({ time, random, disk, object, service, offer, history, see });
    afterwards = world.killSometimes;
    const begin = time.now();
    await time.run(begin + hours * hourMs);
    await world.heal((ms) => time.run(time.now() + ms));
    const read = async () => {
      history.waiting = (await object.call((alerts) => alerts.measure())).waiting;
    };
    read().catch(() => {});
    await time.run(time.now() + 1_000);
    history.disk = disk.dump();
    object.end();
    return { faults: checkAlerts(history), hours: (time.now() - begin) / hourMs, history };
  } finally {
    time.end();
    restoreCrypto();
    Object.assign(console, { error: kept.error, warn: kept.warn, info: kept.info });
    globalThis.fetch = kept.fetch;
    disk.end();
  }
};
