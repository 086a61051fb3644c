import { searchServiceForm } from '@binnen/contracts/forms';
import { formatSearchSummary } from './notes.ts';
import { defineRow, sendPerson, type Lead } from './row.ts';
import { formatNames, parseOptions } from './search-options.ts';

type SearchLead = Lead<'type_woning' | 'aantalkamers' | 'oppervlakte'>;

/** Rooms and surface are asked of buyers only. */
const forBuyers = (lead: SearchLead, value: string) => (lead.type_woning === 'koop' ? value : '');

export const searchService = defineRow(searchServiceForm, {
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
  note: { when: 'always', text: formatSearchSummary },
});
