import { isGone, isNoHome } from '@binnen/contracts/filters/home-traits';
import { isSold, type Status } from '@binnen/contracts/statuses';
import { formatEnum } from './dutch-names.ts';
import type { FeedObject, Terms } from './wire.ts';

/** The meaning of the feed's words for gardens. A front garden alone is no garden. */
const outdoors: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/ACHTERTUIN|TUIN_RONDOM|ZIJTUIN|PATIO|PLAATS|ZONNETERRAS/, 'tuin'],
  [/BALKON|LOGGIA/, 'balkon'],
  [/DAKTERRAS/, 'dakterras'],
];

const listOutdoors = ({ detail }: FeedObject): string[] => {
  const space = detail?.buitenruimte;
  // A balcony is among the other rooms of its storey, and so is a workshop (`WERKPLAATS`).
  const rooms = (detail?.etages ?? []).flatMap(({ etagegegevens }) => etagegegevens?.overigeRuimtes ?? []);
  const words = [
    space?.hoofdtuintype ?? '',
    ...(space?.tuintypes ?? []),
    ...rooms.filter((room) => /BALKON|LOGGIA|DAKTERRAS/.test(room)),
  ];
  return outdoors.filter(([pattern]) => words.some((word) => pattern.test(word))).map(([, what]) => what);
};

/** A car port, a car park and a plot are places of one's own; a garage is one too. */
const listParking = ({ detail }: FeedObject): string[] => {
  const space = detail?.buitenruimte;
  // `GARAGE_MOGELIJK`: there is room to build one.
  const kinds = (space?.garagesoorten ?? []).filter((kind) => !/^GEEN_|_MOGELIJK$/.test(kind));
  const garage = kinds.some((kind) => !/^(CARPORT|PARKEER)/.test(kind));
  const own = kinds.length > 0 || (space?.parkeerfaciliteiten ?? []).includes('OP_EIGEN_TERREIN');
  return [...(own ? ['eigen'] : []), ...(garage ? ['garage'] : [])];
};

/** The floor of a flat: its layer of the building, else that of its lowest storey's name: `2e verdieping`. */
const findFloor = ({ detail, object, algemeen }: FeedObject): number | null => {
  const [lowest] = detail?.etages ?? [];
  if (object?.type?.objecttype !== 'APPARTEMENT') return null;
  // A flat's own lowest storey may be called "Begane grond", wherever it is.
  const layer = algemeen?.appartementWoonlaag;
  if (layer) return Math.floor(layer) - 1;
  const name = lowest?.etageomschrijving ?? '';
  // Feeds also have the kind `BEGANE_GROND_OF_FLAT`, which does not say which of the two.
  if (lowest?.etagesoort === 'BEGANE_GROND' || /^begane grond/i.test(name)) return 0;
  const number = /^(\d{1,2})e\b/.exec(name)?.[1];
  return number ? Number(number) : null;
};

/** The use of a home is told before its building: it may be for holidays alone. */
export const findUse = (algemeen: FeedObject['algemeen']): string | null =>
  algemeen?.bestemmingRecreatiewoning ? 'RECREATIEWONING' : null;

/** What it is in place of a home. */
export const findOther = ({ object, detail }: FeedObject) =>
  isNoHome({ objecttype: object?.type?.objecttype ?? null }) ? detail?.overigOnroerendGoed : null;

export const findPlot = (algemeen: FeedObject['algemeen']): number | null =>
  algemeen?.totaleKadestraleOppervlakte ?? algemeen?.bouwgrondoppervlakte ?? null;

const listKinds = (home: FeedObject): string[] => {
  const { algemeen } = home;
  const { woonhuistype, woonhuissoort, appartementsoort } = algemeen ?? {};
  return [findUse(algemeen), woonhuistype, woonhuissoort, appartementsoort, findOther(home)?.type]
    .flatMap((kind) => kind ?? [])
    .map((kind) => kind.toLowerCase());
};

/** Null without both days, or in another order than they can be in. */
const countDays = (from: string | null | undefined, to: string): number | null => {
  const days = Math.round((Date.parse(to) - Date.parse(from ?? '')) / 86_400_000);
  return days >= 0 ? days : null;
};

/** What an amount is called that is no plain asking price: `Bieden vanaf`. */
export const namePrice = ({ koopprijs, koopprijsvoorvoegsel: prefix }: Terms): string | null =>
  koopprijs && prefix && !/prijs/i.test(prefix) ? formatEnum(prefix) : null;

/** Homes are filtered and compared by these, besides their sizes and price. */
export const describeTraits = (object: FeedObject, status: Status, today: string) => {
  const terms = object.financieel?.overdracht;
  const published = object.marketing?.publicatiedatum;
  const sold = terms?.transactiedatum;
  const buitenruimte = listOutdoors(object);
  const prijsvorm = terms && !isGone({ status }) && namePrice(terms);
  const side = object.detail?.buitenruimte?.hoofdtuinlocatie?.toLowerCase();
  return {
    ...(prijsvorm ? { prijsvorm } : {}),
    soorten: listKinds(object),
    buitenruimte,
    zonligging: buitenruimte.length > 0 ? (side ?? null) : null,
    verdieping: findFloor(object),
    parkeren: listParking(object),
    servicekosten: terms?.servicekosten ?? terms?.appartementVveBijdrage ?? null,
    // A day to come is a slip: it would be the newest sale, of another year.
    ...(sold && sold <= today && isSold(status)
      ? { verkocht_op: sold, verkocht_na: countDays(published, sold) }
      : {}),
  };
};
