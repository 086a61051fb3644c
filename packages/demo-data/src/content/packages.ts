import { draftMarker } from './content-item.ts';

const selling = [
  {
    titel: 'Op weg',
    vanaf_tot_prijs: 'Je doet het meeste zelf',
    prijs: '1495',
    items: [
      'Gesprek aan huis en verkoopwaarde',
      'Advies over de vraagprijs',
      'Meetrapport en plattegronden',
      'Koopovereenkomst op papier',
    ],
  },
  {
    titel: 'Samen',
    vanaf_tot_prijs: 'Jij leidt rond, wij regelen de rest',
    prijs: '2495',
    items: [
      'Alles van Op weg',
      'Foto’s door een woonfotograaf',
      'Eigen pagina op onze website en de grote woningsites',
      'Onderhandelen met bieders',
      'Bewaken van termijnen',
    ],
  },
  {
    titel: 'Compleet',
    vanaf_tot_prijs: 'Wij doen het, jij beslist',
    prijs: '3695',
    meest_gekozen: true,
    items: [
      'Alles van Samen',
      'Alle bezichtigingen, ook ’s avonds en op zaterdag',
      'Een ochtend hulp van onze stylist',
      'Elke vrijdag een bericht over de voortgang',
      'Onderhandelen over prijs en voorwaarden',
      'Controle van de akte bij de notaris',
      'Oplevering met de koper',
    ],
  },
  {
    titel: 'Zorgeloos',
    vanaf_tot_prijs: 'Ook als je er zelf niet bij kunt zijn',
    prijs: '4995',
    items: [
      'Alles van Compleet',
      'Opruimen en schoonmaken laten regelen',
      'Kleine reparaties door vakmensen uit de buurt',
      'Sleutelbeheer en wekelijkse controle',
      'Energielabel laten opmaken',
      'Video van de woning en de buurt',
      'Begeleiding van erfgenamen of ex-partners',
      'Volmacht bij de notaris voorbereiden',
    ],
  },
].map((each) => ({ soort: 'verkoop' as const, vanaf: null, tot: null, meest_gekozen: false, ...each }));

const report = [
  'Opname aan huis',
  'Rapport voor je geldverstrekker',
  'Controle door het validatie-instituut',
];

const valuation = [
  {
    titel: '695',
    vanaf: 0,
    tot: 300000,
    vanaf_tot_prijs: 'Waarde tot €\u00a0300.000',
    prijs: '695',
    items: report,
  },
  {
    titel: '795',
    vanaf: 300001,
    tot: 500000,
    vanaf_tot_prijs: 'Waarde tot €\u00a0500.000',
    prijs: '795',
    items: [...report, 'Toelichting aan de telefoon'],
  },
  {
    titel: '895',
    vanaf: 500001,
    tot: 750000,
    vanaf_tot_prijs: 'Waarde tot €\u00a0750.000',
    prijs: '895',
    items: [...report, 'Toelichting aan de telefoon'],
  },
  {
    titel: 'op aanvraag',
    vanaf: 750001,
    tot: null,
    vanaf_tot_prijs: 'Waarde vanaf €\u00a0750.000',
    prijs: '<p><strong>Op aanvraag</strong></p>',
    items: ['Ook voor boerderijen en monumenten', ...report, 'Vooraf een vaste prijs op papier'],
  },
].map((each) => ({ soort: 'taxatie' as const, meest_gekozen: false, ...each }));

const draft = {
  soort: 'verkoop' as const,
  titel: `${draftMarker}Proefpakket`,
  vanaf_tot_prijs: `${draftMarker}Intern`,
  vanaf: null,
  tot: null,
  prijs: '1',
  meest_gekozen: false,
  items: [`${draftMarker}Nog te bepalen`],
  status: 'draft' as const,
};

export const packages = [...selling, ...valuation, draft].map((each, index) => ({ id: index + 1, ...each }));
