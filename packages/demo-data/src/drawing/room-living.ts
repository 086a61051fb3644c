import { drawBookcase } from './bookcase.ts';
import { darker, mix } from './colour.ts';
import { drawRoundTable, drawRug, drawSofa, drawTable } from './furniture.ts';
import { drawFloorLamp, drawPendant } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { drawBackWindow, drawSunlight } from './room-window.ts';
import { drawPainting } from './painting.ts';
import { drawShell, type Shell } from './room-shell.ts';
import { vase } from './still-life.ts';

export const FABRICS = ['#d8d2c4', '#c8b79a', '#b7c1bb', '#c7a98c', '#e6dfd0'] as const;

export const drawLiving = (shell: Shell): string => {
  const { view, sheet, rng, depth, width, accent, evening } = shell;
  let out = drawShell(shell, rng.pick(['herringbone', 'planks', 'herringbone']));
  const flip = rng.chance(0.5);
  const winX = flip ? -0.1 : -2.1;
  const winW = 2.2;
  out += drawBackWindow(shell, winX, 0.55, winW, 1.75, rng.pick(FABRICS), 3);
  const caseX = flip ? -2.35 : 0.95;
  if (rng.chance(0.55))
    out += drawBookcase(
      view,
      rng,
      caseX,
      depth - 0.32,
      1.3,
      rng.pick([2.2, 1.5]),
      rng.pick(['#b58a60', '#e6dfd0', darker(accent, 0.1)]),
    );
  else
    out +=
      drawPainting(shell, caseX + 0.1, 1.15, 1.05, 0.85) +
      view.cast(caseX, depth - 0.42, 1.3, 0.4, 0.15) +
      view.box(caseX, 0.18, depth - 0.42, 1.35, 0.55, 0.4, '#a9794e') +
      vase(shell, caseX + 0.3, 0.73, depth - 0.25);
  out += drawSunlight(shell, 2.2, 2.2);
  out += drawRug(view, rng, -1.6, 1.7, 3.2, 2);
  out += drawPlant(
    view,
    rng,
    flip ? width / 2 - 0.35 : -width / 2 + 0.35,
    depth - 0.45,
    rng.between(1.4, 1.9),
  );
  out += drawFloorLamp(view, sheet, flip ? -1.75 : 1.62, 3.55, '#efe6d6', evening);
  out += drawSofa(
    view,
    rng,
    -1.15,
    2.95,
    2.35,
    rng.pick([accent, mix(accent, '#8fa39c', 0.5), '#b7ad9c', '#8d6a52']),
  );
  out += rng.chance(0.5)
    ? drawRoundTable(view, 0.05, 2.2, 0.46, 0.4, '#a9794e') + vase(shell, 0.1, 0.4, 2.25)
    : drawTable(view, -0.5, 1.95, 1.1, 0.6, 0.4, '#9c7048') +
      vase(shell, 0.2, 0.4, 2.3) +
      view.box(-0.3, 0.4, 2.1, 0.3, 0.03, 0.22, '#a8412b') +
      view.box(-0.28, 0.43, 2.12, 0.26, 0.03, 0.18, '#efe6d6');
  out += armchair(shell, flip ? 1.25 : -2.05, 1.55, rng.pick(['#c99a4a', '#a8412b', '#e0d5c0', '#5d7a78']));
  return (
    out +
    drawPendant(
      view,
      sheet,
      0.1,
      2.1,
      2.6,
      shell.height,
      0.55,
      rng.pick(['#e9e0cf', '#2b3a3c', '#c99a4a']),
      evening,
    )
  );
};

const armchair = ({ view }: Shell, x: number, z: number, colour: string) =>
  view.cast(x, z, 0.78, 0.75, 0.25, 0.26) +
  view.box(x + 0.08, 0.2, z + 0.1, 0.62, 0.2, 0.6, darker(colour, 0.15), 0.06) +
  view.box(x, 0.24, z + 0.1, 0.14, 0.36, 0.6, colour, 0.06) +
  view.box(x + 0.64, 0.24, z + 0.1, 0.14, 0.36, 0.6, colour, 0.06) +
  view.box(x + 0.06, 0.3, z, 0.66, 0.55, 0.14, colour, 0.09) +
  view.box(x + 0.1, 0, z + 0.04, 0.05, 0.2, 0.05, '#5a4030') +
  view.box(x + 0.62, 0, z + 0.04, 0.05, 0.2, 0.05, '#5a4030');
