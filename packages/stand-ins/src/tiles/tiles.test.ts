import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { get } = useStandIns({ objects: 1 });
const layer = '/tiles/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857';

it('draws a square of the base map', async () => {
  const response = await get(`${layer}/12/2118/1345.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([256, 256]);
});

it.each(['/12/4096/0.png', '/25/0/0.png', '/x/0/0.png', '/12/1/1.jpg', '/12/1/-1.png'])(
  'has nothing at %s',
  async (path) => expect((await get(`${layer}${path}`)).status).toBe(404),
);
