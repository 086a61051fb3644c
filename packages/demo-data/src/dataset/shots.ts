import type { Home } from './home.ts';
import type { HomeKind } from './home-types.ts';
import { createRandom, hashText } from './random.ts';

/** What the camera is pointed at. */
export type PictureKind = 'facade' | 'room' | 'garden' | 'plan' | 'portrait' | 'street' | 'scene';

/** Everything that a picture is drawn from; equal specifications give equal pictures. */
export interface PictureSpec {
  seed: number;
  kind: PictureKind;
  detail?: Record<string, string | number>;
}

/** One entry of a home's media. */
export interface Shot {
  soort: 'HOOFDFOTO' | 'FOTO' | 'PLATTEGROND' | 'VIDEO' | 'CONNECTED_PARTNER';
  /** `Woonkamer`; what the photographer called it. */
  titel: string;
  vrijgave: boolean;
  picture: PictureSpec;
}

type Season = 'lente' | 'zomer' | 'herfst' | 'winter';
type Light = 'ochtend' | 'middag' | 'avond';

const drawnAs: Partial<Record<HomeKind, string>> = {
  tweekapper: 'twee-onder-een-kap',
  geschakeld: 'twee-onder-een-kap',
  landhuis: 'villa',
  portiekflat: 'appartement',
  maisonnette: 'appartement',
  penthouse: 'appartement',
};

/** How the illustrator calls a home that is built so. */
const nameDrawing = ({ kind, bouwjaar, address }: Home): string => {
  if (kind === 'stadshuis' || kind === 'herenhuis') return bouwjaar < 1820 ? 'grachtenpand' : 'herenhuis';
  if (['bovenwoning', 'benedenwoning', 'studio'].includes(kind)) {
    if (address.street.profile !== 'binnenstad') return 'tussenwoning';
    return bouwjaar < 1820 ? 'grachtenpand' : 'herenhuis';
  }
  return drawnAs[kind] ?? kind;
};

const countStoreys = (home: Home): number => {
  const own = home.floors.filter(({ soort }) => ['BEGANE_GROND', 'VERDIEPING'].includes(soort)).length;
  const flats: Record<string, number> = {
    galerijflat: 6,
    portiekflat: 4,
    appartement: 4,
    penthouse: 5,
    maisonnette: 4,
  };
  return flats[home.kind] ?? (home.type.objecttype === 'APPARTEMENT' ? 3 : Math.max(1, own));
};

type Scene = Pick<Shot, 'titel' | 'picture'>;

/** Draws one home: its seeds hang on the address, so that it looks the same whoever lists it. */
const createCamera = (home: Home, season: Season, light: Light) => {
  const { street, number, addition } = home.address;
  const seedOf = (what: string): number =>
    hashText(`${street.straat}|${street.postcode}|${number}${addition}|${what}`);
  const outside = { type: nameDrawing(home), bouwjaar: home.bouwjaar, storeys: countStoreys(home), season };
  return {
    front: (titel: string, hour: Light): Scene => ({
      titel,
      picture: { kind: 'facade', seed: seedOf('house'), detail: { ...outside, light: hour } },
    }),
    garden: (titel: string, hour: Light): Scene => ({
      titel,
      picture: { kind: 'garden', seed: seedOf('house'), detail: { ...outside, light: hour } },
    }),
    street: (titel: string, nummer: number): Scene => ({
      titel,
      picture: { kind: 'street', seed: seedOf(`street${nummer}`), detail: { ...outside, light } },
    }),
    room: (titel: string, room: string, nummer = 1, hour: Light = light): Scene => ({
      titel,
      picture: { kind: 'room', seed: seedOf(`${room}${nummer}`), detail: { room, season, light: hour } },
    }),
    plan: (titel: string, verdieping: number, order: number): Scene => ({
      titel,
      picture: { kind: 'plan', seed: seedOf(`plan${order}`), detail: { verdieping } },
    }),
  };
};

