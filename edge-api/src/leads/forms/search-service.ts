import { searchServiceForm } from '@binnen/contracts/forms';
import { defineForm, sendPerson, type Lead } from './lead-form.ts';
import { formatNames, listAdded, parseOptions } from './search-options.ts';

/** "or more" in the select of the maximum price. */
const unlimited = '999999999';

const formatPrice = (prijstot: string): string => {
  if (prijstot === unlimited) return 'geen maximum';
  const amount = Number(prijstot);
  return Number.isFinite(amount) && prijstot ? `€ ${amount.toLocaleString('nl-NL')}` : prijstot;
};

type SearchFields = 'type_woning' | 'plaatsen' | 'soorten' | 'prijstot' | 'oppervlakte' | 'aantalkamers';

/** What the visitor is looking for, in one line: it is the note, and `specs` of the lead. */
const formatSearchSummary = (lead: Lead<SearchFields>): string => {
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

/** The note: the summary, and which of it the CRM's job cannot hold. */
const formatNote = (lead: Lead<SearchFields>): string => {
  const added = [...listAdded(lead.plaatsen), ...listAdded(lead.soorten)].join(', ');
  return `${formatSearchSummary(lead)}${added && `. Zelf toegevoegd, niet in de zoekopdracht: ${added}`}`;
};

type SearchLead = Lead<'type_woning' | 'aantalkamers' | 'oppervlakte'>;

/** Only buyers are asked for rooms and surface. */
const forBuyers = (lead: SearchLead, value: string) => (lead.type_woning === 'koop' ? value : '');

export const searchService = defineForm(searchServiceForm, {
  searchJob: (lead) => ({
    name: lead.firstname,
    lastname: lead.lastname,
    mail: lead.email,
    phone: lead.phone,
    type_woning: lead.type_woning,
    plaatsen: JSON.stringify(parseOptions(lead.plaatsen)),
    soorten: JSON.stringify(parseOptions(lead.soorten)),
    aantalkamers: forBuyers(lead, lead.aantalkamers),
    prijstot: lead.prijstot,
    oppervlakte: forBuyers(lead, lead.oppervlakte),
  }),
  payload: (lead) => ({
    ...sendPerson(lead),
    tags: 'Zoekservice',
    type_woning: lead.type_woning,
    plaatsen: formatNames(lead.plaatsen),
    soorten: formatNames(lead.soorten),
    aantalkamers: forBuyers(lead, lead.aantalkamers),
    prijstot: lead.prijstot,
    oppervlakte: forBuyers(lead, lead.oppervlakte),
    specs: formatSearchSummary(lead),
  }),
  automation: 'always',
  note: { when: 'always', text: formatNote },
});
