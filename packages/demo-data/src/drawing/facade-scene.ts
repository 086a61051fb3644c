import type { PictureSpec } from './picture-spec.ts';
import { parseLight, parseSeason, type Light, type Season } from './light.ts';
import { createRandom, type Random } from './random.ts';
import { polygon, rect, type Sheet } from './svg.ts';

/** Eye height on the page, 62 % down: every façade stands on it. */
export const HORIZON = 744;

export interface FacadeScene {
  rng: Random;
  sheet: Sheet;
  type: string;
  year: number;
  season: Season;
  light: Light;
  /** The share of windows with a lamp on. */
  lit: number;
  snow: boolean;
  storeys: number;
}

/** Houses drawn for a façade, with what the foreground needs to know of them. */
export interface Row {
  markup: string;
  base: number;
  scale: number;
  left: number;
  right: number;
  /** The middle of the front door. */
  door: number;
  /** No house follows at the right. */
  end?: boolean;
  ground: 'pavement' | 'hedge' | 'garden';
}

const STOREYS: Record<string, number> = {
  bungalow: 1,
  boerderij: 1,
  appartement: 4,
  galerijflat: 5,
  herenhuis: 3,
  grachtenpand: 3,
};
/** No terraced house has eight floors, and no flat only one; a gable adds one more to those of a town house. */
const LIMITS: Record<string, readonly [number, number]> = {
  appartement: [3, 7],
  galerijflat: [4, 8],
  bungalow: [1, 1],
  boerderij: [1, 1],
  grachtenpand: [2, 3],
  herenhuis: [2, 3],
};

const LAMPS: Record<Light, number> = { avond: 0.62, ochtend: 0.08, middag: 0 };

export const readFacade = (spec: PictureSpec, sheet: Sheet): FacadeScene => {
  const detail = spec.detail ?? {};
  const type = String(detail.type ?? 'tussenwoning');
  const light = parseLight(detail.light, 'middag');
  const season = parseSeason(detail.season, 'zomer');
  const year = Math.max(1500, Math.min(2100, Number(detail.bouwjaar) || 1932));
  const [fewest, most] = LIMITS[type] ?? [2, 3];
  const storeys = Math.max(
    fewest,
    Math.min(most, Math.round(Number(detail.storeys)) || (STOREYS[type] ?? 2)),
  );
  return {
    rng: createRandom(spec.seed),
    sheet,
    type,
    year,
    season,
    light,
    lit: LAMPS[light],
    snow: season === 'winter',
    storeys,
  };
};

/** Pixels per metre, so that a house of this height stands on the shared horizon and leaves air above it. */
export const scaleFor = (height: number, width: number): number =>
  Math.min((HORIZON - 96) / (height - 1.6), 1180 / width, 104);
export const baseFor = (scale: number): number => HORIZON + 1.6 * scale;

/** Roofs and trees far behind, so that gaps between houses open on a town. */
export const drawDistance = (rng: Random, base: number, season: Season): string => {
  let out = '';
  const far = season === 'winter' ? '#a9b1b1' : '#9aab9f';
  for (let x = -60; x < 1660;) {
    const w = rng.between(90, 190);
    const h = rng.between(90, 170);
    if (rng.chance(0.5))
      out += polygon(
        [
          [x, base],
          [x, base - h],
          [x + w * 0.5, base - h - w * 0.3],
          [x + w, base - h],
          [x + w, base],
        ],
        '#b09a8e',
      );
    x += w * rng.between(0.8, 1.4);
  }
  for (let i = 0; i < 26; i++)
    out += `<circle cx="${Math.round(rng.between(-20, 1620))}" cy="${Math.round(base - rng.between(40, 140))}" r="${Math.round(rng.between(36, 80))}" fill="${far}"/>`;
  return out + rect(0, base - 90, 1600, 100, far);
};
