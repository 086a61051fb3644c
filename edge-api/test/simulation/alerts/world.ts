import type { AlertAction, AskedFrequency } from '@binnen/contracts/alerts/alert';
import type { AlertBook } from '../../../src/leads/alerts/alert-book.ts';
import { hourMs, type Parts } from '../live.ts';
import { createMishaps } from '../mishaps.ts';
import { weathers } from '../network.ts';
import type { createObject } from '../object.ts';
import type { AlertHistory, See } from './history.ts';
import type { createMailService } from './mail-service.ts';
import { cities, type createOffer } from './offer.ts';

const minuteMs = 60_000;
const dayMs = 24 * hourMs;

interface World extends Omit<Parts, 'forget'> {
  object: ReturnType<typeof createObject<AlertBook>>;
  service: ReturnType<typeof createMailService>;
  offer: ReturnType<typeof createOffer>;
  history: AlertHistory;
  see: See;
}

const often: [AskedFrequency, ...AskedFrequency[]] = [
  'direct',
  'direct',
  'dagelijks',
  'wekelijks',
  'dinsdag',
  'zondag',
];
const acts: [AlertAction, ...AlertAction[]] = ['pauzeer', 'hervat', 'hervat', 'frequentie', 'stop'];

/** Visitors, the offer, the cron of every four minutes, and all that goes wrong, until it is told to heal. */
export const createAlertWorld = ({ time, random, disk, object, service, offer, history, see }: World) => {
  let people = 0;
  const persons: string[] = [];
  const hasClock = random.chance(0.3);
  const mishaps = createMishaps({ time, random, disk, object, hasClock, canFill: true, see });
  const { every, sometimes } = mishaps;

  /** A visitor presses again until there is an answer. */
  const ask = async <T>(give: (alerts: AlertBook) => T | Promise<T>): Promise<T | undefined> => {
    for (let tries = 0; tries < 8; tries += 1) {
      try {
        return await object.call(give);
      } catch {
        await time.wait(1_000 + random.next() * 20_000);
      }
    }
    return undefined;
  };

  const listMine = () => [
    ...new Set(history.seen.flatMap((each) => (each.kind === 'mailed' ? [each.alert] : []))),
  ];
  const act = async (alert: string, action: AlertAction) => {
    const frequency = action === 'frequentie' ? random.pick(often) : undefined;
    see({ kind: 'acting', alert, action, frequency });
    const now = await ask((alerts) => alerts.change(alert, action, frequency));
    if (now !== undefined) see({ kind: 'acted', alert, action, now });
  };
  const signUp = async () => {
    const isOld = persons.length > 0 && random.chance(0.5);
    const person = isOld
      ? (persons[random.below(persons.length)] ?? '')
      : `person${(people += 1)}@example.nl`;
    persons.push(person);
    if (persons.length > 6) persons.shift();
    const list = `/woningaanbod/${random.pick(cities)}?prijstot=${250 + 50 * random.below(6)}000&soort=koop`;
    see({ kind: 'asking', person, list });
    const wish = { email: person, lijst: list, centre: 'null', woorden: '["Te koop"]' };
    const frequentie = random.pick(often);
    await ask((alerts) => alerts.signUp({ ...wish, frequentie }));
    // Who reads the question confirms it, mostly.
    await time.wait(random.next() * hourMs);
    if (random.chance(0.1)) return;
    const asked = history.seen.find(
      (each) =>
        each.kind === 'mailed' && each.isQuestion && each.person === person && !confirmed.has(each.alert),
    );
    if (asked?.kind !== 'mailed') return;
    confirmed.add(asked.alert);
    await act(asked.alert, 'bevestig');
  };
  const confirmed = new Set<string>();
  /** By one press, which is not repeated: nobody knows the alert of a lost answer. */
  const signUpPush = async () => {
    const person = `browser${(people += 1)}`;
    const list = `/woningaanbod/${random.pick(cities)}?prijstot=${250 + 50 * random.below(6)}000&soort=koop`;
    see({ kind: 'asking', person, list });
    const endpoint = `http://localhost:8790/push/send/${person}`;
    const email = JSON.stringify({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } });
    const wish = { email, lijst: list, centre: 'null', woorden: '["Te koop"]' };
    const frequentie = random.pick(often);
    const taken = await object.call((alerts) => alerts.signUp({ ...wish, frequentie })).catch(() => null);
    if (!taken?.id) return;
    const alert = taken.id;
    see({ kind: 'mailed', call: -1, alert, person, isQuestion: true, isPush: true, homes: [], more: 0 });
    see({ kind: 'acting', alert, action: 'bevestig', frequency: undefined });
    const now = await ask((alerts) => alerts.find(alert));
    if (now) see({ kind: 'acted', alert, action: 'bevestig', now });
  };
  /** Anybody can name a push service that never answers. */
  const signUpDead = async () => {
    const endpoint = `https://dead${(people += 1)}.push.services.mozilla.com/x`;
    const email = JSON.stringify({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } });
    const lijst = `/woningaanbod/${random.pick(cities)}?soort=koop`;
    const wish = { email, lijst, centre: 'null', woorden: '["Te koop"]' };
    await object.call((alerts) => alerts.signUp({ ...wish, frequentie: 'direct' })).catch(() => null);
  };
  const erase = async () => {
    const person = persons[random.below(persons.length)];
    if (!person) return;
    const alerts = history.seen.flatMap((each) =>
      each.kind === 'mailed' && each.person === person ? [each.alert] : [],
    );
    for (const alert of alerts) see({ kind: 'acting', alert, action: 'stop', frequency: undefined });
    const erased = await ask((book) => book.erasePerson(person));
    if (erased !== undefined) see({ kind: 'erased', person, alerts });
  };

  let cronMs = 4 * minuteMs;
  const cron = () =>
    time.after(cronMs, () => {
      void object.call((alerts) => alerts.wake()).catch(() => {});
      cron();
    });
  cron();
  every(0.5, signUp);
  every(0.25, signUpPush);
  every(0.1, signUpDead);
  every(1.5, offer.change);
  every(0.4, () => {
    const mine = listMine();
    const alert = mine[random.below(mine.length)];
    if (alert) void act(alert, random.pick(acts));
  });
  every(0.03, erase);
  sometimes(0.9, () => {
    service.weather[random.pick(['brevo', 'brevo', 'push'])] = random.chance(0.45)
      ? 'fine'
      : random.pick(weathers);
  });
  sometimes(0.3, () => {
    offer.weather.now = random.pick(['fine', 'fine', 'late', 'down']);
  });

  return {
    killSometimes: mishaps.killSometimes,
    /** All is well from now on, until each alert had its day. */
    heal: async (run: (ms: number) => Promise<void>) => {
      Object.assign(service.weather, { brevo: 'fine', push: 'fine' });
      offer.weather.now = 'fine';
      mishaps.end();
      await run(hourMs);
      cronMs = hourMs;
      await run(9 * dayMs);
    },
  };
};
