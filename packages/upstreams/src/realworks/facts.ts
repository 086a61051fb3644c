import { formatEuros, formatWhole } from '@binnen/contracts/formats/amounts';
import { formatDate } from '@binnen/contracts/formats/local-date';
import type { FactGroup } from '@binnen/contracts/property';
import { formatEnum, formatEnums, formatPlace } from './dutch-names.ts';
import { findOther, findPlot, namePrice } from './traits.ts';
import type { FeedObject, Terms } from './wire.ts';

type Row = [label: string, waarde: string | null | undefined];

const group = (titel: string, rows: Row[]): FactGroup => ({
  titel,
  feiten: rows.flatMap(([label, waarde]) => (waarde ? [{ label, waarde }] : [])),
});

const square = (value: number | null | undefined) => (value ? `${formatWhole(value)} m²` : null);
const cubic = (value: number | null | undefined) => (value ? `${formatWhole(value)} m³` : null);
const monthly = (value: number | null | undefined) => (value ? `${formatEuros(value)} p/m` : null);
const enumOf = (value: string | null | undefined) => (value ? formatEnum(value) : null);
const enumsOf = (values: readonly string[] | undefined) => {
  const known = (values ?? []).filter((value) => !value.startsWith('GEEN_'));
  return known.length > 0 ? formatEnums(known) : null;
};
const count = (number: number, one: string, more: string) =>
  number > 0 ? `${number} ${number === 1 ? one : more}` : null;

/** An amount that is no plain asking price: "Bieden vanaf € 325.000". */
const describeBidding = (terms: Terms): string | null => {
  const name = namePrice(terms);
  return name && `${name} ${formatEuros(terms.koopprijs ?? 0)}`;
};

const describeTransfer = ({ financieel }: FeedObject): FactGroup => {
  const terms = financieel?.overdracht;
  const onDay = formatDate(terms?.aanvaardingsdatum ?? '');
  return group('Overdracht', [
    ['Prijs', terms && describeBidding(terms)],
    ['Aanvaarding', onDay ? `Per ${onDay}` : enumOf(terms?.aanvaarding)],
    ['Servicekosten', monthly(terms?.servicekosten)],
    ['Bijdrage aan de VvE', monthly(terms?.appartementVveBijdrage)],
  ]);
};

/** Of a home for holidays alone. Elsewhere an office that does not fill it in says "no" as well. */
const describeUse = (algemeen: FeedObject['algemeen']): string | null => {
  const may = algemeen?.bestemmingPermanenteBewoning;
  if (!algemeen?.bestemmingRecreatiewoning || typeof may !== 'boolean') return null;
  return may ? 'Toegestaan' : 'Niet toegestaan';
};

const describeBuilding = (home: FeedObject): FactGroup => {
  const { algemeen, object } = home;
  return group('Bouw', [
    ['Soort object', enumOf(object?.type?.objecttype)],
    ['Type', enumOf(findOther(home)?.type)],
    ['Soort woonhuis', enumOf(algemeen?.woonhuissoort)],
    ['Type woning', enumOf(algemeen?.woonhuistype)],
    ['Soort appartement', enumOf(algemeen?.appartementsoort)],
    ['Permanente bewoning', describeUse(algemeen)],
    ['Bouwvorm', enumOf(algemeen?.bouwvorm)],
    ['Bouwjaar', algemeen?.bouwjaar],
    ['Ligging', enumsOf(algemeen?.liggingen)],
  ]);
};

const describeSizes = (home: FeedObject): FactGroup => {
  const { algemeen } = home;
  return group('Oppervlakten en inhoud', [
    ['Oppervlakte', square(findOther(home)?.oppervlakte)],
    ['Woonoppervlakte', square(algemeen?.woonoppervlakte)],
    ['Woonkamer', square(algemeen?.totaleWoonkameroppervlakte)],
    ['Overige inpandige ruimte', square(algemeen?.gebruiksoppervlakteOverig)],
    ['Perceel', square(findPlot(algemeen))],
    ['Inhoud', cubic(algemeen?.inhoud)],
  ]);
};

