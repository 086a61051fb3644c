import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { callUpstream } from '../call.ts';
import { readJson } from '../read-body.ts';

const GeocodedSchema = v.object({
  response: v.object({
    docs: v.array(
      v.object({
        weergavenaam: v.optional(v.string(), ''),
        centroide_ll: v.string(),
        woonplaatsnaam: v.optional(v.string()),
        buurtnaam: v.optional(v.string()),
      }),
    ),
  }),
});

export interface Geocoded {
  label: string;
  lat: number;
  lon: number;
  plaats: string | null;
  buurt: string | null;
}

/**
 * The address register's best match for a text; undefined when it has none. `soort` limits the kind: `adres`, `weg`,
 * `woonplaats`, `postcode`.
 */
export const geocode = async (
  env: Bindings,
  question: string,
  soort?: string,
): Promise<Geocoded | undefined> => {
  const search = new URLSearchParams({
    q: question,
    rows: '1',
    fl: 'weergavenaam,centroide_ll,woonplaatsnaam,buurtnaam',
  });
  if (soort) search.set('fq', `type:${soort}`);
  const response = await callUpstream(env, {
    service: 'pdok',
    url: `${parseConfig(env).PDOK_URL}/bzk/locatieserver/search/v3_1/free?${search}`,
    init: { headers: { accept: 'application/json' } },
    idempotent: true,
  });
  const { response: found } = await readJson(response, GeocodedSchema, 'pdok');
  const [best] = found.docs;
  // Longitude goes first in a POINT.
  const match = /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(best?.centroide_ll ?? '');
  if (!best || !match) return undefined;
  return {
    label: best.weergavenaam,
    lat: Number(match[2]),
    lon: Number(match[1]),
    plaats: best.woonplaatsnaam ?? null,
    buurt: best.buurtnaam ?? null,
  };
};
