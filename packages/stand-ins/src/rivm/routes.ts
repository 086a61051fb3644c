import { createRandom } from '@binnen/demo-data/dataset/random';
import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import type { Overrides } from '../control/overrides.ts';

/** A layer's value for a square: noise in dB, where 0 is not mapped and 128 no data; floods in classes of 1 to 6. */
const layers: Record<string, (random: ReturnType<typeof createRandom>) => number> = {
  rivm_Geluid_lden_wegverkeer_actueel: (random) =>
    random.chance(0.05) ? 128 : Math.round((44 + random.next() * 19) * 10) / 10,
  rivm_Geluid_lden_treinverkeer_actueel: (random) =>
    random.chance(0.55) ? 0 : Math.round((38 + random.next() * 22) * 10) / 10,
  '20231201_kans_overstroming': (random) =>
    random.weighted([
      [1, 55],
      [2, 12],
      [3, 22],
      [4, 9],
      [5, 2],
    ]),
};

const complain = (code: string): string =>
  `<?xml version='1.0' encoding="UTF-8"?><ServiceExceptionReport version="1.3.0"><ServiceException code="${code}"/></ServiceExceptionReport>`;

/** RIVM's map service, WMS 1.3.0: noise and floods at a point of the national grid, in squares of 100 metres. */
export const createRivm = (overrides: () => ReturnType<Overrides['of']>) => {
  const app = new Hono<StandInEnv>();
  app.get('/geo/alo/wms', (c) => {
    const { request, layers: layer = '', bbox = '', crs } = c.req.query();
    const refuse = (code: string) => c.body(complain(code), 200, { 'content-type': 'text/xml' });
    const draw = layers[layer];
    if (request !== 'GetFeatureInfo' || !draw) return refuse('LayerNotDefined');
    const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
    if (crs !== 'EPSG:28992' || !(east > west && north > south)) return refuse('InvalidParameterValue');
    const square = [west + east, south + north].map((twice) => Math.floor(twice / 200));
    const GRAY_INDEX = draw(createRandom(layer, ...square));
    return c.json({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', id: '', geometry: null, properties: { GRAY_INDEX, ...overrides().get(layer) } },
      ],
    });
  });
  return app;
};
