import type { Point } from '@binnen/contracts/filters/shape';
import { formatSlug } from '@binnen/contracts/slug';
import { fold, isForgiven } from './fold.ts';

/**
 * The seventeen places that a search and `/woningaanbod/{city}` know even when no home is for sale there. Centres:
 * GeoNames (www.geonames.org, CC BY 4.0) and CBS Woonplaatsen in Nederland (CC BY 4.0).
 */
export const knownPlaces: Record<string, Point> = {
  Bathmen: { lat: 52.25, lon: 6.2875 },
  Colmschate: { lat: 52.245, lon: 6.22917 },
  Wilp: { lat: 52.21833, lon: 6.15 },
  Posterenk: { lat: 52.21417, lon: 6.11667 },
  Olst: { lat: 52.3375, lon: 6.10972 },
  Schalkhaar: { lat: 52.26833, lon: 6.19444 },
  Diepenveen: { lat: 52.28917, lon: 6.15278 },
  Boskamp: { lat: 52.33083, lon: 6.12778 },
  Raalte: { lat: 52.38583, lon: 6.275 },
  Warnsveld: { lat: 52.1375, lon: 6.23056 },
  Epse: { lat: 52.225, lon: 6.2 },
  Gorssel: { lat: 52.20167, lon: 6.20139 },
  Harfsen: { lat: 52.2075, lon: 6.29722 },
  Laren: { lat: 52.19417, lon: 6.36528 },
  Deventer: { lat: 52.255, lon: 6.16389 },
  Twello: { lat: 52.23667, lon: 6.10278 },
  Apeldoorn: { lat: 52.21, lon: 5.96944 },
};

const byFolded = new Map(Object.keys(knownPlaces).map((plaats) => [fold(plaats), plaats]));

/** The known place that a folded text names, also when it is one edit off. */
export const findKnownPlace = (folded: string): string | undefined =>
  byFolded.get(folded) ?? [...byFolded].find(([name]) => isForgiven(folded, name))?.[1];

const citySlugs = new Set(Object.keys(knownPlaces).map(formatSlug));

/** Whether a city slug is that of a known place. */
export const isKnownCity = (citySlug: string): boolean => citySlugs.has(citySlug);
