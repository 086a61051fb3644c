import { baseFor, scaleFor, type FacadeScene, type Row } from './facade-scene.ts';
import { drawHouse } from './house.ts';
import { houseHeight } from './house-spec.ts';
import { isGable, styleOf, type HouseStyle } from './house-style.ts';

const forType = (scene: FacadeScene): HouseStyle => {
  const { type, rng } = scene;
  const year = type === 'grachtenpand' ? Math.min(scene.year, 1840) : scene.year;
  const style = styleOf(year, rng.fork('style'));
  if (type !== 'herenhuis' || year >= 1946) return style;
  return {
    ...style,
    layout: 'axes',
    axes: 3,
    bay: false,
    crown: isGable(style.crown) ? style.crown : 'cornice',
    window: style.window === 'stained' ? 'transom' : style.window,
    upper: style.upper === 'stained' ? 'transom' : style.upper,
    windowHeight: 2.25,
    windowWidth: 1.1,
    groundHeight: 3.7,
    floorHeight: 3.3,
    width: Math.max(style.width, 6.2),
    doorKind: 'panel',
    fanlight: 0.65,
    steps: 2,
    plinth: 'bluestone',
  };
};

/** In an old street every house has its own builder; in a newer row only doors, dormers and panels differ. */
const neighbourStyle = (scene: FacadeScene, style: HouseStyle, side: string): HouseStyle => {
  const rng = scene.rng.fork(side);
  if (style.layout === 'axes')
    return { ...styleOf(Math.min(scene.year, 1915) - 8 + rng.int(-30, 8), rng), layout: 'axes', bay: false };
  return {
    ...style,
    doorColour: styleOf(scene.year, rng).doorColour,
    dormer: rng.chance(0.5),
    solar: style.window !== 'stained' && rng.chance(0.3),
  };
};

/** A terraced, corner or town house between its neighbours, which the frame cuts off. */
export const drawRow = (scene: FacadeScene): Row => {
  const { sheet, rng, storeys, snow, lit } = scene;
  const style = forType(scene);
  const s = scaleFor(houseHeight(style, storeys, style.width), style.width * 1.25);
  const base = baseFor(s);
  const w = style.width * s;
  const corner = scene.type === 'hoekwoning';
  const x = (corner ? 830 : 800 + rng.between(-60, 60)) - w / 2;
  const old = style.layout === 'axes';
  const flip = rng.chance(0.5);
  let markup = '';
  const neighbour = (side: 'l' | 'r', i: number, at: number) => {
    const next = neighbourStyle(scene, style, `${side}${i}`);
    const pick = rng.fork(`${side}-${i}`);
    const nw = (old ? next.width : style.width) * s;
    const floors = old && pick.chance(0.4) ? Math.max(2, storeys - 1) : storeys;
    const mirrored = old ? pick.chance(0.5) : i % 2 ? flip : !flip;
    markup += drawHouse(sheet, pick, {
      x: side === 'l' ? at - nw : at,
      base,
      w: nw,
      scale: s,
      style: next,
      storeys: floors,
      snow,
      flip: mirrored,
      lit,
      chimney: i % 2 === (side === 'l' ? 0 : 1),
    });
    return nw;
  };
  let left = x;
  for (let i = 0; left > 0; i++) left -= neighbour('l', i, left);
  let right = x + w;
  const end = corner ? right : 1600;
  for (let i = 0; right < end; i++) right += neighbour('r', i, right);
  markup += drawHouse(sheet, rng.fork('main'), {
    x,
    base,
    w,
    scale: s,
    style,
    storeys,
    snow,
    flip,
    lit: lit && Math.max(lit, 0.75),
    ends: [false, corner],
  });
  return {
    markup,
    base,
    scale: s,
    left: x,
    right: x + w,
    door: x + w * (flip ? 0.8 : 0.2),
    end: corner,
    ground: old ? 'pavement' : 'hedge',
  };
};
