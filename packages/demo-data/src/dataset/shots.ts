import { listPictures, type Picture, type PictureOf, type Room } from '../pictures/stock.ts';
import type { Front } from './facades.ts';
import type { Home } from './home.ts';
import { lookOf } from './look.ts';
import { createRandom, hashText } from './random.ts';

/** One entry of a home's media. */
export interface Shot {
  soort: 'HOOFDFOTO' | 'FOTO' | 'PLATTEGROND' | 'VIDEO' | 'CONNECTED_PARTNER';
  /** The photographer's title, such as `Woonkamer`. */
  titel: string;
  vrijgave: boolean;
  /** Its name in the stock of pictures; none for a film. */
  picture?: string;
}
type Scene = Required<Pick<Shot, 'titel' | 'picture'>>;

/** Just listed, so there are no photos yet. */
export const isUnphotographed = (index: number): boolean => index % 43 === 17;

const roomsOf = Map.groupBy(listPictures('room'), ({ room }) => room);
/** The view through the windows along streets of each profile. */
const viewsOf = ({ address }: Home): readonly string[] => {
  const { profile } = address.street;
  if (profile === 'binnenstad') return ['stad', 'tuin'];
  return profile === 'buiten' || profile === 'villa' ? ['veld', 'tuin'] : ['straat', 'tuin'];
};

type Season = Front['season'];
/** Snow goes with no other season, and blossom not with autumn leaves. */
const agree = (one: Season, other: Season): boolean =>
  one === other || ((one === 'zomer' || other === 'zomer') && one !== 'winter' && other !== 'winter');

/** The pictures of one home: each at most once, and of seasons that agree. */
const createAlbum = (home: Home, front: Front) => {
  const { street, number, addition } = home.address;
  const seed = `${street.straat}|${street.postcode}|${number}${addition}`;
  const taken = new Set([front.name]);
  const seasons = new Set([front.season]);
  const views = viewsOf(home);
  const seasonOf = (picture: Picture): Season =>
    'season' in picture && picture.season ? picture.season : front.season;
  const rank = (picture: Picture): number => {
    const view = 'view' in picture && picture.view ? picture.view : views[0];
    const chance = hashText(`${seed}|${picture.name}`) / 2 ** 32;
    return (seasonOf(picture) === front.season ? 4 : 0) + (view && views.includes(view) ? 2 : 0) + chance;
  };
  /** The best of these pictures: first by season, then by the view in that street. */
  const take = (titel: string, pictures: readonly Picture[]): Scene[] => {
    const ranked = pictures.flatMap((picture) => {
      const fits = [...seasons].every((season) => agree(season, seasonOf(picture)));
      return fits && !taken.has(picture.name) ? [{ picture, rank: rank(picture) }] : [];
    });
    const best = ranked.toSorted((one, other) => other.rank - one.rank)[0]?.picture;
    if (!best) return [];
    taken.add(best.name);
    seasons.add(seasonOf(best));
    const evening = 'light' in best && best.light === 'avond';
    return [{ titel: evening ? `${titel} in de avond` : titel, picture: best.name }];
  };
  return { take };
};
type Album = ReturnType<typeof createAlbum>;

const listGardens = (home: Home, front: Front): PictureOf<'garden'>[] => {
  const look = lookOf(home);
  if (!look || !['ACHTERTUIN', 'TUIN_RONDOM'].includes(home.outdoors.hoofdtuintype)) return [];
  return listPictures('garden').filter(
    ({ homes, years: [first, last], brick }) =>
      homes.includes(look) &&
      home.bouwjaar >= first &&
      home.bouwjaar <= last &&
      front.kind === 'facade' &&
      brick === front.brick,
  );
};

const listSurroundings = ({ address, bouwjaar }: Home): readonly Picture[] =>
  ['buiten', 'villa'].includes(address.street.profile)
    ? listPictures('surroundings')
    : listPictures('street').filter(({ years: [first, last] }) => bouwjaar >= first && bouwjaar <= last);

