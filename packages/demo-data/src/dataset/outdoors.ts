import type { HomeKind, HomeType } from './home-types.ts';
import type { Random } from './random.ts';
import type { Profile } from './street-profiles.ts';

export interface Outdoors {
  /** TUIN_RONDOM, ACHTERTUIN, PATIO_ATRIUM, ZONNETERRAS, BALKON, DAKTERRAS; empty for a home without any. */
  hoofdtuintype: string;
  tuintypes: string[];
  /** ZUID, ZUIDWEST …; empty without a garden. */
  ligging: string;
  /** Of the garden or the balcony, in m². */
  oppervlakte: number;
  garagesoorten: string[];
  parkeerfaciliteiten: string[];
  liggingen: string[];
  /** VRIJSTAANDE_STENEN_SCHUUR, INPANDIG_BERGING …; empty without one. */
  schuur: string;
}

const sides = [
  'NOORD',
  'NOORDOOST',
  'OOST',
  'ZUIDOOST',
  'ZUID',
  'ZUID',
  'ZUIDWEST',
  'ZUIDWEST',
  'WEST',
  'NOORDWEST',
];

const surroundings: Record<Profile, readonly (readonly [string[], number])[]> = {
  binnenstad: [
    [['IN_CENTRUM'], 6],
    [['IN_CENTRUM', 'AAN_RUSTIGE_WEG'], 3],
    [['IN_CENTRUM', 'BESCHUTTE_LIGGING'], 1],
  ],
  vooroorlogs: [
    [['IN_WOONWIJK'], 5],
    [['AAN_RUSTIGE_WEG', 'IN_WOONWIJK'], 4],
    [['IN_WOONWIJK', 'AAN_PARK'], 1],
  ],
  wederopbouw: [
    [['IN_WOONWIJK'], 5],
    [['AAN_RUSTIGE_WEG', 'IN_WOONWIJK'], 4],
    [['IN_WOONWIJK', 'VRIJ_UITZICHT'], 1],
  ],
  jaren70: [
    [['AAN_RUSTIGE_WEG', 'IN_WOONWIJK'], 6],
    [['IN_WOONWIJK'], 3],
    [['IN_WOONWIJK', 'AAN_WATER'], 1],
  ],
  jaren90: [
    [['AAN_RUSTIGE_WEG', 'IN_WOONWIJK'], 5],
    [['IN_WOONWIJK'], 3],
    [['IN_WOONWIJK', 'AAN_WATER'], 1],
    [['IN_WOONWIJK', 'VRIJ_UITZICHT'], 1],
  ],
  dorp: [
    [['IN_WOONWIJK', 'AAN_RUSTIGE_WEG'], 5],
    [['IN_CENTRUM'], 2],
    [['VRIJ_UITZICHT', 'IN_WOONWIJK'], 2],
  ],
  villa: [
    [['IN_BOSRIJKE_OMGEVING', 'AAN_RUSTIGE_WEG'], 4],
    [['BESCHUTTE_LIGGING', 'AAN_RUSTIGE_WEG'], 3],
    [['AAN_BOSRAND'], 2],
    [['VRIJ_UITZICHT'], 2],
  ],
  buiten: [
    [['BUITEN_BEBOUWDE_KOM', 'LANDELIJK_GELEGEN', 'VRIJ_UITZICHT'], 6],
    [['BUITEN_BEBOUWDE_KOM', 'LANDELIJK_GELEGEN'], 4],
    [['AAN_BOSRAND', 'BUITEN_BEBOUWDE_KOM'], 2],
  ],
};

