import type { Card } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';
import { PlekSchema, type PlekInput } from '@binnen/contracts/surroundings/plek';
import { isBefore } from '@binnen/edge-kit/deadlines/is-before';
import { within } from '@binnen/edge-kit/deadlines/within';
import { log } from '@binnen/edge-kit/logging/log';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import * as v from 'valibot';
import type { Bindings } from '../../environment/env.ts';
import { findRegistered, type RegisteredAddress } from '@binnen/upstreams/pdok/client';
import { fold, tokenise } from '@binnen/offer/places/fold';
import { findToday } from '../offer/history.ts';
import { registers, type Run } from './registers.ts';
import {
  formatKey,
  readAgenda,
  readRecord,
  writeAgenda,
  writeRecord,
  type Address,
  type Agenda,
} from './store.ts';

/** Homes that one run asks about: fair use of free services. */
const mostHomes = 40;
const day = 86_400_000;
/** A figure is of a year, a label is of ten: four weeks are soon enough … */
const renewAfter = 28 * day;
/** … and for an address that no register has, or an answer that cannot be read, a week and a day. */
const unknownAfter = 7 * day;
const unreadableAfter = day;
/** A register that fails is left alone for so long, then for twice as long each time. */
const firstRest = 4 * 60_000;
const longestRest = day;

/** The home among the addresses at its postcode and number: its street and addition must be the same. */
const choose = (
  found: readonly RegisteredAddress[],
  { straat }: Address,
  suffix: string,
): RegisteredAddress | undefined =>
  found.find((one) => fold(one.street) === fold(straat ?? '') && tokenise(one.suffix).join(' ') === suffix);

/** Remembers in the agenda how a register did. Answers until when it is left alone, if it failed. */
const note = ({ rest }: Agenda, register: string, failed: boolean, now: number): number => {
  const { times, until } = rest[register] ?? { times: 0, until: 0 };
  if (!failed) delete rest[register];
  // Homes that were asked about at the same time fail together.
  else if (!isBefore(now, until, longestRest))
    rest[register] = { times: times + 1, until: now + Math.min(longestRest, firstRest * 2 ** times) };
  return rest[register]?.until ?? 0;
};

/** An answer that does not fit is this home's alone; anything else means that the register is down. */
const isDown = (error: unknown): boolean => !(error instanceof UpstreamError && error.reason === 'malformed');

interface Join extends Run {
  env: Bindings;
  agenda: Agenda;
  now: number;
  /** Answers that several homes share, such as those about a neighbourhood. */
  asked: Map<string, Promise<object | null>>;
}

/** Asks what is due about a home, and keeps it. Answers when it is due again: never for what can be asked no more. */
const joinHome = async (run: Join, key: string, address: RegisteredAddress): Promise<number> => {
  const { env, agenda, now, today, asked } = run;
  const kept = await readRecord(env, key);
  const tot = { ...kept?.tot };
  const fresh = await Promise.all(
    registers.map(async ({ group, bron, about, read }): Promise<PlekInput> => {
      const subject = about(address, env);
      if (!subject || isBefore(now, tot[group] ?? 0, renewAfter)) return {};
      const resting = agenda.rest[group]?.until ?? 0;
      if (isBefore(now, resting, longestRest)) {
        tot[group] = resting;
        return {};
      }
      const name = `${group} ${subject}`;
      const answer = asked.get(name) ?? read(env, address, run);
      asked.set(name, answer);
      try {
        const figures = await answer;
        note(agenda, group, false, now);
        tot[group] = now + renewAfter;
        return figures ? { [group]: { ...figures, bron, opgehaald: today } } : {};
      } catch (error) {
        tot[group] = isDown(error) ? note(agenda, group, true, now) : now + unreadableAfter;
        return {};
      }
    }),
  );
  // A figure that a register does not give today stays as it was, with the day on which it was said.
  const plek = v.parse(PlekSchema, Object.assign({}, kept?.plek, ...fresh));
  await writeRecord(env, key, { plek, tot });
  return Math.min(now + renewAfter, ...Object.values(tot).filter((at) => at > now));
};

const joinAll = async (run: Join, homes: ReadonlyMap<string, Address>): Promise<void> => {
  const { env, agenda, now } = run;
  for (const [key, home] of homes) {
    // Some feeds have the addition in the number: the key has it from both.
    const [postcode = '', number, ...suffix] = key.split(' ');
    let found: RegisteredAddress[];
    try {
      found = await findRegistered(env, postcode, Number(number));
      note(agenda, 'pdok', false, now);
    } catch (error) {
      // Nothing can be asked about any home.
      note(agenda, 'pdok', true, now);
      throw error;
    }
    const address = choose(found, home, suffix.join(' '));
    agenda.homes[key] = address ? await joinHome(run, key, address) : now + unknownAfter;
  }
};

/**
 * Asks public registers about the homes that are due, the newest first, and keeps what they say. Never in a visitor's
 * request: pages read what is kept. Whatever fails is tried in a later run.
 */
export const joinSurroundings = async (
  env: Bindings,
  cards: readonly Card[],
  milliseconds = 60_000,
): Promise<void> => {
  const now = Date.now();
  const known = await readAgenda(env);
  if (isBefore(now, known.rest['pdok']?.until ?? 0, longestRest)) return;
  const offered = new Map(
    cards.flatMap((card) => {
      const key = isSold(card.status) ? undefined : formatKey(card);
      return key ? [[key, card] as const] : [];
    }),
  );
  const due = (key: string) => known.homes[key] ?? 0;
  const homes = [...offered]
    .filter(([key]) => !isBefore(now, due(key), renewAfter))
    .sort(([one], [other]) => due(one) - due(other))
    .slice(0, mostHomes);
  if (homes.length === 0) return;
  const agenda: Agenda = {
    rest: { ...known.rest },
    homes: Object.fromEntries(Object.entries(known.homes).filter(([key]) => offered.has(key))),
  };
  const today = findToday();
  const run: Join = { env, agenda, now, today, tables: new Map(), squares: new Map(), asked: new Map() };
  const outcome = await within(
    milliseconds,
    joinAll(run, new Map(homes)).then(
      () => undefined,
      (error: unknown) => String(error),
    ),
    () => 'late',
  );
  await writeAgenda(env, agenda);
  const failed = Object.keys(agenda.rest);
  if (outcome || failed.length > 0)
    log('warn', 'Not every register answered', { registers: failed.join(' '), ...(outcome && { outcome }) });
};
