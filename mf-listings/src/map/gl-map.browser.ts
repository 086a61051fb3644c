import type { OfferMap } from '@binnen/contracts/property';
import { Map as MapLibre, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import { leastZoom, mostZoom, type View } from './projection.ts';

export interface GlMap {
  /** Resolves when there is something to see. */
  drawn: Promise<void>;
  /** The element for markers: a drag or a pinch that starts on one moves the map. */
  overlay: HTMLElement;
  /** `calm`: at once. */
  moveTo: (view: View, calm: boolean) => void;
  /** The view that it moves to; undefined at rest, and while the visitor moves it. */
  findGoal: () => View | undefined;
  remove: () => void;
}

interface GlMapOptions {
  container: HTMLElement;
  data: OfferMap;
  view: View;
  /** `byVisitor`: dragged, pinched or scrolled. */
  onMove: (view: View, byVisitor: boolean) => void;
  /** The browser took the drawing away. */
  onLost: () => void;
}

/** Milliseconds of a step by key or button. */
const stepDuration = 220;

/** Zooms of MapLibre are those of 512-pixel tiles: one less than ours. */
const glZoom = (zoom: number): number => zoom - 1;

/** The squares of the base map. Without one the map draws its own ground, over what MapLibre moves. */
const createStyle = ({ tegels }: OfferMap): StyleSpecification => ({
  version: 8,
  sources: {
    ...(tegels && {
      tiles: {
        type: 'raster',
        tiles: [location.origin + tegels],
        tileSize: 256,
        minzoom: leastZoom - 1,
        maxzoom: mostZoom,
      },
    }),
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#eef0e6' } },
    ...(tegels ? [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }] : []),
  ],
});

/** Draws the base map with MapLibre; throws when it cannot. */
export const createGlMap = ({ container, data, view, onMove, onLost }: GlMapOptions): GlMap => {
  // From our own origin: a policy without `blob:` or `unsafe-eval` runs it.
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const map = new MapLibre({
    container,
    style: createStyle(data),
    center: [view.lon, view.lat],
    zoom: glZoom(view.zoom),
    minZoom: glZoom(leastZoom),
    maxZoom: glZoom(mostZoom),
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  // The frame round it has the focus, the name and the keys.
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  canvas.ariaHidden = 'true';
  map.on('move', ({ originalEvent }) => {
    const { lat, lng } = map.getCenter();
    onMove({ lat, lon: lng, zoom: map.getZoom() + 1 }, originalEvent !== undefined);
  });
  map.on('webglcontextlost', onLost);
  let goal: View | undefined;
  map.on('moveend', () => (goal = undefined));
  return {
    drawn: new Promise((resolve) => map.once('load', () => resolve())),
    overlay: map.getCanvasContainer(),
    moveTo: (to, calm) => {
      const { lat, lon, zoom } = to;
      const camera = { center: [lon, lat] as [number, number], zoom: glZoom(zoom) };
      if (calm) map.jumpTo(camera);
      else {
        map.easeTo({ ...camera, duration: stepDuration });
        // After that call: it ends the move before.
        goal = to;
      }
    },
    findGoal: () => goal,
    remove: () => map.remove(),
  };
};
