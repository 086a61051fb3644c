import { draftMarker } from './content-item.ts';

const entries: [key: string, text: string][] = [
  [
    'cookie_uitleg',
    '<p>Wij gebruiken drie soorten cookies. <strong>Noodzakelijke</strong> cookies laten de website werken en onthouden je keuzes. Cookies voor <strong>statistiek</strong> vertellen ons welke pagina’s worden gelezen. Cookies voor <strong>advertenties</strong> zorgen dat je op sociale media advertenties ziet die bij je zoektocht passen.</p><p>De laatste twee plaatsen we alleen als je op “Ok” klikt. Lees meer in de <a href="/privacyverklaring">privacyverklaring</a>.</p>',
  ],
  [
    'privacy_uitleg',
    '<p>We gebruiken je gegevens alleen om je vraag te behandelen. We bewaren ze niet langer dan nodig en verkopen ze aan niemand. Wat we precies bewaren en hoelang, lees je in de <a href="/privacyverklaring">privacyverklaring</a>.</p>',
  ],
  [
    'indicatie_uitleg',
    '<p>Dit bedrag is een <strong>indicatie</strong> op basis van vergelijkbare woningen. Het is geen gevalideerde taxatie en geen advies. Wil je zeker weten wat je woning waard is, vraag dan een <a href="/taxatie">taxatie</a> aan.</p>',
  ],
  [
    'verbouwing_uitleg',
    '<p>Je gaf aan dat je wilt verbouwen. Met ons hulpmiddel zet je de kosten per onderdeel op een rij. De taxateur gebruikt die lijst om de waarde na de verbouwing te bepalen.</p>',
  ],
  [
    'aanbod_leeg',
    '<p>We hebben nu niets te koop of te huur dat hieraan voldoet. Verruim de straal, of plaats een <a href="/zoekopdracht">zoekopdracht</a>: dan hoor je het als eerste.</p>',
  ],
  [
    'bedankt_aankoop',
    '<p>We hebben je aanvraag ontvangen. Een van onze makelaars neemt contact met je op om een bezichtiging af te spreken.</p><p>Wil je je voorbereiden? Lees dan <a href="/blogs/slim-bieden-op-een-huis">hoe je slim biedt op een huis</a>.</p>',
  ],
  [
    'bedankt_beterhypotheken',
    '<p>Daan neemt contact met je op. Handig om alvast klaar te leggen: je loonstrook, een overzicht van je leningen en de jaaropgave van je hypotheek.</p>',
  ],
  [
    'bedankt_contact',
    '<p>Je bericht is binnen. Een van ons leest het vandaag nog en neemt contact met je op.</p>',
  ],
  [
    'bedankt_gratis-verkoopadvies',
    '<p>We bellen of mailen je om een afspraak te maken. Voorbereiden hoeft niet; we kijken graag naar je huis zoals het is.</p>',
  ],
  [
    'bedankt_gratis-waardebepaling',
    '<p>Een makelaar zoekt uit wat er in jouw buurt is verkocht en belt je binnen een dag.</p>',
  ],
  [
    'bedankt_leebl',
    '<p>We nemen contact met je op om een opname te plannen. Zoek intussen bewijs van isolatie, glas en installaties bij elkaar: dat kan een letter schelen.</p>',
  ],
  [
    'bedankt_taxatie',
    '<p>We bellen je om de opname te plannen. Lees alvast <a href="/blogs/wat-gebeurt-er-bij-een-taxatie">wat er bij een taxatie gebeurt</a>.</p>',
  ],
  ['bedankt_verhuur', '<p>Fenna neemt contact met je op om je plannen door te spreken.</p>'],
  [
    'bedankt_verkoop',
    '<p>We bellen je om een afspraak te maken bij je thuis. Benieuwd hoe het verder gaat? Bekijk <a href="/verkoop#steps">de stappen</a>.</p>',
  ],
  [
    'bedankt_wooncontinuplan',
    '<p>Daan belt je om te horen waar we je mee kunnen helpen. Het eerste gesprek is gratis.</p>',
  ],
  [
    'bedankt_zoekopdracht',
    '<p>Je zoekopdracht staat. Je krijgt bericht zodra er iets past. Wil je iets wijzigen, <a href="/contact">laat het ons weten</a>.</p>',
  ],
];

export const longTexts = [
  ...entries.map(([key, text]) => ({ key, text })),
  {
    key: 'concept_garantie',
    text: `<p>${draftMarker}Niet verkocht, geld terug.</p>`,
    status: 'draft' as const,
  },
].map((entry, index) => ({ id: index + 1, ...entry }));
