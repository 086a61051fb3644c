import type { OpenDay } from '@binnen/demo-data/dataset/market';

/** The three formats of open houses in feeds, and the three ways to have none. */
export const formatOpenDays = (days: OpenDay[], index: number): unknown => {
  if (days.length === 0) return [[], '', null][index % 3];
  const texts = days.map(({ start, eind }) => `${start}|${eind}`);
  if (index % 3 === 0) return texts;
  if (index % 3 === 1) return texts.length === 1 ? texts[0] : texts;
  return days.map(({ start, eind }) => ({ start: start.replace(' ', 'T'), eind: eind.replace(' ', 'T') }));
};

/** Flat, as v1 documents it; homes of some offices are nested as in v3, and some have no number. */
export const formatNumber = (number: number, addition: string, index: number): Record<string, unknown> => {
  if (index % 47 === 23) return { huisnummer: '0', huisnummertoevoeging: '' };
  if (index % 11 === 7) {
    return { huisnummer: { hoofdnummer: String(number), toevoeging: addition || null } };
  }
  return { huisnummer: String(number), huisnummertoevoeging: addition || [null, ''][index % 2] };
};

/** `7412 BE` as documented; some rows omit the space. */
export const formatPostcode = (postcode: string, index: number): string =>
  index % 13 === 5 ? postcode : `${postcode.slice(0, 4)} ${postcode.slice(4)}`;

/** An empty field: the feed has three ways to write it, and a fourth is to leave it out. */
export const blankOf = (index: number): unknown => [null, '', undefined, null][index % 4];
