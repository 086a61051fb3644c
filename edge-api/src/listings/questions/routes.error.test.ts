import type { Archive } from '@binnen/contracts/property';
import type { Problem } from '@binnen/contracts/problem';
import { afterEach, expect, test } from 'vitest';
import { ask, askJson } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';

const { UPSTREAMS } = bindings;
afterEach(() => fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' }));

test.each([
  ['/objects/archive/?limit=0', 'limit'],
  ['/objects/archive/?limit=101', 'limit'],
  ['/objects/archive/?limit=-2', 'limit'],
  ['/objects/archive/?limit=abc', 'limit'],
  ['/objects/archive/?offset=-1', 'offset'],
  ['/objects/archive/?offset=99999999999999999999', 'offset'],
  ['/objects/archive/?sort=transactieprijs', 'sort'],
  ['/objects/archive/?soort=ruilen', 'soort'],
  ['/objects/archive/?prijstot=1e9', 'prijstot'],
  [`/objects/archive/?searchquery=${'a'.repeat(10_000)}`, 'searchquery'],
  ['/google/radius/?address=Deventer&radius=-5', 'radius'],
  ['/google/radius/?address=Deventer&radius=1000', 'radius'],
  ['/google/radius/?address=Deventer', 'radius'],
  ['/google/radius/?radius=5', 'address'],
  ['/realworks/objects?aantal=101', 'aantal'],
  ['/realworks/objects?aantal=0', 'aantal'],
  ['/realworks/objects?aantal=-5', 'aantal'],
  ['/realworks/objects?aantal=veel', 'aantal'],
  ['/wonen/v1/objecten?aantal=99999999999', 'aantal'],
  ['/wonen/v1/objecten?type=%3Cb%3E', 'type'],
  ['/objects/archive/?limit=99999999999', 'limit'],
  ['/objects/archive/?offset=twaalf', 'offset'],
  ['/objects/archive/?sort=%27%3B--', 'sort'],
  ['/objects/archive/?status=%3Cb%3E', 'status'],
  ['/objects/archive/?ids=1,x', 'ids'],
  ['/objects/archive/?plaats=../etc', 'plaats'],
  ['/objects/map/?vak=1,2,3', 'vak'],
  ['/objects/map/?vak=1,2,3,', 'vak'],
  ['/objects/map/?vak=52.3,6,52.2,6.2', 'vak'],
  ['/objects/map/?gebied=52.25-6.16_52.26-6.17', 'gebied'],
  ['/objects/archive/?gebied=52.25,6.16_52.26,6.17_52.25,6.18', 'gebied'],
  [`/objects/archive/?gebied=${Array.from({ length: 61 }, () => '52.25-6.16').join('_')}`, 'gebied'],
  ['/objects/archive/?gebied=52.25-6.16_52.26-6.17_NaN-6.18', 'gebied'],
  ['/objects/map/?radius=-1', 'radius'],
  [`/objects/suggest/?q=${'a'.repeat(10_000)}`, 'q'],
  [`/google/radius/?radius=5&address=${'a'.repeat(10_000)}`, 'address'],
  ['/google/radius/?address=Deventer&radius=ver', 'radius'],
  ['/realworks/objects?vanaf=x', 'vanaf'],
  ['/realworks/objects?status=te%20koop', 'status'],
  ['/realworks/objects?status=BESCHIKBAAR&status=%3Cb%3E', 'status'],
  ['/content/socials?refresh_cache=1', 'refresh_cache'],
  ['/content/blogs?refresh_cache=ja', 'refresh_cache'],
  ['/wp-json/wp/v2/posts?per_page=101', 'per_page'],
  ['/wp-json/wp/v2/posts?page=9999', 'page'],
  ['/mg/streetview/?location=1,2', 'location'],
  ['/mg/streetview/?location=52.2636,6.1415&size=9x9', 'size'],
  ['/images/get/?url=', 'url'],
  ['/images/get/?url=%2Fimages%2Fdirectus%2Fa.jpg&volgnummer=x', 'volgnummer'],
  ['/images/get/?url=%2Fimages%2Fdirectus%2Fa.jpg&thumbnail=foo', 'thumbnail'],
  ['/images/directus/a.jpg?resize=9', 'resize'],
])('%s is refused, and the answer names %s', async (path, field) => {
  const response = await ask(path);
  const body = (await response.json()) as Problem;
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(body.code).toBe('invalid-parameter');
  expect(body.errors?.map((error) => error.field)).toContain(field);
});

test.each(['.*', '(x+)+$', '<script>alert(1)</script>', '%00', '\\', '🏠', "' OR 1=1 --"])(
  'a question of %s is a question like any other',
  async (question) => {
    const response = await ask(`/objects/archive/?searchquery=${encodeURIComponent(question)}`);
    expect(response.status).toBe(200);
    expect(((await response.json()) as Archive).paginering.totaalAantal).toBe(0);
  },
);

test('an unknown status has no homes', async () => {
  const found = await askJson<Archive>('/objects/archive/?status=IETS_NIEUWS');
  expect(found).toMatchObject({ resultaten: [], paginering: { totaalAantal: 0, volgende: null } });
});

test('a page beyond the end is empty, not an error', async () => {
  const page = await askJson<Archive>('/objects/archive/?offset=100000&limit=12');
  expect(page.resultaten).toEqual([]);
  expect(page.paginering.volgende).toBeNull();
});

test.each([
  ['/objects/atlantis/brink-1', 'city-not-found'],
  ['/objects/deventer/brink-99999', 'address-not-found'],
  ['/objects/posterenk/nergens-1', 'address-not-found'],
  ['/google/radius/?address=xyzzyxyzzy&radius=5', 'address-not-found'],
])('%s answers 404 %s', async (path, code) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(((await response.json()) as Problem).code).toBe(code);
});

const stopRegister = () =>
  fetch(`${UPSTREAMS}/_faults`, {
    method: 'PUT',
    body: JSON.stringify({ service: 'pdok', status: 503 }),
  });

test('a radius search works without the address register where our own homes know the place', async () => {
  await stopRegister();
  const response = await ask('/google/radius/?address=Keulenstraat&radius=2');
  expect(response.status).toBe(200);
});

test('a radius search that only the address register can answer is a 503 without it, not an unknown address', async () => {
  await stopRegister();
  const response = await ask('/google/radius/?address=xyzzyxyzzz&radius=5');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(((await response.json()) as Problem).code).toBe('upstream-unavailable');
});
