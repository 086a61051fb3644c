import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { get } = useStandIns({ objects: 1 });
const key = 'key=local-streetview-key';

it.each(['/streetview', '/streetview/maps/api/streetview'])('shows a street at %s', async (base) => {
  const response = await get(`${base}?size=300x150&location=52.2636,6.1415&${key}`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([300, 150]);
});

it('says whether there is a picture', async () => {
  const ask = async (query: string) => (await get(`/streetview/metadata?${query}`)).json();
  expect(await ask(`location=52.26,6.14&${key}`)).toMatchObject({
    status: 'OK',
    location: { lat: 52.26, lng: 6.14 },
  });
  expect(await ask(`location=0,0&${key}`)).toEqual({ status: 'ZERO_RESULTS' });
  expect(await ask(key)).toEqual({ status: 'INVALID_REQUEST' });
  expect(await ask('location=52.26,6.14&key=wrong')).toMatchObject({ status: 'REQUEST_DENIED' });
});

it('refuses a wrong key, a size that is too large, and a place where nobody drove', async () => {
  const status = async (query: string) => (await get(`/streetview?${query}`)).status;
  expect(await status('size=300x150&location=52.26,6.14&key=wrong')).toBe(403);
  expect(await status(`size=900x150&location=52.26,6.14&${key}`)).toBe(400);
  expect(await status(`size=300x150&${key}`)).toBe(400);
  expect(await status(`size=300x150&location=0,0&return_error_code=true&${key}`)).toBe(404);
});
