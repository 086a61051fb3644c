import type { Home } from './home.ts';
import { createRandom } from './random.ts';

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
  picture: Omit<PictureSpec, 'seed'>;
}

const seasons = ['lente', 'zomer', 'zomer', 'herfst', 'winter'] as const;

/** The facts that façade, rooms and garden have in common, so that they look like one home. */
const describeHome = (home: Home, season: string, light: string): Record<string, string | number> => ({
  type: home.kind,
  bouwjaar: home.bouwjaar,
  storeys: Math.max(1, home.floors.filter(({ soort }) => soort !== 'KELDER' && soort !== 'VLIERING').length),
  omgeving: home.address.street.profile,
  oppervlakte: home.woonoppervlakte,
  season,
  light,
});

const roomNames: [name: string, room: string][] = [
  ['Woonkamer', 'woonkamer'],
  ['Eetkamer', 'eetkamer'],
  ['Keuken', 'keuken'],
];

const listScenes = (
  home: Home,
): { titel: string; kind: PictureKind; detail: Record<string, string | number> }[] => {
  const room = (titel: string, ruimte: string, nummer = 1) => ({
    titel,
    kind: 'room' as const,
    detail: { ruimte, nummer },
  });
  if (home.type.objecttype === 'BOUWGROND') {
    return [1, 2, 3, 4, 5, 6, 7].map((nummer) => ({
      titel: 'Kavel',
      kind: 'garden' as const,
      detail: { tuin: 'KAVEL', nummer },
    }));
  }
  const { outdoors, floors, slaapkamers } = home;
  const bathrooms = floors.flatMap(({ badkamers }) => badkamers).length;
  const outside = outdoors.hoofdtuintype
    ? [1, 2, 3].map((nummer) => ({
        titel: ['BALKON', 'DAKTERRAS'].includes(outdoors.hoofdtuintype) ? 'Buitenruimte' : 'Tuin',
        kind: 'garden' as const,
        detail: { tuin: outdoors.hoofdtuintype, nummer },
      }))
    : [];
  return [
    ...roomNames.map(([titel, ruimte]) => room(titel, ruimte)),
    ...outside.slice(0, 1),
    room('Woonkamer', 'woonkamer', 2),
    room('Slaapkamer', 'slaapkamer'),
    room('Badkamer', 'badkamer'),
    room('Entree', 'hal'),
    ...Array.from({ length: Math.min(5, slaapkamers - 1) }, (_, index) =>
      room('Slaapkamer', 'slaapkamer', index + 2),
    ),
    ...Array.from({ length: bathrooms - 1 }, (_, index) => room('Badkamer', 'badkamer', index + 2)),
    room('Keuken', 'keuken', 2),
    ...outside.slice(1),
    ...(floors.some(({ soort }) => soort === 'ZOLDER') ? [room('Zolder', 'zolder')] : []),
    ...(home.woonoppervlakte > 150 ? [room('Werkkamer', 'werkkamer'), room('Bijkeuken', 'bijkeuken')] : []),
    room('Woonkamer', 'woonkamer', 3),
    room('Toilet', 'toilet'),
    { titel: 'Voorgevel', kind: 'facade', detail: { nummer: 2 } },
    { titel: 'Straat', kind: 'street', detail: {} },
    { titel: 'Omgeving', kind: 'street', detail: { nummer: 2 } },
  ];
};

/** The photographs, plans, film and tour of a home, in the order in which they are shown. */
export const listShots = (seed: string, home: Home, index: number): Shot[] => {
  const random = createRandom(seed, 'shots', index);
  // Just listed: the photographer has not been there yet.
  if (index % 43 === 17) return [];
  const shared = describeHome(home, random.pick(seasons), random.pick(['ochtend', 'middag', 'avond']));
  const scenes = listScenes(home);
  const count = Math.min(24, Math.max(6, Math.min(scenes.length, random.int(9, 26))));
  const photos = Array.from({ length: count }, (_, order): Shot => {
    const scene = scenes[order % scenes.length] ?? { titel: 'Foto', kind: 'street' as const, detail: {} };
    return {
      soort: 'FOTO',
      titel: scene.titel,
      // Now and then an owner does not want a picture to be published.
      vrijgave: !random.chance(0.025),
      picture: { kind: scene.kind, detail: { ...shared, ...scene.detail } },
    };
  });
  const main: Shot = {
    soort: 'HOOFDFOTO',
    titel: home.type.objecttype === 'BOUWGROND' ? 'Kavel' : 'Voorgevel',
    vrijgave: true,
    picture: {
      kind: home.type.objecttype === 'BOUWGROND' ? 'garden' : 'facade',
      detail: { ...shared, nummer: 1 },
    },
  };
  const drawn = random.chance(0.82) && index % 19 !== 4;
  const plans = drawn
    ? home.floors.map((floor, order): Shot => ({
        soort: 'PLATTEGROND',
        titel: floor.omschrijving,
        vrijgave: true,
        picture: {
          kind: 'plan',
          detail: {
            ...shared,
            etage: floor.omschrijving,
            nummer: order,
            kamers: floor.kamers,
            slaapkamers: floor.slaapkamers,
          },
        },
      }))
    : [];
  const extra = (soort: Shot['soort'], titel: string): Shot => ({
    soort,
    titel,
    vrijgave: true,
    picture: { kind: 'scene' },
  });
  return [
    main,
    ...photos,
    ...plans,
    ...(random.chance(0.16) ? [extra('VIDEO', 'Woningvideo')] : []),
    ...(random.chance(0.12) ? [extra('CONNECTED_PARTNER', '360°-rondleiding')] : []),
  ];
};
