import { afterEach, expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { failUpstream, restoreContent } from '../../../test/content.ts';
import { findNearby } from './nearby.ts';

afterEach(restoreContent);

const say = async (key: string, fields: object) => {
  const path = `${bindings.UPSTREAMS}/_data/overpass/elementen/${key}`;
  expect((await fetch(path, { method: 'PUT', body: JSON.stringify(fields) })).status).toBe(200);
};
const deventer = { lat: 52.2521, lon: 6.158 };

test('a home has the nearest of each kind by name; one without a name, a museum and a specialist are none of them', async () => {
  const found = await findNearby(bindings, deventer);
  expect(found['station']).toEqual({ naam: 'Deventer', meter: expect.any(Number) });
  expect(found['station']?.meter).toBeGreaterThan(500);
  expect(found['station']?.meter).toBeLessThan(700);
  expect(found['supermarkt']?.naam).toMatch(/^Buurtsuper /);
  expect(found['school']?.naam).toMatch(/^School /);
  expect(found['huisarts']?.naam).toMatch(/^Huisartsen /);
  await say(found['huisarts']?.naam ?? '', { 'healthcare:speciality': 'dermatology' });
  await say('Deventer', { usage: 'tourism' });
  const second = await findNearby(bindings, deventer);
  expect(second['huisarts']?.naam).not.toBe(found['huisarts']?.naam);
  expect(second['station']?.naam).toBe('Deventer Colmschate');
  // Beside Beekbergen's museum line.
  expect((await findNearby(bindings, { lat: 52.159, lon: 5.989 }))['station']?.naam).toBe(
    'Apeldoorn De Maten',
  );
});

test('what lies elsewhere or out of reach is not near, and an answer in part is none', async () => {
  expect(await findNearby(bindings, { lat: 53.4, lon: 6.8 })).toEqual({});
  await failUpstream({ service: 'overpass', elsewhere: true });
  expect(await findNearby(bindings, deventer)).toEqual({});
  await restoreContent();
  await say('antwoord', {
    elements: [],
    remark: 'runtime error: Query timed out in "query" at line 1 after 11 seconds.',
  });
  await expect(findNearby(bindings, deventer)).rejects.toThrow('answered in part');
});