const listScenes = (home: Home, camera: ReturnType<typeof createCamera>): Scene[] => {
  const { outdoors, floors, slaapkamers, woonoppervlakte } = home;
  const { room } = camera;
  const bathrooms = floors.flatMap(({ badkamers }) => badkamers).length;
  const planted = !['', 'BALKON', 'DAKTERRAS'].includes(outdoors.hoofdtuintype);
  const repeat = (count: number, make: (nummer: number) => Scene): Scene[] =>
    Array.from({ length: Math.max(0, count) }, (_, index) => make(index + 2));
  return [
    room('Woonkamer', 'woonkamer'),
    room('Keuken', 'keuken'),
    room('Eetkamer', 'woonkamer', 2),
    ...(planted ? [camera.garden('Tuin', 'middag')] : []),
    room('Slaapkamer', 'slaapkamer'),
    room('Badkamer', 'badkamer'),
    room('Entree', 'hal'),
    ...repeat(Math.min(2, slaapkamers - 1), (nummer) => room('Slaapkamer', 'slaapkamer', nummer)),
    ...repeat(bathrooms - 1, (nummer) => room('Badkamer', 'badkamer', nummer)),
    ...(woonoppervlakte > 95 ? [room('Werkkamer', 'werkkamer')] : []),
    room('Keuken', 'keuken', 2),
    room('Woonkamer', 'woonkamer', 1, 'avond'),
    ...(planted ? [camera.garden('Tuin in de avond', 'avond')] : []),
    camera.front('Voorgevel in de avond', 'avond'),
    camera.street('Straat', 1),
    ...(floors.some(({ soort }) => soort === 'ZOLDER') ? [room('Zolderkamer', 'slaapkamer', 9)] : []),
    ...(woonoppervlakte > 150 ? [room('Zitkamer', 'woonkamer', 3), room('Overloop', 'hal', 2)] : []),
    camera.street('Omgeving', 2),
  ];
};

const listPlot = (camera: ReturnType<typeof createCamera>): Scene[] => [
  camera.garden('Kavel', 'middag'),
  ...[1, 2, 3, 4, 5, 6].map((nummer) => camera.street('Omgeving', nummer)),
];

const film = (soort: 'VIDEO' | 'CONNECTED_PARTNER', titel: string): Shot => ({
  soort,
  titel,
  vrijgave: true,
  picture: { kind: 'scene', seed: 0 },
});

/** The photographs, plans, film and tour of a home, in the order in which they are shown. */
export const listShots = (seed: string, home: Home, index: number): Shot[] => {
  const random = createRandom(seed, 'shots', index);
  // Just listed: the photographer has not been there yet.
  if (index % 43 === 17) return [];
  const season = random.pick<Season>(['lente', 'zomer', 'zomer', 'herfst', 'winter']);
  const light = random.pick<Light>(['ochtend', 'middag', 'middag']);
  const camera = createCamera(home, season, light);
  const plot = home.type.objecttype === 'BOUWGROND';
  const scenes = plot ? listPlot(camera) : listScenes(home, camera);
  const count = Math.min(24, Math.max(6, random.int(9, 26)));
  // Now and then an owner does not want a picture to be published.
  const photos = scenes
    .slice(0, count)
    .map((scene): Shot => ({ soort: 'FOTO', vrijgave: !random.chance(0.025), ...scene }));
  const main: Shot = {
    soort: 'HOOFDFOTO',
    vrijgave: true,
    ...(plot ? camera.street('Kavel', 0) : camera.front('Voorgevel', light)),
  };
  const flat = home.type.objecttype === 'APPARTEMENT';
  const drawn = random.chance(0.82) && index % 19 !== 4;
  const plans = drawn
    ? home.floors
        .filter(({ soort }) => soort !== 'KELDER' && soort !== 'VLIERING')
        // There are drawings of a ground floor and of one above it.
        .slice(0, 2)
        .map((floor, order): Shot => {
          const scene = camera.plan(floor.omschrijving, flat ? 2 : order === 0 ? 0 : 1, order);
          return { soort: 'PLATTEGROND', vrijgave: true, ...scene };
        })
    : [];
  return [
    main,
    ...photos,
    ...plans,
    ...(random.chance(0.16) ? [film('VIDEO', 'Woningvideo')] : []),
    ...(random.chance(0.12) ? [film('CONNECTED_PARTNER', '360°-rondleiding')] : []),
  ];
};
