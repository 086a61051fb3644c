import type { PictureSpec } from '../picture-spec.ts';
import { drawFacade } from '../facade.ts';
import { drawGarden } from '../garden.ts';
import type { Sheet } from '../svg.ts';
import { drawBrink } from './brink.ts';
import { drawEnergy } from './energie.ts';
import { drawRiver } from './ijssel.ts';
import { drawMap } from './kaart.ts';
import { drawOffice } from './kantoor.ts';
import { drawKeys } from './sleutels.ts';
import { drawMortgage } from './hypotheek.ts';
import { drawMoving } from './verhuizing.ts';
import { drawRenovation } from './verbouwing.ts';
import { drawViewing } from './bezichtiging.ts';

type Detail = Record<string, string | number>;
interface Scene {
  draw: (spec: PictureSpec, sheet: Sheet) => string;
  detail: Detail;
}

const SCENES: Record<string, Scene> = {
  kantoor: { draw: drawOffice, detail: { light: 'schemer', season: 'zomer' } },
  ijssel: { draw: drawRiver, detail: { light: 'ochtend', season: 'zomer' } },
  brink: { draw: drawBrink, detail: { light: 'middag', season: 'zomer' } },
  sleutels: { draw: drawKeys, detail: { light: 'ochtend' } },
  verhuizing: { draw: drawMoving, detail: { light: 'middag' } },
  energie: { draw: drawEnergy, detail: { light: 'middag', season: 'lente', bouwjaar: 1974 } },
  hypotheek: { draw: drawMortgage, detail: { light: 'ochtend' } },
  verbouwing: { draw: drawRenovation, detail: { light: 'middag' } },
  bezichtiging: { draw: drawViewing, detail: { light: 'middag' } },
  kaart: { draw: drawMap, detail: { light: 'middag' } },
  tuin: { draw: drawGarden, detail: { season: 'zomer', bouwjaar: 1931 } },
  winterstraat: {
    draw: drawFacade,
    detail: { type: 'herenhuis', bouwjaar: 1900, season: 'winter', light: 'avond' },
  },
  voorjaar: {
    draw: drawFacade,
    detail: { type: 'tussenwoning', bouwjaar: 1931, season: 'lente', light: 'ochtend' },
  },
};

const find = (spec: PictureSpec): Scene => SCENES[String(spec.detail?.theme)] ?? (SCENES.kantoor as Scene);

/** The season, hour and house that a theme asks for, unless the spec says otherwise. */
export const sceneHour = (spec: PictureSpec): Detail => find(spec).detail;

export const drawScene = (spec: PictureSpec, sheet: Sheet): string => find(spec).draw(spec, sheet);
