import type { AlertAction, AskedFrequency } from '@binnen/contracts/alerts/alert';
import type { Alerts } from '../../../src/leads/alerts/alerts.ts';
import type { Disk } from '../disk.ts';
import { weathers } from '../network.ts';
import type { createObject } from '../object.ts';
import type { Random } from '../random.ts';
import { createRepeater } from '../repeat.ts';
import type { Time } from '../time.ts';
import type { AlertHistory, See } from './history.ts';
import type { createMailService } from './mail-service.ts';
import { cities, type createOffer } from './offer.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const dayMs = 24 * hourMs;

interface World {
  time: Time;
  random: Random;
  disk: Disk;
  object: ReturnType<typeof createObject<Alerts>>;
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
  let isOver = false;
  let people = 0;
  const persons: string[] = [];
  const every = createRepeater(time, random, () => isOver);

  /** A visitor presses again until there is an answer. */
  const ask = async <T>(give: (alerts: Alerts) => Promise<T>): Promise<T | undefined> => {
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

  const kill = () => {
    see({ kind: 'killed' });
    object.kill();
  };
  const setClock = (ms: number) => {
    see({ kind: 'clock' });
    time.setOff(ms);
    object.replan();
  };

  /** Each life has its own mix of what goes wrong: of everything at once, one thing hides another. */
  const has = () => random.chance(0.6);
  const sometimes = (perHour: number, happen: () => unknown) => {
    if (has()) every(perHour, happen);
  };
  disk.watchFull(() => see({ kind: 'disk full' }));
  let cronMs = 4 * minuteMs;
  const cron = () =>
    time.after(cronMs, () => {
      void object.call((alerts) => alerts.wake()).catch(() => {});
      cron();
    });
  cron();
  every(0.5, signUp);
  every(1.5, offer.change);
  every(0.4, () => {
    const mine = listMine();
    const alert = mine[random.below(mine.length)];
    if (alert) void act(alert, random.pick(acts));
  });
  every(0.03, erase);
  sometimes(0.35, kill);
  sometimes(0.06, () => {
    see({ kind: 'taken over' });
    object.takeOver();
  });
  if (random.chance(0.3))
    every(0.05, () => setClock(random.chance(0.4) ? 0 : (random.next() - 0.5) * 20 * hourMs));
  sometimes(0.04, () => {
    disk.fill(random.below(4));
    time.after(random.next() * hourMs, disk.free);
  });
  sometimes(0.6, () => {
    service.weather['brevo'] = random.chance(0.45) ? 'fine' : random.pick(weathers);
  });
  sometimes(0.3, () => {
    offer.weather.now = random.pick(['fine', 'fine', 'late', 'down']);
  });

  const hasKills = has();
  return {
    /** A kill at just this moment: between a request, what it does, and its answer. */
    killSometimes: () => {
      if (hasKills && !isOver && random.chance(0.01)) time.after(random.next() * 60, kill);
    },
    /** All is well from now on, until each alert had its day. */
    heal: async (run: (ms: number) => Promise<void>) => {
      isOver = true;
      service.weather['brevo'] = 'fine';
      offer.weather.now = 'fine';
      disk.free();
      setClock(0);
      await run(hourMs);
      cronMs = hourMs;
      await run(9 * dayMs);
    },
  };
};
