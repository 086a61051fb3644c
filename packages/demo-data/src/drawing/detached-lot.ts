import { type FacadeScene } from './facade-scene.ts';
import { type HouseStyle, styleOf } from './house-style.ts';

interface Lot {
  style: HouseStyle;
  width: number;
  storeys: number;
  doorAxis?: number;
  barn?: boolean;
  /** A garage against the right side. */
  garage?: boolean;
  twin?: boolean;
}

const plain = (style: HouseStyle): HouseStyle =>
  style.crown === 'eaves' || style.crown === 'front' || style.crown === 'flat'
    ? style
    : { ...style, crown: 'eaves', dormer: true };

export const lotFor = (scene: FacadeScene): Lot => {
  const rng = scene.rng.fork('lot');
  const style = plain(styleOf(Math.max(scene.type === 'boerderij' ? 1700 : 1860, scene.year), rng));
  const modern = style.window === 'modern';
  const storeys = scene.storeys;
  if (scene.type === 'villa') {
    const crown = modern ? 'flat' : 'hip';
    return {
      style: {
        ...style,
        crown,
        roof: rng.pick(modern ? ['antraciet'] : ['riet', 'rood', 'antraciet', 'leisteen']),
        brick: modern ? rng.pick(['wit', 'grijs', 'zand']) : rng.pick(['wit', 'dertig', 'hanze', 'wit']),
        layout: 'axes',
        axes: 5,
        bay: false,
        windowWidth: modern ? 1.8 : 1.25,
        windowHeight: modern ? 2.3 : 1.95,
        window: modern ? 'modern' : 'georgian',
        upper: modern ? 'modern' : 'georgian',
        roofRise: 3.6,
        groundHeight: 3.5,
        floorHeight: 3.1,
        lintel: modern ? 'none' : 'flat',
        doorKind: modern ? 'modern' : 'double',
        fanlight: modern ? 0 : 0.5,
        steps: 2,
        shutters: !modern && rng.chance(0.6) ? rng.pick(['#1f4a40', '#3c4a52']) : null,
        panel: null,
        timber: false,
        dormer: !modern,
        solar: false,
      },
      width: 12.6,
      storeys,
      doorAxis: 2,
    };
  }
  if (scene.type === 'bungalow') {
    return {
      style: {
        ...style,
        crown: rng.pick(['flat', 'hip', 'flat']),
        roof: rng.pick(['antraciet', 'bruin', 'rood']),
        layout: 'axes',
        axes: 5,
        bay: false,
        window: modern ? 'modern' : 'picture',
        upper: 'picture',
        windowWidth: 2,
        windowHeight: modern ? 2 : 1.5,
        groundHeight: 3,
        roofRise: 1.9,
        lintel: 'none',
        doorKind: modern ? 'modern' : 'glazed',
        fanlight: 0,
        steps: 1,
        shutters: null,
        dormer: false,
        solar: false,
        panel: null,
        bands: false,
        timber: false,
      },
      width: 12.4,
      storeys,
      doorAxis: 2,
      garage: false,
    };
  }
  if (scene.type === 'boerderij') {
    return {
      style: {
        ...style,
        crown: 'hip',
        roof: rng.pick(['riet', 'riet', 'rood']),
        brick: rng.pick(['hanze', 'waal', 'wit']),
        layout: 'axes',
        axes: 6,
        bay: false,
        window: 'georgian',
        upper: 'georgian',
        windowWidth: 1.05,
        windowHeight: 1.35,
        groundHeight: 2.75,
        roofRise: 5,
        lintel: 'flat',
        keystone: false,
        bands: false,
        doorKind: 'panel',
        fanlight: 0.35,
        steps: 1,
        shutters: rng.pick(['#1f4a40', '#23403a', '#34515a']),
        dormer: false,
        solar: false,
        panel: null,
        plinth: 'plaster',
        frame: '#f3efe6',
        sash: '#f3efe6',
        timber: false,
      },
      width: 15.5,
      storeys,
      doorAxis: 1,
      barn: true,
    };
  }
  const twin = scene.type === 'twee-onder-een-kap';
  const wide = {
    ...style,
    layout: 'pair' as const,
    dormer: style.crown === 'eaves' && (style.dormer || twin),
    shutters: null,
  };
  return {
    style: twin && wide.crown === 'front' ? { ...wide, crown: 'eaves' } : wide,
    width: twin ? 6.3 : 7.6,
    storeys,
    garage: !twin,
    twin,
  };
};
