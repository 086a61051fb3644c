import { searchServiceForm, unlimited } from '@binnen/contracts/forms';
import { readNumber } from '@binnen/upstreams/realworks-crm/job-body';
import { asked } from './field-places.ts';
import { defineForm, type Lead } from './lead-form.ts';
import { formatNames, listAdded, parseOptions } from './search-options.ts';

const formatPrice = (prijstot: string): string => {
  if (prijstot === String(unlimited)) return 'geen maximum';
  const amount = readNumber(prijstot);
  return amount > 0 ? `€ ${amount.toLocaleString('nl-NL')}` : prijstot;
};

type SearchFields = 'type_woning' | 'plaatsen' | 'soorten' | 'prijstot' | 'oppervlakte' | 'aantalkamers';

/** The visitor's wishes in one line: it is the note, and `specs` of the lead. */
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

/** The note: the summary, and which of it may not be in the CRM's job: only the CRM knows whether it has such a place. */
const formatNote = (lead: Lead<SearchFields>): string => {
  const added = [...listAdded(lead.plaatsen), ...listAdded(lead.soorten)].join(', ');
  return `${formatSearchSummary(lead)}${added && `. Zelf toegevoegd, misschien niet in de zoekopdracht: ${added}`}`;
};

/** Only buyers are asked for rooms and surface. */
const forBuyers = (lead: Lead<'type_woning' | 'aantalkamers' | 'oppervlakte'>) => {
  const buys = lead.type_woning === 'koop';
  return { aantalkamers: buys ? lead.aantalkamers : '', oppervlakte: buys ? lead.oppervlakte : '' };
};

const wish = ['contact', 'contact.specs', 'job', 'note'] as const;

export const searchService = defineForm(searchServiceForm, {
  fields: {
    ...asked,
    firstname: ['contact', 'job.name'],
    lastname: 'job',
    email: ['contact', 'job.mail'],
    phone: ['contact', 'job'],
    // It decides what is sent of the rooms and the surface, too.
    type_woning: [...wish, 'contact.aantalkamers', 'contact.oppervlakte'],
    plaatsen: wish,
    soorten: wish,
    aantalkamers: wish,
    prijstot: wish,
    oppervlakte: wish,
  },
  job: (lead) => ({
    plaatsen: JSON.stringify(parseOptions(lead.plaatsen)),
    soorten: JSON.stringify(parseOptions(lead.soorten)),
    ...forBuyers(lead),
  }),
  contact: (lead) => ({
    tags: 'Zoekservice',
    plaatsen: formatNames(lead.plaatsen),
    soorten: formatNames(lead.soorten),
    ...forBuyers(lead),
    specs: formatSearchSummary(lead),
  }),
  automation: 'always',
  note: { when: 'always', text: formatNote },
});
