import type { TraceMap } from '@jridgewell/trace-mapping';
import type { Release } from '@binnen/platform/contract/composition';
import type { Bindings } from '../../environment/env.ts';
import { fileKey } from '../stores/stored-names.ts';

type Mapped = Pick<Release, 'maps'>;

/** Where maps come from: the store, and the records that name them. */
export interface MapSource {
  store: Bindings['RELEASES'];
  findRelease: (remote: string, version: string) => Mapped | null | Promise<Mapped | null>;
}

/**
 * A browser's stack names a client file as it is served; a render's is marked with `server/`. `file`: `server/mf-news.js` or
 * `client/page.js`. Lines and columns are counted from 1.
 */
const parsePlace = (place: string) => {
  const [, remote, version, path, line, column] =
    /^(shell|mf-[a-z]{2,30})\/([\w.-]{1,60})\/([\w./-]{1,200}\.js):(\d{1,7}):(\d{1,7})$/.exec(place) ?? [];
  if (!remote || !version || !path) return null;
  const file = path.startsWith('server/') ? path : `client/${path}`;
  return { remote, version, file, line: Number(line), column: Number(column) };
};

/** A team made the map, and its words go into terminals and pages: so only a path passes. */
const isPath = (text: string): boolean => /^(?!.*\.\.)[\w@+.~/()-]{1,250}$/.test(text);

/** Loaded on demand: it is for looking at a fault, and no page needs it. */
const loadMapping = () => import('@jridgewell/trace-mapping');

const readMap = async (
  { store, findRelease }: MapSource,
  { remote, version, file }: NonNullable<ReturnType<typeof parsePlace>>,
): Promise<TraceMap | null> => {
  const release = await findRelease(remote, version);
  const map = release?.maps.find(({ path }) => path === `${file}.map`);
  const stored = map && (await store.get(fileKey(map.integrity)));
  const { TraceMap } = await loadMapping();
  return stored ? new TraceMap(await stored.text()) : null;
};

/**
 * Places in built scripts (`mf-news/1.5.0/page.js:1:234`) as places in their sources
 * (`mf-news/src/offer/page.tsx:31:9`); null for each that no map knows. For people who look at a fault: no visitor's
 * request waits for this.
 */
export const mapPlaces = async (source: MapSource, places: readonly string[]): Promise<(string | null)[]> => {
  const maps = new Map<string, Promise<TraceMap | null>>();
  const mapOne = async (text: string): Promise<string | null> => {
    const place = parsePlace(text);
    if (!place) return null;
    const key = `${place.remote}/${place.version}/${place.file}`;
    const reading = maps.get(key) ?? readMap(source, place).catch(() => null);
    maps.set(key, reading);
    const map = await reading;
    if (!map || place.line < 1 || place.column < 1) return null;
    const { originalPositionFor } = await loadMapping();
    const found = originalPositionFor(map, { line: place.line, column: place.column - 1 });
    return found.source && isPath(found.source) ? `${found.source}:${found.line}:${found.column + 1}` : null;
  };
  return Promise.all(places.map((place) => mapOne(place).catch(() => null)));
};

/** Places, separated by spaces, as those in the sources: a place without a map stays as it is. Undefined when none has one. */
export const mapStack = async (source: MapSource, stack: string): Promise<string | undefined> => {
  const places = stack.split(' ').filter(Boolean);
  const mapped = await mapPlaces(source, places);
  return mapped.some(Boolean) ? places.map((place, at) => mapped[at] ?? place).join(' ') : undefined;
};
