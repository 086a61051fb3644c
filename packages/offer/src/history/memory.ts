import { ChangeSchema, type Change, type Property } from '@binnen/contracts/property';
import { isSold, statuses } from '@binnen/contracts/statuses';
import * as v from 'valibot';
import { findCondition, findKind, findPrice } from '@binnen/contracts/filters/home-traits';
import { formatAddressKey } from '../places/same-address.ts';

/** What is remembered of one listing: how it was last seen, and what changed before. */
export const RememberedSchema = v.object({
  /** The home's address in one spelling, by which it is known when it is listed again. */
  adres: v.optional(v.string()),
  /** The days on which the home was first and this listing was last in the feed: `2026-11-20`. */
  sinds: v.string(),
  gezien: v.string(),
  status: v.picklist(statuses),
  /** The price that was last shown, in euros; 0 when there never was one. */
  prijs: v.number(),
  soort: v.picklist(['koop', 'huur']),
  conditie: v.nullable(v.string()),
  /** What it was called, where it was no plain asking price. */
  vorm: v.optional(v.string()),
  /** Oldest first. */
  wijzigingen: v.array(ChangeSchema),
});
export type Remembered = v.InferOutput<typeof RememberedSchema>;

/** By the listing's id. */
export type Memory = Readonly<Record<string, Remembered>>;

/** The oldest changes are dropped first. A home with more changes has a feed that goes back and forth. */
const mostChanges = 20;
/** How long a listing that left the feed is remembered. */
const keepDays = 730;

export const subtractDays = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Two changes in a row as one; undefined when the second takes back the first. */
const join = <T extends { van: unknown; naar: unknown }>(
  first?: T | null,
  second?: T | null,
): T | undefined => {
  if (!first || !second) return second ?? first ?? undefined;
  return first.van === second.naar ? undefined : { ...second, van: first.van };
};

/** A day is one change: a change that is corrected on the same day leaves no trace. */
const addChange = (changes: readonly Change[], next: Change): Change[] => {
  const last = changes.at(-1);
  const today = last?.datum === next.datum ? last : undefined;
  const before = today ? changes.slice(0, -1) : changes;
  const sameBasis =
    !today?.prijs ||
    !next.prijs ||
    (today.prijs.soort === next.prijs.soort && today.prijs.conditie === next.prijs.conditie);
  const prijs = sameBasis ? join(today?.prijs, next.prijs) : next.prijs;
  const status = join(today?.status, next.status);
  const opnieuw = today?.opnieuw || next.opnieuw;
  if (!prijs && !status && !opnieuw) return [...before];
  const change: Change = {
    datum: next.datum,
    ...(prijs ? { prijs } : {}),
    ...(status ? { status } : {}),
    ...(opnieuw ? { opnieuw } : {}),
  };
  return [...before, change].slice(-mostChanges);
};

type Seen = Pick<Remembered, 'status' | 'prijs' | 'soort' | 'conditie' | 'vorm'>;

const look = (home: Property): Seen => ({
  status: home.status,
  prijs: findPrice(home),
  soort: findKind(home),
  conditie: findCondition(home),
  ...(home.prijsvorm ? { vorm: home.prijsvorm } : {}),
});

/**
 * A price is compared with one of the same kind, condition and name only: a rent a year is not a lower sale price, nor is
 * an amount from which bids begin.
 */
const comparePrices = (before: Seen, now: Seen): Change['prijs'] =>
  before.prijs > 0 &&
  now.prijs > 0 &&
  before.prijs !== now.prijs &&
  before.soort === now.soort &&
  before.conditie === now.conditie &&
  before.vorm === now.vorm
    ? { van: before.prijs, naar: now.prijs, soort: now.soort, conditie: now.conditie }
    : undefined;

const remember = (
  home: Property,
  known: Remembered | undefined,
  earlier: Remembered | undefined,
  today: string,
) => {
  const adres = formatAddressKey(home);
  const seen = look(home);
  const base = known ?? earlier;
  const fresh: Remembered = {
    ...(adres ? { adres } : {}),
    sinds: base?.sinds ?? today,
    gezien: today,
    ...seen,
    // Without a price for a while ("op aanvraag") the last one still counts.
    ...(base && seen.prijs === 0 && seen.soort === base.soort
      ? { prijs: base.prijs, conditie: base.conditie, ...(base.vorm ? { vorm: base.vorm } : {}) }
      : {}),
    wijzigingen: base?.wijzigingen ?? [],
  };
  if (!base) return fresh;
  // A home that is offered again after a sale has a new price, not a changed one.
  const prijs = !known && isSold(base.status) ? undefined : comparePrices(base, seen);
  const status = base.status === seen.status ? undefined : { van: base.status, naar: seen.status };
  const again = !known;
  if (!prijs && !status && !again) return fresh;
  const change: Change = { datum: today, ...(prijs ? { prijs } : {}), ...(status ? { status } : {}) };
  return {
    ...fresh,
    wijzigingen: addChange(base.wijzigingen, again ? { ...change, opnieuw: true } : change),
  };
};

/**
 * What is remembered after a feed with these homes was read on this day. A new listing of an address takes over the
 * history of the one before, which was sold or is not in the feed any more. Nothing is forgotten for two years.
 */
export const updateMemory = (memory: Memory, homes: readonly Property[], today: string): Memory => {
  const current = new Set(homes.map(({ id }) => String(id)));
  const oldest = subtractDays(today, keepDays);
  const next: Record<string, Remembered> = {};
  const earlier = new Map<string, Remembered>();
  for (const [id, record] of Object.entries(memory)) {
    const left = !current.has(id);
    if (left && record.gezien >= oldest) next[id] = record;
    const other = record.adres === undefined ? undefined : earlier.get(record.adres);
    if (record.adres && (left || isSold(record.status)) && (!other || other.gezien <= record.gezien))
      earlier.set(record.adres, record);
  }
  for (const home of homes) {
    const adres = formatAddressKey(home);
    next[home.id] = remember(home, memory[home.id], adres ? earlier.get(adres) : undefined, today);
  }
  return next;
};