const describeLayout = ({ algemeen, detail }: FeedObject): FactGroup => {
  const floors = detail?.etages ?? [];
  const bedrooms = floors.reduce((sum, floor) => sum + (floor.aantalSlaapkamers ?? 0), 0);
  const baths = floors.flatMap((floor) => floor.badkamers);
  // Nobody lives in a cellar or a loft: those are named beside the storeys.
  const others = floors.flatMap(({ etagesoort }) =>
    etagesoort === 'KELDER' || etagesoort === 'VLIERING' ? etagesoort.toLowerCase() : [],
  );
  const storeys = count(floors.length - others.length, 'woonlaag', 'woonlagen');
  const fittings = [...new Set(baths.flatMap(({ voorzieningen }) => voorzieningen))];
  return group('Indeling', [
    ['Aantal kamers', algemeen?.aantalKamers ? String(algemeen.aantalKamers) : null],
    ['Aantal slaapkamers', bedrooms > 0 ? String(bedrooms) : null],
    ['Badkamers', count(baths.length, 'badkamer', 'badkamers')],
    ['Badkamervoorzieningen', enumsOf(fittings)],
    ['Woonlagen', [storeys, ...others].filter(Boolean).join(', ')],
  ]);
};

const describeEnergy = ({ algemeen }: FeedObject): FactGroup => {
  const boiler = [enumOf(algemeen?.cvKetelBrandstof), algemeen?.cvKetelBouwjaar].filter(Boolean);
  return group('Energie', [
    ['Energielabel', algemeen?.energieklasse],
    ['Isolatie', enumsOf(algemeen?.isolatievormen)],
    ['Verwarming', enumsOf(algemeen?.verwarmingsoorten)],
    ['Warm water', enumsOf(algemeen?.warmwatersoorten)],
    ['Cv-ketel', boiler.length > 0 ? boiler.join(', ') : null],
  ]);
};

const describeOutdoors = ({ detail }: FeedObject): FactGroup => {
  const outdoors = detail?.buitenruimte;
  const gardens = [...new Set([outdoors?.hoofdtuintype, ...(outdoors?.tuintypes ?? [])])].filter(
    (type) => type !== null && type !== undefined,
  );
  return group('Buitenruimte en parkeren', [
    ['Tuin', enumsOf(gardens)],
    ['Ligging tuin', enumOf(outdoors?.hoofdtuinlocatie)],
    ['Garage', enumsOf(outdoors?.garagesoorten)],
    ['Parkeren', enumsOf(outdoors?.parkeerfaciliteiten)],
  ]);
};

const describeLandRegistry = ({ detail }: FeedObject): FactGroup =>
  group(
    'Kadaster',
    (detail?.kadaster ?? []).flatMap(({ kadastergegevens: parcel }): Row[] => {
      if (!parcel) return [];
      const name = [parcel.gemeente && formatPlace(parcel.gemeente), parcel.sectie, parcel.perceel].filter(
        Boolean,
      );
      const facts = [
        enumOf(parcel.eigendomssoort),
        parcel.erfpachtPerJaar && `${formatEuros(parcel.erfpachtPerJaar)} per jaar`,
        parcel.eeuwigAfgekocht && 'eeuwig afgekocht',
        square(parcel.oppervlakte),
      ].filter(Boolean);
      return [[name.join(' ') || 'Perceel', facts.join(', ')]];
    }),
  );

/** The facts of a home by theme, in the order of its page; themes without facts are left out. */
export const describeFacts = (object: FeedObject): FactGroup[] =>
  [
    describeTransfer,
    describeBuilding,
    describeSizes,
    describeLayout,
    describeEnergy,
    describeOutdoors,
    describeLandRegistry,
  ]
    .map((describe) => describe(object))
    .filter(({ feiten }) => feiten.length > 0);
