import type { Card } from '@binnen/contracts/property';
import { PlekSchema, type Plek } from '@binnen/contracts/surroundings/plek';
import { readKept } from '@binnen/edge-kit/caching/read-kept';
import { log } from '@binnen/edge-kit/logging/log';
import * as v from 'valibot';
import type { Bindings } from '../../environment/env.ts';
import { findToday } from '../offer/history.ts';
import { tokenise } from '@binnen/offer/places/fold';

export type Address = Pick<Card, 'straat' | 'huisnummer' | 'huisnummertoevoeging' | 'postcode'>;

/** `7418ET 19 a`: additions decide, 19 and 19A are two homes. Undefined without a postcode or number. */
export const formatKey = ({ postcode, huisnummer, huisnummertoevoeging }: Address): string | undefined =>
  postcode && /^\d/.test(huisnummer ?? '')
    ? [postcode.replace(' ', ''), ...tokenise(`${huisnummer} ${huisnummertoevoeging ?? ''}`)].join(' ')
    : undefined;

/** What is kept of a home: its groups, and when each is asked for again, in milliseconds since 1970. */
const RecordSchema = v.object({ plek: PlekSchema, tot: v.record(v.string(), v.number()) });
export type PlekRecord = v.InferOutput<typeof RecordSchema>;

/** `plek:` has figures of homes with another addition. */
const formatName = (key: string): string => `omgeving:${key}`;
/** Homes that left the offer are forgotten. */
const keepSeconds = 86_400 * 180;
/** The nearest copy of KV may be this old. */
const cacheTtl = 300;

export const readRecord = (env: Bindings, key: string): Promise<PlekRecord | undefined> =>
  readKept(env.CACHE, formatName(key), RecordSchema, cacheTtl);

export const writeRecord = (env: Bindings, key: string, record: PlekRecord): Promise<void> =>
  env.CACHE.put(formatName(key), JSON.stringify(record), { expirationTtl: keepSeconds });

/** What is known of a home's place. A page needs no more than one read of KV for it, and goes without when that fails. */
export const findPlek = async (env: Bindings, home: Address): Promise<Plek | undefined> => {
  const key = formatKey(home);
  try {
    const plek = key ? (await readRecord(env, key))?.plek : undefined;
    const today = findToday();
    // Its register may not be asked again for weeks, and about a home that is sold never.
    if ((plek?.energielabel?.geldig_tot ?? today) < today) delete plek?.energielabel;
    return plek;
  } catch (error) {
    log('warn', 'A home goes without the figures of its place', { reason: String(error) });
    return undefined;
  }
};

/** When each home of the offer is looked at again, and until when a register that failed is left alone. */
const AgendaSchema = v.object({
  homes: v.record(v.string(), v.number()),
  rest: v.record(v.string(), v.object({ until: v.number(), times: v.number() })),
});
export type Agenda = v.InferOutput<typeof AgendaSchema>;

const agendaKey = 'listings:omgeving-agenda';

export const readAgenda = async (env: Bindings): Promise<Agenda> =>
  (await readKept(env.CACHE, agendaKey, AgendaSchema)) ?? { homes: {}, rest: {} };

export const writeAgenda = (env: Bindings, agenda: Agenda): Promise<void> =>
  env.CACHE.put(agendaKey, JSON.stringify(agenda));
