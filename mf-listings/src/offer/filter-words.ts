import { formatEuros } from '@binnen/contracts/amounts';
import { formatArea } from '../home/facts.ts';
import type { OfferData } from './load-offer.ts';
import type { FilterName } from './offer-query.ts';

export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ');

const words: Partial<Record<FilterName, (value: string) => string>> = {
  prijsvan: (value) => `Vanaf ${formatEuros(Number(value))}`,
  prijstot: (value) => `Tot en met ${formatEuros(Number(value))}`,
  oppervlakte: (value) => `${formatArea(Number(value))} of meer`,
  kamers: (value) => `${value} of meer kamers`,
  slaapkamers: (value) => `${value} of meer slaapkamers`,
  type: capitalise,
  beschikbaar: () => 'Verberg onder voorbehoud',
  openhuis: () => 'Open huis gepland',
  verlaagd: () => 'Prijs verlaagd',
  vak: () => 'Dit deel van de kaart',
};

/** What a filter asks for, as one reads it by itself: "3 of meer kamers". */
export const describeFilter = (name: FilterName, value: string, places: OfferData['places']): string =>
  name === 'plaats'
    ? (places.find(({ citySlug }) => citySlug === value)?.plaats ?? value)
    : (words[name]?.(value) ?? value);