const listScenes = (home: Home, front: Front, album: Album): Scene[] => {
  const room = (titel: string, name: Room): Scene[] => album.take(titel, roomsOf.get(name) ?? []);
  const rooms = (count: number, titel: string, name: Room): Scene[] =>
    Array.from({ length: Math.max(0, count) }).flatMap(() => room(titel, name));
  const { floors, slaapkamers, woonoppervlakte } = home;
  const bathrooms = floors.flatMap(({ badkamers }) => badkamers).length;
  const upstairs = floors.filter(({ kamers }) => kamers > 0).length > 1;
  const surroundings = listSurroundings(home);
  return [
    ...room('Woonkamer', 'woonkamer'),
    ...room('Keuken', 'keuken'),
    ...room('Eetkamer', 'eetkamer'),
    ...album.take('Tuin', listGardens(home, front)),
    ...room('Slaapkamer', 'slaapkamer'),
    ...room('Badkamer', 'badkamer'),
    // Every hall of the stock has stairs.
    ...(upstairs ? room('Entree', 'hal') : []),
    ...rooms(Math.min(2, slaapkamers - 1), 'Slaapkamer', 'slaapkamer'),
    ...rooms(bathrooms - 1, 'Badkamer', 'badkamer'),
    ...(woonoppervlakte > 95 ? room('Werkkamer', 'werkkamer') : []),
    ...room('Woonkamer', 'woonkamer'),
    ...album.take('Straat', surroundings),
    ...(floors.some(({ soort }) => soort === 'ZOLDER') ? room('Zolderkamer', 'slaapkamer') : []),
    ...(woonoppervlakte > 150 ? [...room('Zitkamer', 'woonkamer'), ...room('Overloop', 'hal')] : []),
    ...album.take('Omgeving', surroundings),
  ];
};

const listPlot = (album: Album): Scene[] => [
  ...listPictures('plot').flatMap(() => album.take('Kavel', listPictures('plot'))),
  ...listPictures('surroundings').flatMap(() => album.take('Omgeving', listPictures('surroundings'))),
];

/** The plans in the stock: a ground floor, an upper floor and a flat. */
const listPlans = (home: Home, album: Album): Scene[] => {
  const drawn = home.floors.filter(({ soort }) => soort !== 'KELDER' && soort !== 'VLIERING').slice(0, 2);
  const flat = home.type.objecttype === 'APPARTEMENT';
  return drawn.flatMap(({ omschrijving }, order) => {
    const floor = order > 0 ? 'verdieping' : flat ? 'appartement' : 'begane grond';
    return album.take(
      omschrijving,
      listPictures('plan').filter((plan) => plan.floor === floor),
    );
  });
};

/** The photographs, plans, film and tour of a home, in the order in which they are shown. */
export const listShots = (seed: string, home: Home, front: Front, index: number): Shot[] => {
  if (isUnphotographed(index)) return [];
  const random = createRandom(seed, 'shots', index);
  const album = createAlbum(home, front);
  const plot = front.kind === 'plot';
  const scenes = plot ? listPlot(album) : listScenes(home, front, album);
  const photos = scenes
    .slice(0, random.int(11, 18))
    // Sometimes an owner does not want a picture to be published.
    .map((scene): Shot => ({ soort: 'FOTO', vrijgave: !random.chance(0.025), ...scene }));
  const plans = random.chance(0.82) && index % 19 !== 4 ? listPlans(home, album) : [];
  const film = (soort: 'VIDEO' | 'CONNECTED_PARTNER', titel: string): Shot => ({
    soort,
    titel,
    vrijgave: true,
  });
  return [
    { soort: 'HOOFDFOTO', titel: plot ? 'Kavel' : 'Voorgevel', vrijgave: true, picture: front.name },
    ...photos,
    ...plans.map((plan): Shot => ({ soort: 'PLATTEGROND', vrijgave: true, ...plan })),
    ...(random.chance(0.16) ? [film('VIDEO', 'Woningvideo')] : []),
    ...(random.chance(0.12) ? [film('CONNECTED_PARTNER', '360°-rondleiding')] : []),
  ];
};