const chooseGarage = (kind: HomeKind, plot: number, profile: Profile, random: Random): string[] => {
  if (plot > 1500) return random.chance(0.8) ? ['VRIJSTAAND_STEEN'] : ['CARPORT'];
  if (plot > 380) {
    return [
      random.weighted([
        ['VRIJSTAAND_STEEN', 4],
        ['AANGEBOUWD_STEEN', 4],
        ['CARPORT', 1],
        ['INPANDIG', 1],
      ]),
    ];
  }
  if (kind === 'tweekapper' || kind === 'geschakeld') {
    return random.chance(0.65)
      ? [random.pick(['AANGEBOUWD_STEEN', 'VRIJSTAAND_STEEN', 'CARPORT'])]
      : ['GEEN_GARAGE'];
  }
  if (kind === 'penthouse' || (kind === 'appartement' && random.chance(0.35))) return ['PARKEERKELDER'];
  return profile !== 'binnenstad' && random.chance(0.08) ? ['GARAGEBOX'] : ['GEEN_GARAGE'];
};

interface Site {
  kind: HomeKind;
  type: HomeType;
  plot: number;
  area: number;
  profile: Profile;
  random: Random;
}

export const layOutdoors = ({ kind, type, plot, area, profile, random }: Site): Outdoors => {
  const liggingen = random.weighted(surroundings[profile]);
  const garagesoorten = chooseGarage(kind, plot, profile, random);
  const own = plot > 200 && profile !== 'binnenstad';
  const parkeerfaciliteiten = own
    ? ['OP_EIGEN_TERREIN']
    : profile === 'binnenstad'
      ? [random.chance(0.8) ? 'PARKEERVERGUNNINGEN' : 'BETAALD_PARKEREN']
      : ['OPENBAAR_PARKEREN'];
  const ligging = random.pick(sides);
  const base = { ligging, garagesoorten, parkeerfaciliteiten, liggingen };
  if (type.objecttype === 'BOUWGROND') {
    return {
      ...base,
      hoofdtuintype: '',
      tuintypes: [],
      ligging: '',
      oppervlakte: 0,
      garagesoorten: [],
      schuur: '',
    };
  }
  if (type.objecttype === 'APPARTEMENT') {
    const hoofdtuintype =
      kind === 'benedenwoning'
        ? random.weighted([
            ['ACHTERTUIN', 4],
            ['PATIO_ATRIUM', 1],
          ])
        : kind === 'penthouse'
          ? 'DAKTERRAS'
          : kind === 'studio'
            ? ''
            : random.weighted([
                ['BALKON', profile === 'binnenstad' ? 4 : 9],
                ['DAKTERRAS', profile === 'binnenstad' ? 3 : 1],
                ['', profile === 'binnenstad' ? 3 : 1],
              ]);
    const size = { ACHTERTUIN: [22, 58], PATIO_ATRIUM: [9, 20], DAKTERRAS: [10, 42], BALKON: [4, 11] }[
      hoofdtuintype
    ];
    return {
      ...base,
      hoofdtuintype,
      tuintypes: hoofdtuintype ? [hoofdtuintype] : [],
      ligging: hoofdtuintype ? ligging : '',
      oppervlakte: size ? random.int(size[0] ?? 4, size[1] ?? 10) : 0,
      schuur: kind === 'studio' ? '' : 'BOX_INPANDIG',
    };
  }
  const around = plot > 420;
  const front = !around && plot > 105 && random.chance(0.65);
  const footprint = area / type.storeys[0];
  const main = around ? 'TUIN_RONDOM' : plot < 75 ? random.pick(['PATIO_ATRIUM', 'PLAATS']) : 'ACHTERTUIN';
  const left = Math.max(9, plot - footprint * 1.1 - (front ? 18 : 0));
  return {
    ...base,
    hoofdtuintype: main,
    tuintypes: front ? ['VOORTUIN', main] : [main],
    oppervlakte: Math.round(left * (around ? 1 : 0.82)),
    schuur:
      plot < 75
        ? 'INPANDIG'
        : random.weighted([
            ['VRIJSTAAND_STEEN', 5],
            ['VRIJSTAAND_HOUT', 4],
            ['AANGEBOUWD_STEEN', 2],
          ]),
  };
};
