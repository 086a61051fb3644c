import type { Card } from '../property.ts';

type Addressed = Pick<Card, 'straat' | 'huisnummer' | 'huisnummertoevoeging' | 'plaats'>;

/** `Keulenstraat 19 A`, `Brink 84-2`: a number behind a number has a hyphen, which the feed may bring along. */
export const formatStreet = ({ straat, huisnummer, huisnummertoevoeging }: Addressed): string => {
  if (!straat) return 'Adres niet gevonden';
  const addition = huisnummertoevoeging ?? '';
  const link = addition.startsWith('-') ? '' : /^\d/.test(addition) ? '-' : ' ';
  return `${straat} ${huisnummer ?? ''}${link}${addition}`.trim();
};
export const formatPlace = ({ plaats }: Pick<Card, 'plaats'>): string => plaats ?? 'Plaats niet gevonden';

/** `Keulenstraat 19 A, Deventer`. */
export const formatAddress = (home: Addressed): string => `${formatStreet(home)}, ${formatPlace(home)}`;
