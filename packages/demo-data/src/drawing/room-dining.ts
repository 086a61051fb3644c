import { drawChair, drawTable } from './furniture.ts';
import { drawPendant } from './lamps.ts';
import { drawPlant } from './plant.ts';
import { FABRICS } from './room-living.ts';
import { drawBackWindow, drawSunlight } from './room-window.ts';
import { drawShell, type Shell } from './room-shell.ts';

export const drawDining = (shell: Shell, onTable: (shell: Shell) => string): string => {
  const { view, sheet, rng, depth, evening } = shell;
  let out = drawShell(shell, 'herringbone');
  out +=
    drawBackWindow(shell, -1.4, 0.75, 2.5, 1.5, rng.pick(FABRICS), 3) +
    drawPlant(view, rng, 2.1, depth - 0.45, 1.6) +
    drawSunlight(shell, 2, 2.4);
  for (const x of [-0.95, 0.35]) out += drawChair(view, x, 2.95, '#a9794e', false);
  out += drawTable(view, -1.25, 2, 2.4, 1, 0.76, '#b58a60', 0.06) + onTable(shell);
  for (const x of [-0.8, 0.25]) out += drawChair(view, x, 1.55, '#8f6a48', true);
  return out + drawPendant(view, sheet, -0.05, 1.75, 2.5, shell.height, 0.6, '#0e5450', evening);
};
