import sharp from 'sharp';
import { drawFacade } from './facade.ts';
import { drawGarden } from './garden.ts';
import { gradeSvg, parseLight, parseSeason } from './light.ts';
import type { PictureSpec } from './picture-spec.ts';
import { drawPlan } from './plan.ts';
import { drawPortrait } from './portrait.ts';
import { drawRoom } from './room.ts';
import { drawScene, sceneHour } from './scene/scene.ts';
import { drawStreet } from './street.ts';
import { createSheet } from './svg.ts';

export type { PictureSpec } from './picture-spec.ts';

const KINDS = {
  facade: drawFacade,
  room: drawRoom,
  garden: drawGarden,
  plan: drawPlan,
  portrait: drawPortrait,
  street: drawStreet,
  scene: drawScene,
};

/** The picture as SVG text: 1600 × 1200, a portrait 1200 × 1600. */
export const drawSvg = (asked: PictureSpec): string => {
  const spec =
    asked.kind === 'scene' ? { ...asked, detail: { ...sceneHour(asked), ...asked.detail } } : asked;
  const sheet = createSheet();
  const content = KINDS[spec.kind](spec, sheet).replaceAll(' />', '/>');
  const [w, h] = spec.kind === 'portrait' ? [1200, 1600] : [1600, 1200];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${sheet.definitions()}${content}</svg>`;
  if (spec.kind === 'plan' || spec.kind === 'portrait') return svg;
  const light = parseLight(spec.detail?.light, 'middag');
  return gradeSvg(
    svg,
    spec.kind === 'room' && light === 'avond' ? 'lamplicht' : light,
    parseSeason(spec.detail?.season, 'zomer'),
  );
};

/** The picture as a JPEG of this width; 4:3, a portrait 3:4. */
export const drawPicture = async (spec: PictureSpec, { width = 1600 } = {}): Promise<Buffer> =>
  sharp(Buffer.from(drawSvg(spec)))
    .resize({ width })
    .jpeg({ mozjpeg: true, quality: 82 })
    .toBuffer();
