import type { OfferMap } from '@binnen/contracts/property';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { GlMap } from './gl-map.browser.ts';
import type { View } from './projection.ts';

const canDraw = (): boolean => {
  // Half a megabyte of script is no way to save data.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return false;
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser has only so many.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

/**
 * MapLibre in `container`, once it is loaded and has drawn; null before, and for good where there is no WebGL: then the
 * map draws its own ground.
 */
export const useGlMap = (
  container: RefObject<HTMLElement | null>,
  data: OfferMap,
  view: View,
  onMove: (view: View, byVisitor: boolean) => void,
): GlMap | null => {
  const [map, setMap] = useState<GlMap | null>(null);
  const hear = useEffectEvent(onMove);
  const readLatest = useEffectEvent(() => ({ data, view }));
  useEffect(() => {
    if (!canDraw()) return;
    let made: GlMap | undefined;
    let gone = false;
    const start = async () => {
      const { createGlMap } = await import(/* webpackChunkName: "map-gl" */ './gl-map.browser.ts');
      if (gone || !container.current) return;
      made = createGlMap({
        container: container.current,
        ...readLatest(),
        onMove: hear,
        onLost: () => setMap(null),
      });
      await made.drawn;
      if (gone) return;
      made.moveTo(readLatest().view, true);
      setMap(made);
    };
    // Without it the map draws its own ground.
    start().catch((error: unknown) => console.warn('The map is drawn without WebGL:', error));
    return () => {
      gone = true;
      made?.remove();
    };
    // The ground is the same for every list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data.tegels]);
  return map;
};
