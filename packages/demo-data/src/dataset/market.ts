import { shiftDay, weekday } from './calendar.ts';
import type { Home } from './home.ts';
import { roundAskingPrice } from './price.ts';
import { createRandom } from './random.ts';

/** The seven published statuses, and those that a site must not show. */
export type FeedStatus =
  | 'BESCHIKBAAR'
  | 'ONDER_BOD'
  | 'VERKOCHT_ONDER_VOORBEHOUD'
  | 'VERHUURD_ONDER_VOORBEHOUD'
  | 'VERKOCHT'
  | 'VERHUURD'
  | 'AANGEKOCHT'
  | 'INGETROKKEN'
  | 'PROSPECT'
  | 'IN_VOORBEREIDING';

/** The fields that decide whether a home is in a reply; cheap enough for a hundred thousand homes. */
export interface Listing {
  index: number;
  id: number;
  huur: boolean;
  status: FeedStatus;
  actief: boolean;
  vertrouwelijk: boolean;
  /** Days before today. */
  publishedAgo: number;
  changedAgo: number;
  /** `2026-10-01 14:05:11` */
  gewijzigd: string;
  /** The earlier listing of the same home, when it was sold before. */
  earlier: number | undefined;
}

/** Ids as in the feed: increasing, with gaps. */
export const idOf = (index: number): number => 4_200_007 + index * 7;
export const indexOf = (id: number): number => (id - 4_200_007) / 7;

const published = {
  BESCHIKBAAR: [0, 84],
  ONDER_BOD: [6, 60],
  VERKOCHT_ONDER_VOORBEHOUD: [18, 92],
  VERHUURD_ONDER_VOORBEHOUD: [10, 50],
  VERKOCHT: [70, 420],
  VERHUURD: [45, 300],
  AANGEKOCHT: [40, 380],
  INGETROKKEN: [60, 300],
  PROSPECT: [0, 20],
  IN_VOORBEREIDING: [0, 12],
} as const satisfies Record<FeedStatus, readonly [number, number]>;

const chooseStatus = (huur: boolean, random: ReturnType<typeof createRandom>): FeedStatus =>
  random.weighted<FeedStatus>(
    huur
      ? [
          ['BESCHIKBAAR', 56],
          ['VERHUURD_ONDER_VOORBEHOUD', 15],
          ['VERHUURD', 25],
          ['INGETROKKEN', 2],
          ['IN_VOORBEREIDING', 2],
        ]
      : [
          ['BESCHIKBAAR', 50],
          ['ONDER_BOD', 10],
          ['VERKOCHT_ONDER_VOORBEHOUD', 11],
          ['VERKOCHT', 18],
          ['AANGEKOCHT', 7],
          ['INGETROKKEN', 2],
          ['PROSPECT', 1],
          ['IN_VOORBEREIDING', 1],
        ],
  );

const time = (random: ReturnType<typeof createRandom>): string => {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(random.int(8, 17))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
};

/** Whether the offer shows it. */
export const isOffered = ({ actief, vertrouwelijk, status }: Listing): boolean =>
  actief && !vertrouwelijk && !['INGETROKKEN', 'PROSPECT', 'IN_VOORBEREIDING'].includes(status);

/** The office has sold every 41st home before; its earlier listing is the one just above. */
const isAgain = (index: number): boolean => index % 41 === 40;

export const createListing = (seed: string, index: number, today: string): Listing => {
  const random = createRandom(seed, 'listing', index);
  const again = isAgain(index);
  const soldEarlier = isAgain(index + 1);
  const huur = index > 5 && !again && !soldEarlier && random.chance(0.19);
  // The first homes are always for sale, so that the offer's examples do not change.
  const status = index <= 5 || again ? 'BESCHIKBAAR' : soldEarlier ? 'VERKOCHT' : chooseStatus(huur, random);
  const [soonest, latest] = published[status];
  // More homes are new than old.
  const publishedAgo = soldEarlier
    ? random.int(700, 1400)
    : soonest + Math.floor((latest - soonest) * random.next() ** 1.5);
  const changedAgo = Math.floor(Math.max(0, publishedAgo - soonest) * random.next());
  return {
    index,
    id: idOf(index),
    huur,
    status,
    actief: index % 67 !== 66,
    vertrouwelijk: index % 89 === 88,
    publishedAgo,
    changedAgo,
    // Today's change was made at night, so that it is in the past whenever the stand-ins start.
    gewijzigd: `${shiftDay(today, -changedAgo)} ${changedAgo === 0 ? `00:${time(random).slice(3)}` : time(random)}`,
    earlier: again ? index - 1 : undefined,
  };
};

