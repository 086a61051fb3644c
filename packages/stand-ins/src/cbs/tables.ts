import { woonplaatsen, findMarket } from '@binnen/demo-data/dataset/places';
import { createRandom, hashText } from '@binnen/demo-data/dataset/random';
import { findPiece, lastVillageNumber, streets, type Street } from '@binnen/demo-data/dataset/streets';
import { codeNeighbourhood, nameNeighbourhood } from '../pdok/neighbourhoods.ts';

export type Row = Record<string, unknown>;

const codes = new Map(woonplaatsen.map(({ gemeente, gemeentecode }) => [gemeente, gemeentecode]));

/** A street of each neighbourhood, by its code. */
const neighbourhoods = new Map<string, Street>(
  streets
    .flatMap((street) => [findPiece(street, 1), findPiece(street, lastVillageNumber + 1)])
    .map((piece) => [codeNeighbourhood(piece, codes.get(piece.gemeente) ?? ''), piece]),
);

/** The names of figures, whose numbers move each year. */
const topics = [
  'AantalInwoners',
  'k_0Tot15Jaar',
  'k_15Tot25Jaar',
  'k_25Tot45Jaar',
  'k_45Tot65Jaar',
  'k_65JaarOfOuder',
  'GemiddeldeWOZWaardeVanWoningen',
  'Koopwoningen',
  'AfstandTotHuisartsenpraktijk',
  'AfstandTotGroteSupermarkt',
  'AfstandTotKinderdagverblijf',
  'AfstandTotSchool',
  'AfstandTotTreinstationsTotaal',
] as const;

const figures = { title: 'Kerncijfers wijken en buurten', has: /^(?!AfstandTotTrein)/ };
const distances = {
  title: 'Nabijheid voorzieningen; afstand locatie, wijk- en buurtcijfers',
  has: /^Afstand/,
};
/** Each table's figures, the first number of its year, and the figures that the year does not have yet. */
const years = {
  '86165NED': { ...figures, year: 2025, from: 7, without: /^Afstand|^GemiddeldeWOZ|^Koop/ },
  '86270NED': { ...distances, year: 2025, from: 5, without: /^$/ },
  '85984NED': { ...figures, year: 2024, from: 6, without: /^Afstand/ },
  '85618NED': { ...figures, year: 2023, from: 5, without: /^$/ },
} as const;
export type Table = keyof typeof years;
export const isTable = (text: string): text is Table => text in years;
const listTopics = (table: Table) => topics.filter((topic) => years[table].has.test(topic));

export const nameTopic = (table: Table, topic: (typeof topics)[number]): string =>
  `${topic}_${years[table].from + topics.indexOf(topic) * 3}`;

/** The names of a table's figures. That of distances tells kinds of schools apart by number alone. */
export const listNames = (table: Table): string[] => [
  ...listTopics(table).map((topic) => nameTopic(table, topic)),
  ...(years[table].title === distances.title ? ['AfstandTotSchool_64', 'AfstandTotSchool_68'] : []),
];

export const describeTable = (table: Table): Row => ({
  ID: 0,
  Identifier: table,
  Title: `${years[table].title} ${years[table].year}`,
  Period: String(years[table].year),
});

/** In one year, some codes belong to other neighbourhoods. */
const isRenamed = (table: Table, code: string): boolean => table === '85618NED' && hashText(code) % 11 === 3;

export const findTitle = (table: Table, code: string): string | undefined => {
  const street = neighbourhoods.get(code);
  if (!street) return undefined;
  return isRenamed(table, code) ? `${nameNeighbourhood(street)}-Oost en omgeving` : nameNeighbourhood(street);
};

/** Made up, and plausible for the kind of streets there. */
const count = (street: Street, code: string, year: number): Record<(typeof topics)[number], number> => {
  const random = createRandom('buurt', code);
  const rural = street.profile === 'buiten' || street.profile === 'dorp' || street.profile === 'villa';
  const people = (rural ? random.int(90, 480) : random.int(240, 980)) * 5 + (year - 2023) * 15;
  const shares = [13 + random.int(0, 6), 9 + random.int(0, 5), 19 + random.int(0, 9), 25 + random.int(0, 5)];
  const [young, teens, thirties, fifties] = shares.map((share) => Math.round((people * share) / 500) * 5);
  const km = (near: number, far: number): number =>
    Math.round((near + random.next() * (rural ? far * 2.5 : far)) * 10) / 10;
  return {
    AantalInwoners: people,
    k_0Tot15Jaar: young ?? 0,
    k_15Tot25Jaar: teens ?? 0,
    k_25Tot45Jaar: thirties ?? 0,
    k_45Tot65Jaar: fifties ?? 0,
    k_65JaarOfOuder: people - (young ?? 0) - (teens ?? 0) - (thirties ?? 0) - (fifties ?? 0),
    GemiddeldeWOZWaardeVanWoningen:
      Math.round((findMarket(street.plaats).squareMetre * (rural ? 125 : 98)) / 1000) + (year - 2023) * 12,
    Koopwoningen: rural ? random.int(62, 84) : random.int(38, 70),
    AfstandTotHuisartsenpraktijk: km(0.4, 1),
    AfstandTotGroteSupermarkt: km(0.3, 1),
    AfstandTotKinderdagverblijf: km(0.3, 0.8),
    AfstandTotSchool: km(0.3, 0.7),
    AfstandTotTreinstationsTotaal: km(0.8, 3),
  };
};

/** A neighbourhood in a table, as the service has it: a topic that the year does not have yet is null. */
export const findRow = (
  table: Table,
  code: string,
  overridden: Record<string, unknown> = {},
): Row | undefined => {
  const street = neighbourhoods.get(code);
  if (!street) return undefined;
  const { year, without } = years[table];
  const counted = { ...count(street, code, year), ...overridden };
  return {
    ID: hashText(code) % 18_000,
    WijkenEnBuurten: code.padEnd(10),
    Codering_3: code.padEnd(10),
    ...Object.fromEntries(
      listTopics(table).map((topic) => [
        nameTopic(table, topic),
        without.test(topic) && !(topic in overridden) ? null : counted[topic],
      ]),
    ),
  };
};

export const listCodes = (): string[] => [...neighbourhoods.keys()];

/** Mean sale prices of a municipality; the newest year is not there yet. */
export const listPrices = (code: string): Row[] => {
  const place = woonplaatsen.find(({ gemeentecode }) => `GM${gemeentecode}` === code);
  if (!place) return [];
  const { squareMetre } = findMarket(place.gemeente);
  return [2022, 2023, 2024, 2025].map((year) => ({
    ID: year,
    RegioS: code,
    Perioden: `${year}JJ00`,
    GemiddeldeVerkoopprijs_1: year === 2025 ? null : squareMetre * 104 + (year - 2023) * 11_250,
  }));
};
