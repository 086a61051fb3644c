import { darker, lighter, mix } from './colour.ts';
import { type Season } from './light.ts';
import { type View } from './perspective.ts';
import { type Random } from './random.ts';
import { type Floor, herringbone, planks, tiles } from './room-floor.ts';
import { rect, SHADE, type Sheet } from './svg.ts';

export interface Shell {
  view: View;
  sheet: Sheet;
  rng: Random;
  width: number;
  height: number;
  depth: number;
  wall: string;
  /** The far wall's own colour. */
  painted: string;
  accent: string;
  wood: string;
  season: Season;
  evening: boolean;
}

/** Ceiling, three walls and the floor: three planes of light. */
export const drawShell = (shell: Shell, floor: Floor, tone = '#d8d2c5'): string => {
  const { view, sheet, width, height, depth, wall, painted, wood } = shell;
  const l = -width / 2;
  const r = width / 2;
  const near = 0.3;
  let out = rect(0, 0, 1600, 1200, darker(wall, 0.2));
  out += view.quad(
    [
      [l, height, near],
      [r, height, near],
      [r, height, depth],
      [l, height, depth],
    ],
    lighter(mix(wall, '#ffffff', 0.6), 0.2),
  );
  out += view.quad(
    [
      [l, height, near],
      [r, height, near],
      [r, height, depth],
      [l, height, depth],
    ],
    sheet.vertical('ceiling', [
      [0, SHADE, 0.16],
      [1, SHADE, 0.02],
    ]),
  );
  out +=
    view.quad(
      [
        [l, 0, near],
        [l, height, near],
        [l, height, depth],
        [l, 0, depth],
      ],
      darker(wall, 0.2),
    ) +
    view.quad(
      [
        [l, 0, near],
        [l, height, near],
        [l, height, depth],
        [l, 0, depth],
      ],
      sheet.gradient('left', 'x1="0" y1="0" x2="1" y2="0"', [
        [0, SHADE, 0.22],
        [1, SHADE, 0],
      ]),
    );
  out +=
    view.quad(
      [
        [r, 0, near],
        [r, height, near],
        [r, height, depth],
        [r, 0, depth],
      ],
      lighter(wall, 0.22),
    ) +
    view.quad(
      [
        [r, 0, near],
        [r, height, near],
        [r, height, depth],
        [r, 0, depth],
      ],
      sheet.gradient('right', 'x1="0" y1="0" x2="1" y2="0"', [
        [0, '#fff2d8', 0.05],
        [1, SHADE, 0.16],
      ]),
    );
  out +=
    view.quad(
      [
        [l, 0, depth],
        [r, 0, depth],
        [r, height, depth],
        [l, height, depth],
      ],
      painted,
    ) +
    view.quad(
      [
        [l, 0, depth],
        [r, 0, depth],
        [r, height, depth],
        [l, height, depth],
      ],
      sheet.gradient('back', 'x1="0" y1="0" x2="1" y2="0.3"', [
        [0, SHADE, 0.12],
        [0.5, '#fff2d8', 0.16],
        [1, SHADE, 0.04],
      ]),
    );
  out += view.quad(
    [
      [l, 0, near],
      [r, 0, near],
      [r, 0, depth],
      [l, 0, depth],
    ],
    darker(wood, 0.15),
  );
  out +=
    floor === 'planks'
      ? planks(shell)
      : floor === 'herringbone'
        ? herringbone(shell)
        : tiles(shell, floor === 'checker', floor === 'checker' ? 0.3 : 0.6, tone);
  out += view.quad(
    [
      [l, 0, near],
      [r, 0, near],
      [r, 0, depth],
      [l, 0, depth],
    ],
    sheet.vertical('floor-wash', [
      [0, SHADE, 0.24],
      [0.4, SHADE, 0.04],
      [1, SHADE, 0.14],
    ]),
  );
  const skirting = lighter(wall, 0.75);
  out +=
    view.quad(
      [
        [l, 0, depth],
        [r, 0, depth],
        [r, 0.14, depth],
        [l, 0.14, depth],
      ],
      skirting,
    ) +
    view.quad(
      [
        [l, 0, near],
        [l, 0.14, near],
        [l, 0.14, depth],
        [l, 0, depth],
      ],
      darker(skirting, 0.22),
    ) +
    view.quad(
      [
        [r, 0, near],
        [r, 0.14, near],
        [r, 0.14, depth],
        [r, 0, depth],
      ],
      skirting,
    );
  out += view.quad(
    [
      [l, height - 0.1, depth],
      [r, height - 0.1, depth],
      [r, height, depth],
      [l, height, depth],
    ],
    lighter(wall, 0.6),
  );
  return out;
};