/** The later listing of the same home, if there will be one. */
export const listAgain = (seed: string, { index }: Listing, today: string): Listing[] =>
  isAgain(index + 1) ? [createListing(seed, index + 1, today)] : [];

export interface Terms {
  koopprijs: number | null;
  koopconditie: string | null;
  koopprijsvoorvoegsel: string | null;
  huurprijs: number | null;
  huurconditie: string | null;
  huurprijsvoorvoegsel: string | null;
  servicekosten: number | null;
  aanvaarding: string;
}

/** The asking terms; `0` and `null` both mean "not filled in", as in real feeds. */
export const createTerms = (seed: string, { huur, index }: Listing, home: Home, thisYear: number): Terms => {
  const random = createRandom(seed, 'terms', index);
  const blank = random.chance(0.5) ? 0 : null;
  const onRequest = index % 53 === 21;
  const aanvaarding = random.pick(['IN_OVERLEG', 'IN_OVERLEG', 'IN_OVERLEG', 'PER_DATUM', 'DIRECT']);
  if (huur) {
    // A few are rented by the year, which is the one unusual condition.
    const yearly = index % 31 === 7;
    return {
      koopprijs: blank,
      koopconditie: null,
      koopprijsvoorvoegsel: null,
      huurprijs: onRequest ? blank : yearly ? home.huurwaarde * 12 : home.huurwaarde,
      huurconditie: yearly ? 'PER_JAAR' : 'PER_MAAND',
      huurprijsvoorvoegsel: 'HUURPRIJS',
      servicekosten: home.vve > 0 ? Math.round(home.vve / 2 / 5) * 5 : null,
      aanvaarding,
    };
  }
  const isNew = home.bouwjaar >= thisYear - 3 || home.type.objecttype === 'BOUWGROND';
  return {
    koopprijs: onRequest ? blank : roundAskingPrice(home.waarde),
    koopconditie: isNew ? 'VRIJ_OP_NAAM' : 'KOSTEN_KOPER',
    koopprijsvoorvoegsel: onRequest
      ? 'PRIJS_OP_AANVRAAG'
      : random.chance(0.06)
        ? 'BIEDEN_VANAF'
        : 'VRAAGPRIJS',
    huurprijs: blank,
    huurconditie: null,
    huurprijsvoorvoegsel: null,
    servicekosten: home.vve || null,
    aanvaarding,
  };
};

/** `2026-11-21 11:00:00` to `… 12:30:00` */
export interface OpenDay {
  start: string;
  eind: string;
}

/** Open houses of the coming weeks, on Saturdays and Friday afternoons, and sometimes one that is already over. */
export const createOpenDays = (seed: string, { index, status }: Listing, today: string): OpenDay[] => {
  const random = createRandom(seed, 'open', index);
  const open = status === 'BESCHIKBAAR' ? 0.2 : status === 'ONDER_BOD' ? 0.08 : 0;
  // The first homes always have some, so that the feed has every format of the field.
  if (index > 5 && !random.chance(open)) return [];
  const first = Array.from({ length: 14 }, (_, offset) => shiftDay(today, offset + 1)).filter((day) =>
    [5, 6].includes(weekday(day)),
  );
  const days = random.sample(first, random.chance(0.25) ? 2 : 1);
  if (random.chance(0.12)) days.unshift(shiftDay(today, -random.int(3, 9)));
  return days.map((day) => {
    const hour = random.int(10, 15);
    const start = `${day} ${String(hour).padStart(2, '0')}:${random.pick(['00', '00', '30'])}:00`;
    const eind = `${day} ${String(hour + random.int(1, 2)).padStart(2, '0')}:${start.slice(14, 16)}:00`;
    return { start, eind };
  });
};
