import type { OfferMap } from '@binnen/contracts/property';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { motorway, railways, river } from './ground.ts';
import { leastZoom, mostZoom, type LatLon } from './projection.ts';

/** Zooms of MapLibre are those of 512-pixel tiles: one less than ours. */
export const glZoom = (zoom: number): number => zoom - 1;

const toLine = (points: readonly LatLon[]): [number, number][] => points.map(({ lat, lon }) => [lon, lat]);

/** A curve through the same points: each corner is cut twice (Chaikin). */
const smooth = (line: [number, number][]): [number, number][] => {
  const cut = (points: [number, number][]) => [
    points[0]!,
    ...points.slice(1).flatMap((to, index): [number, number][] => {
      const from = points[index]!;
      const at = (share: number): [number, number] => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      ];
      return [at(0.25), at(0.75)];
    }),
    points.at(-1)!,
  ];
  return cut(cut(line));
};

const lines = (kind: string, all: readonly (readonly LatLon[])[]) =>
  all.map((points) => ({
    type: 'Feature' as const,
    properties: { kind },
    geometry: { type: 'LineString' as const, coordinates: smooth(toLine(points)) },
  }));

/** The built-up part of a place, roughly: so many kilometres round its middle. */
const builtUp: Record<string, number> = {
  Deventer: 2.2,
  Apeldoorn: 3.6,
  Raalte: 1.4,
  Colmschate: 1.6,
  Twello: 1.3,
  Olst: 0.9,
  Warnsveld: 1.1,
};
const kilometresADegree = 111.2;

const formatArea = ({ plaats, lat, lon }: OfferMap['plaatsen'][number]) => {
  const reach = (builtUp[plaats] ?? 0.55) / kilometresADegree;
  const corners = Array.from({ length: 33 }, (_, step): [number, number] => {
    const angle = (step / 32) * 2 * Math.PI;
    // Not round: a town has bulges.
    const bulge =
      step % 32 === 0 ? 1 : 1 + 0.16 * Math.sin(angle * 3 + lat * 400) * Math.sin(angle * 2 + lon * 300);
    return [
      lon + (Math.cos(angle) * reach * bulge) / Math.cos((lat * Math.PI) / 180),
      lat + Math.sin(angle) * reach * bulge,
    ];
  });
  corners[32] = corners[0]!;
  return {
    type: 'Feature' as const,
    properties: { kind: 'built' },
    geometry: { type: 'Polygon' as const, coordinates: [corners] },
  };
};

const width = (
  near: number,
  far: number,
): ['interpolate', ['exponential', number], ['zoom'], ...number[]] => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  9,
  far,
  14,
  near,
];
const only = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string];
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

const ownLayers: LayerSpecification[] = [
  { id: 'built', type: 'fill', source: 'ground', filter: only('built'), paint: { 'fill-color': '#e3ded0' } },
  {
    id: 'river',
    type: 'line',
    source: 'ground',
    filter: only('river'),
    layout: round,
    paint: { 'line-color': '#b6d6d8', 'line-width': width(52, 3) },
  },
  {
    id: 'railway',
    type: 'line',
    source: 'ground',
    filter: only('railway'),
    paint: { 'line-color': '#b9b4a8', 'line-width': 1.5, 'line-dasharray': [6, 4] },
  },
  {
    id: 'motorway-edge',
    type: 'line',
    source: 'ground',
    filter: only('motorway'),
    layout: round,
    paint: { 'line-color': '#d2ac62', 'line-width': width(13, 3) },
  },
  {
    id: 'motorway',
    type: 'line',
    source: 'ground',
    filter: only('motorway'),
    layout: round,
    paint: { 'line-color': '#f3dcae', 'line-width': width(10, 1.6) },
  },
];

/**
 * What the map is drawn from: tiles of the base map that the edge serves, or a ground of our own without any request.
 * Names of places are text on top, in the site's own letters.
 */
export const createStyle = ({ tegels, plaatsen }: OfferMap, origin: string): StyleSpecification => ({
  version: 8,
  sources: tegels
    ? {
        tiles: {
          type: 'raster',
          tiles: [`${origin}${tegels}`],
          tileSize: 256,
          minzoom: leastZoom - 1,
          maxzoom: mostZoom,
        },
      }
    : {
        ground: {
          type: 'geojson',
          data: {
            type: 'FeatureCollection',
            features: [
              ...plaatsen.map(formatArea),
              ...lines('river', [river]),
              ...lines('railway', railways),
              ...lines('motorway', [motorway]),
            ],
          },
        },
      },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#eef0e6' } },
    ...(tegels ? [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }] : ownLayers),
  ],
});
