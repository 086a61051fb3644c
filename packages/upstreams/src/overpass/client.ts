import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { readUpstream } from '../calls/call.ts';
import { rowsOf } from '../calls/rows.ts';

/** What is looked for: how far it is of use, in kilometres, and what its mappers call it. */
export const kinds = [
  { kind: 'station', reach: 15, tags: ['railway=station', 'railway=halt'] },
  { kind: 'bushalte', reach: 2, tags: ['highway=bus_stop'] },
  { kind: 'school', reach: 5, tags: ['amenity=school'] },
  { kind: 'supermarkt', reach: 5, tags: ['shop=supermarket'] },
  { kind: 'huisarts', reach: 5, tags: ['amenity=doctors'] },
] as const;
type Kind = (typeof kinds)[number]['kind'];

export interface Spot {
  kind: Kind;
  naam: string;
  lat: number;
  lon: number;
}

const point = { lat: v.number(), lon: v.number() };
const tags = v.record(v.string(), v.string());
/** A node has a point; what has an area gets its middle. */
const ElementSchema = v.union([
  v.object({ ...point, tags }),
  v.pipe(
    v.object({ center: v.object(point), tags }),
    v.transform((one) => ({ ...one.center, tags: one.tags })),
  ),
]);
/** A query that took too long is answered by 200, fewer elements or none, and a remark. */
const ReplySchema = v.object({ elements: rowsOf(ElementSchema), remark: v.optional(v.string()) });

/** Degrees that hold some ten kilometres: homes in a square share an answer. */
const square = { lat: 0.1, lon: 0.15 };
const kilometresPerDegree = { lat: 111, lon: 67 };

/** A museum railway takes nobody to work, and a skin doctor is no family doctor. */
const serves = (kind: Kind, tag: Record<string, string>): boolean =>
  kind === 'station'
    ? tag['usage'] !== 'tourism' && tag['railway:preserved'] !== 'yes'
    : kind !== 'huisarts' || /^$|\bgeneral\b/.test(tag['healthcare:speciality'] ?? '');

/** Everything with a name that is in reach of the square around a spot, and what it is shared by. */
export const findSquare = ({ lat, lon }: { lat: number; lon: number }) => {
  const south = Math.floor(lat / square.lat);
  const west = Math.floor(lon / square.lon);
  const read = async (env: KitBindings): Promise<Spot[]> => {
    const statements = kinds.flatMap(({ reach, tags: asked }) => {
      const box = [
        south * square.lat - reach / kilometresPerDegree.lat,
        west * square.lon - reach / kilometresPerDegree.lon,
        (south + 1) * square.lat + reach / kilometresPerDegree.lat,
        (west + 1) * square.lon + reach / kilometresPerDegree.lon,
      ].map((degrees) => degrees.toFixed(4));
      return asked.map((tag) => `nwr["${tag.replace('=', '"="')}"]["name"](${box.join(',')});`);
    });
    const data = `[out:json][timeout:10];(${statements.join('')});out center;`;
    const config = parseConfig(env);
    const url = `${config.OVERPASS_URL}/api/interpreter?${new URLSearchParams({ data })}`;
    // Its rules ask callers to say who they are.
    const init = { headers: { 'user-agent': `binnen (${config.SITE_ORIGIN})` } };
    const asked = { service: 'overpass', url, init, deadlineMs: 12_000 } as const;
    const { elements, remark } = await readUpstream(env, asked, ReplySchema);
    if (remark) throw new UpstreamError('overpass', 'timeout', { detail: 'answered in part' });
    return elements.flatMap(({ tags: tag, ...at }) => {
      const found = kinds.find((row) =>
        row.tags.some((one) => tag[one.split('=')[0] ?? ''] === one.split('=')[1]),
      );
      const naam = tag['name']?.trim();
      return found && naam && serves(found.kind, tag) ? [{ kind: found.kind, naam, ...at }] : [];
    });
  };
  return { key: `${south} ${west}`, read };
};
