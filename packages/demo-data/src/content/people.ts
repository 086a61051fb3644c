import { assetId, type AssetName } from './assets.ts';
import { draftMarker } from './content-item.ts';

interface Person {
  voornaam: string;
  achternaam: string;
  functie: string;
  phonenumber: string;
  over: string;
  picture: AssetName;
}

const people: Person[] = [
  {
    voornaam: 'Marloes',
    achternaam: 'Wijngaarden',
    functie: 'Makelaar en oprichter',
    phonenumber: '0570 555 011',
    picture: 'marloes-wijngaarden',
    over: '<p>Marloes groeide op boven een fietsenzaak in Voorstad en kent Deventer per straat. Ze begeleidt verkopen waar meer speelt dan stenen: een nalatenschap, een scheiding, een huis van veertig jaar.</p><p>Op zaterdag staat ze langs het hockeyveld in Schalkhaar, telefoon uit.</p>',
  },
  {
    voornaam: 'Thijs',
    achternaam: 'Averink',
    functie: 'Makelaar en oprichter',
    phonenumber: '0570 555 012',
    picture: 'thijs-averink',
    over: '<p>Thijs was timmerman voor hij makelaar werd. Hij klopt op muren, tilt kruipluiken op en rekent in vierkante meters. Boerderijen en vrijstaande huizen zijn zijn terrein, van Olst tot Laren.</p>',
  },
  {
    voornaam: 'Sanne',
    achternaam: 'Kolkman',
    functie: 'Aankoopmakelaar',
    phonenumber: '0570 555 013',
    picture: 'sanne-kolkman',
    over: '<p>Sanne koopt aan en doet dat zonder met de ogen te knipperen. Ze zegt vaker “niet doen” dan “wel doen”, en haar klanten zijn daar achteraf blij mee.</p><p>Woont in Diepenveen, met uitzicht op een weiland dat hopelijk een weiland blijft.</p>',
  },
  {
    voornaam: 'Joost',
    achternaam: 'Hagedoorn',
    functie: 'Taxateur',
    phonenumber: '0570 555 014',
    picture: 'joost-hagedoorn',
    over: '<p>Joost taxeert woningen in de hele regio. Hij schrijft rapporten die je kunt lezen zonder woordenboek en belt als hem iets opvalt wat jij nog niet wist.</p>',
  },
  {
    voornaam: 'Fenna',
    achternaam: 'Bruggeman',
    functie: 'Verhuur en beheer',
    phonenumber: '0570 555 015',
    picture: 'fenna-bruggeman',
    over: '<p>Fenna zoekt huurders bij woningen, en woningen bij huurders. Ze legt alles vast, tot en met de krasjes in het aanrecht, zodat niemand daar later over hoeft te praten.</p>',
  },
  {
    voornaam: 'Daan',
    achternaam: 'Oosterwechel',
    functie: 'Hypotheekadviseur',
    phonenumber: '0570 555 020',
    picture: 'daan-oosterwechel',
    over: '<p>Daan tekent je hypotheek uit op een kladblok tot je hem kunt navertellen. Starters zijn zijn favoriet: “Zij stellen de beste vragen.”</p><p>Hij is het gezicht van het <a href="/wooncontinuplan">Wooncontinuplan</a>.</p>',
  },
  {
    voornaam: 'Leonie',
    achternaam: 'ter Horst',
    functie: 'Binnendienst',
    phonenumber: '0570 555 017',
    picture: 'leonie-ter-horst',
    over: '<p>Wie belt, krijgt meestal Leonie. Ze plant bezichtigingen, bewaakt termijnen en weet waar de reservesleutel ligt. Zonder haar stond alles hier stil.</p>',
  },
  {
    voornaam: 'Bram',
    achternaam: 'Nijland',
    functie: 'Assistent-makelaar',
    phonenumber: '0570 555 018',
    picture: 'bram-nijland',
    over: '<p>Bram kwam als stagiair en bleef. Hij maakt plattegronden, leidt bezichtigingen en schrijft de teksten bij de woningen. Komt overal op de fiets, ook in Bathmen.</p>',
  },
];

export const employees = [
  ...people.map(({ picture, ...person }) => ({ ...person, achtergrond_afbeelding: assetId(picture) })),
  {
    voornaam: 'CONCEPT-Nieuwe',
    achternaam: 'Collega',
    functie: `${draftMarker}Nog niet begonnen`,
    phonenumber: '0570 555 019',
    over: `<p>${draftMarker}Start in januari.</p>`,
    achtergrond_afbeelding: null,
    status: 'draft' as const,
  },
].map((person, index) => ({ id: index + 1, ...person }));

/** Who of them writes. */
export const writerNames = [
  'Marloes Wijngaarden',
  'Sanne Kolkman',
  'Joost Hagedoorn',
  'Daan Oosterwechel',
] as const;
export type WriterName = (typeof writerNames)[number];

export const authors = writerNames.flatMap((name, index) =>
  people
    .filter(({ voornaam, achternaam }) => `${voornaam} ${achternaam}` === name)
    .map(({ voornaam, achternaam, functie, picture }) => ({
      id: index + 1,
      voornaam,
      achternaam,
      functie,
      avatar: assetId(picture),
    })),
);
