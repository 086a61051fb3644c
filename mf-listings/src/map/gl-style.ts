import type { OfferMap } from '@binnen/contracts/property';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
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

/** Pixels at zoom 14 and at zoom 9. */
const width = (near: number, far: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  9,
  far,
  14,
  near,
];

type Line = Extract<LayerSpecification, { type: 'line' }>;

const draw = (id: string, kind: string, paint: Line['paint'], layout: Line['layout'] = {}): Line => ({
  id,
  type: 'line',
  source: 'ground',
  filter: ['==', ['get', 'kind'], kind],
  layout,
  paint,
});
const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

const ownLayers: LayerSpecification[] = [
  draw('river', 'river', { 'line-color': '#b6d6d8', 'line-width': width(52, 3) }, round),
  draw('railway', 'railway', { 'line-color': '#b9b4a8', 'line-width': 1.5, 'line-dasharray': [6, 4] }),
  draw('motorway-edge', 'motorway', { 'line-color': '#d2ac62', 'line-width': width(13, 3) }, round),
  draw('motorway', 'motorway', { 'line-color': '#f3dcae', 'line-width': width(10, 1.6) }, round),
];

/**
 * The map's style: tiles of the base map that the edge serves, or a ground of our own without any request. Names of
 * places are text on top, in the site's own letters.
 */
export const createStyle = ({ tegels }: OfferMap, origin: string): StyleSpecification => ({
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
