import { formatHouseNumber, type Lead } from './row.ts';
import { formatNames } from './search-options.ts';

/** The note of the calculator and the valuation tool. */
export const formatValueNote = (value: string, lead: Lead<'postcode' | 'huisnr' | 'toevoeging'>): string =>
  `Geschatte waarde: ${value || 'onbekend'}, postcode: ${lead.postcode || 'onbekend'}, huisnummer: ${formatHouseNumber(lead) || 'onbekend'}`;

/** "or more" in the select of the maximum price. */
const unlimited = '999999999';

const formatPrice = (prijstot: string): string => {
  if (prijstot === unlimited) return 'geen maximum';
  const amount = Number(prijstot);
  return Number.isFinite(amount) && prijstot ? `€ ${amount.toLocaleString('nl-NL')}` : prijstot;
};

type SearchFields = 'type_woning' | 'plaatsen' | 'soorten' | 'prijstot' | 'oppervlakte' | 'aantalkamers';

/** What the visitor looks for, in one line: the note, and `specs` of the lead. */
export const formatSearchSummary = (lead: Lead<SearchFields>): string => {
  const buys = lead.type_woning === 'koop';
  return [
    `Type: ${lead.type_woning}`,
    `Plaatsen: ${formatNames(lead.plaatsen)}`,
    `Soort: ${formatNames(lead.soorten)}`,
    `Prijs tot: ${formatPrice(lead.prijstot)}`,
    `Oppervlakte: ${buys ? `vanaf ${lead.oppervlakte} m²` : 'niet gevraagd'}`,
    `Kamers: ${buys ? `${lead.aantalkamers} of meer` : 'niet gevraagd'}`,
  ].join(', ');
};
