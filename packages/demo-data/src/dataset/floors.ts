import type { HomeKind, HomeType } from './home-types.ts';
import type { Random } from './random.ts';

export interface Floor {
  soort: 'BEGANE_GROND' | 'VERDIEPING' | 'ZOLDER' | 'VLIERING' | 'KELDER' | 'WOONLAAG';
  omschrijving: string;
  slaapkamers: number;
  kamers: number;
  /** The floor of the living room and the kitchen. */
  woonlaag: boolean;
  badkamers: { voorzieningen: string[]; jaar: number }[];
}

const bathroom = (random: Random, jaar: number, luxury: number): Floor['badkamers'][number] => {
  const voorzieningen = ['DOUCHE', 'WASTAFEL'];
  if (random.chance(0.3 + luxury * 0.5)) voorzieningen.splice(1, 0, 'LIGBAD');
  if (random.chance(0.7)) voorzieningen.push('TOILET');
  if (random.chance(luxury * 0.7)) voorzieningen[voorzieningen.indexOf('DOUCHE')] = 'INLOOPDOUCHE';
  return { voorzieningen, jaar };
};

const ordinals = ['Begane grond', '1e verdieping', '2e verdieping', '3e verdieping'];

interface Plan {
  kind: HomeKind;
  type: HomeType;
  area: number;
  bedrooms: number;
  storeys: number;
  bathroomYear: number;
  random: Random;
}

/** A flat's floors: one, or two with the bedrooms on the upper one. */
const layFlat = ({ kind, bedrooms, storeys, bathroomYear, area, random }: Plan): Floor[] => {
  const luxury = area > 110 ? 0.8 : 0.15;
  const level = kind === 'benedenwoning' ? 0 : kind === 'penthouse' ? 3 : random.int(1, 3);
  const name = ordinals[level] ?? 'Woonlaag';
  const soort = level === 0 ? 'BEGANE_GROND' : 'VERDIEPING';
  const bath = [bathroom(random, bathroomYear, luxury)];
  if (storeys === 1) {
    return [
      {
        soort,
        omschrijving: name,
        slaapkamers: bedrooms,
        kamers: bedrooms + 1,
        woonlaag: true,
        badkamers: bath,
      },
    ];
  }
  const below = bedrooms > 2 && random.chance(0.4) ? 1 : 0;
  return [
    { soort, omschrijving: name, slaapkamers: below, kamers: below + 1, woonlaag: true, badkamers: [] },
    {
      soort: 'VERDIEPING',
      omschrijving: ordinals[level + 1] ?? 'Bovenste verdieping',
      slaapkamers: bedrooms - below,
      kamers: bedrooms - below,
      woonlaag: false,
      badkamers: bath,
    },
  ];
};

/** A house's floors, from the ground up; the bedrooms add up to `bedrooms`. */
const layHouse = ({ kind, area, bedrooms, storeys, bathroomYear, random }: Plan): Floor[] => {
  const luxury = area > 190 ? 0.9 : area > 140 ? 0.5 : 0.2;
  const ground = storeys === 1 ? bedrooms : bedrooms >= 4 && area > 150 && random.chance(0.35) ? 1 : 0;
  const office = area > 150 && random.chance(0.45) ? 1 : 0;
  const floors: Floor[] = [];
  if (['herenhuis', 'stadshuis', 'villa', 'landhuis', 'boerderij'].includes(kind) && random.chance(0.4)) {
    floors.push({
      soort: 'KELDER',
      omschrijving: 'Kelder',
      slaapkamers: 0,
      kamers: 0,
      woonlaag: false,
      badkamers: [],
    });
  }
  const groundBaths =
    storeys === 1 || (ground > 0 && random.chance(0.7)) ? [bathroom(random, bathroomYear, luxury)] : [];
  floors.push({
    soort: 'BEGANE_GROND',
    omschrijving: 'Begane grond',
    slaapkamers: ground,
    kamers: 1 + ground + office,
    woonlaag: true,
    badkamers: groundBaths,
  });
  let left = bedrooms - ground;
  for (let level = 1; level < storeys; level += 1) {
    const top = level === storeys - 1;
    const here = top ? left : Math.min(left - (storeys - 1 - level), level === 1 ? 3 : 2);
    left -= here;
    const attic = top && storeys >= 3;
    const baths = level === 1 || (attic && luxury > 0.8) ? [bathroom(random, bathroomYear, luxury)] : [];
    floors.push({
      soort: attic ? 'ZOLDER' : 'VERDIEPING',
      omschrijving: ordinals[level] ?? 'Zolder',
      slaapkamers: here,
      kamers: here,
      woonlaag: false,
      badkamers: baths,
    });
  }
  if (storeys === 2 && random.chance(0.35)) {
    floors.push({
      soort: 'VLIERING',
      omschrijving: 'Vliering',
      slaapkamers: 0,
      kamers: 0,
      woonlaag: false,
      badkamers: [],
    });
  }
  return floors;
};

export const layFloors = (plan: Plan): Floor[] => {
  if (plan.type.objecttype === 'BOUWGROND') return [];
  return plan.type.objecttype === 'APPARTEMENT' ? layFlat(plan) : layHouse(plan);
};
