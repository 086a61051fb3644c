import { floodChances } from '@binnen/contracts/surroundings/plek';
import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { readUpstream } from '../calls/call.ts';
import { rowsOf } from '../calls/rows.ts';

/** A point of the national grid (EPSG:28992), in metres. */
export interface GridPoint {
  x: number;
  y: number;
}

const PixelSchema = v.object({ properties: v.object({ GRAY_INDEX: v.number() }) });
const PixelsSchema = v.object({ features: rowsOf(PixelSchema) });

/** The value of a layer at a point; undefined where it has none. A bounding box needs an area. */
const readPixel = async (
  env: KitBindings,
  layer: string,
  { x, y }: GridPoint,
): Promise<number | undefined> => {
  const query = new URLSearchParams({
    service: 'WMS',
    version: '1.3.0',
    request: 'GetFeatureInfo',
    layers: layer,
    query_layers: layer,
    crs: 'EPSG:28992',
    bbox: [x - 10, y - 10, x + 10, y + 10].join(','),
    width: '3',
    height: '3',
    i: '1',
    j: '1',
    info_format: 'application/json',
  });
  const url = `${parseConfig(env).RIVM_URL}/geo/alo/wms?${query}`;
  const { features } = await readUpstream(env, { service: 'rivm', url }, PixelsSchema);
  return features[0]?.properties.GRAY_INDEX;
};

/** Decibels Lden. The map has 0 for what was not mapped, which is not quiet, and 128 for no data. */
const readNoise = async (
  env: KitBindings,
  source: 'weg' | 'trein',
  at: GridPoint,
): Promise<number | null> => {
  const decibels = await readPixel(env, `rivm_Geluid_lden_${source}verkeer_actueel`, at);
  return decibels !== undefined && decibels > 0 && decibels < 120 ? Math.round(decibels) : null;
};

/** Noise of roads and trains at a point, by the national institute for public health's map. */
export const readNoises = async (env: KitBindings, at: GridPoint) => ({
  wegverkeer: await readNoise(env, 'weg', at),
  treinverkeer: await readNoise(env, 'trein', at),
});

/**
 * How likely a flood is at a point, and the year of the map. The map's classes 1 to 5 are those of the contract, in its
 * order; 6 is open water.
 */
export const readFloodChance = async (env: KitBindings, at: GridPoint) => {
  const kind = await readPixel(env, '20231201_kans_overstroming', at);
  return { kans: floodChances[(kind ?? 0) - 1] ?? null, jaar: 2023 };
};
