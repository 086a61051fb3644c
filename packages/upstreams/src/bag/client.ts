import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { bounded } from '../calls/bounded.ts';
import { readUpstream } from '../calls/call.ts';
import { rowsOf } from '../calls/rows.ts';

const HomeSchema = v.object({
  properties: v.object({
    identificatie: v.string(),
    // The register writes 1 and 999999 where nobody measured.
    oppervlakte: bounded(2, 99_999),
    'pand.href': v.fallback(v.array(v.string()), []),
  }),
});
const HomesSchema = v.object({ features: rowsOf(HomeSchema) });

/** 1005 and 9999 say that the year is not known. */
const PandSchema = v.object({ properties: v.object({ bouwjaar: bounded(1006, 2100) }) });

/** A home in more buildings than this has no year of its own. */
const mostBuildings = 3;

const read = <S extends v.GenericSchema>(
  env: KitBindings,
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> => {
  const url = `${parseConfig(env).PDOK_URL}/kadaster/bag/ogc/v2/collections/${path}`;
  return readUpstream(env, { service: 'bag', url }, schema);
};

/**
 * Year of building and use area (m²) of a home by its 16 digits in the register of addresses and buildings (BAG of
 * Kadaster, OGC API of PDOK). A home in buildings of different years has none.
 */
export const readBuilding = async (env: KitBindings, id: string) => {
  const path = `verblijfsobject/items?f=json&identificatie=${id}`;
  const { features } = await read(env, path, HomesSchema);
  // A filter that the service does not know is ignored.
  const home = features.find(({ properties }) => properties.identificatie === id)?.properties;
  const buildings = (home?.['pand.href'] ?? []).flatMap(
    (link) => /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\?|$)/i.exec(link)?.[1] ?? [],
  );
  const years = new Set<number | null>();
  for (const uuid of buildings.slice(0, mostBuildings)) {
    const pand = await read(env, `pand/items/${uuid}?f=json`, PandSchema);
    years.add(pand.properties.bouwjaar);
  }
  const [bouwjaar = null] = years.size === 1 ? years : [];
  return { bouwjaar, gebruiksoppervlakte: home?.oppervlakte ?? null };
};
