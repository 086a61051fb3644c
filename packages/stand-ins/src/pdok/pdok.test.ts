import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { now, useStandIns } from '../../test/stand-ins.ts';
import { createDataset } from '@binnen/demo-data/dataset/dataset';
import { knownPlaces } from '@binnen/demo-data/dataset/places';
import { streets } from '@binnen/demo-data/dataset/streets';

const { get } = useStandIns();
const base = '/pdok/bzk/locatieserver/search/v3_1';

type Doc = Record<string, string | number>;
const ask = async (endpoint: string, query: Record<string, string>): Promise<Doc[]> => {
  const response = await get(`${base}/${endpoint}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  const { response: found } = (await response.json()) as { response: { numFound: number; docs: Doc[] } };
  expect(found.docs.length).toBeLessThanOrEqual(found.numFound);
  return found.docs;
};
const lookUp = (postcode: string, number: number): Promise<Doc[]> =>
  ask('free', { q: `postcode:${postcode} and huisnummer:${number}`, fq: 'type:adres', rows: '100' });

describe('postcode look-up', () => {
  it('answers in the service’s format, absent fields left out', async () => {
    const [first] = await lookUp('7418ET', 19);
    expect(first).toMatchObject({
      type: 'adres',
      straatnaam: 'Keulenstraat',
      huisnummer: 19,
      postcode: '7418ET',
      woonplaatsnaam: 'Deventer',
      woonplaatscode: '2856',
      gemeentenaam: 'Deventer',
      centroide_ll: expect.stringMatching(/^POINT\(6\.\d+ 52\.\d+\)$/),
      centroide_rd: expect.stringMatching(/^POINT\(2\d{5}\.\d+ 47\d{4}\.\d+\)$/),
    });
    expect(first).not.toHaveProperty('huisletter');
    expect(first).not.toHaveProperty('huisnummertoevoeging');
  });

  it('knows any number from 1 to 200 of a street, each with its own point', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...streets),
        fc.integer({ min: 1, max: 200 }),
        async ({ postcode, straat }, number) => {
          const found = await lookUp(postcode, number);
          expect(found.length).toBeGreaterThan(0);
          expect(found[0]).toMatchObject({ postcode, huisnummer: number });
          expect(found.map(({ straatnaam }) => straatnaam)).toContain(straat);
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has the examples: two, four, and none without an addition', async () => {
    expect((await lookUp('7412BE', 12)).map(({ huis_nlt }) => huis_nlt)).toEqual(['12', '12A']);
    expect((await lookUp('7418ET', 19)).map(({ huis_nlt }) => huis_nlt)).toEqual(['19', '19A', '19B', '19C']);
    const flats = await lookUp('7411LP', 8);
    expect(flats.map(({ huisnummertoevoeging }) => huisnummertoevoeging)).toEqual(['1', '2', '3', '4']);
  });

  it.each([
    ['7418ET', 0],
    ['7418ET', 201],
    ['9999ZZ', 1],
  ])('knows nothing of %s %i', async (postcode, number) => {
    expect(await lookUp(postcode, number)).toEqual([]);
  });

  it('knows the homes on offer, with their letters and coordinates', async () => {
    const dataset = createDataset({ size: 440, now });
    const hamlet = dataset.addresses.filter(({ street }) => street.plaats !== street.woonplaats);
    const lettered = dataset.addresses.filter(({ addition }) => /^[A-C]?$/.test(addition));
    for (const { street, number, addition, lat, lon } of [...hamlet.slice(0, 6), ...lettered.slice(0, 60)]) {
      const found = await lookUp(street.postcode, number);
      const own = found.find(({ huisletter = '' }) => addition.startsWith(String(huisletter)));
      expect(own, `${street.straat} ${number}${addition}`).toMatchObject({
        centroide_ll: `POINT(${lon} ${lat})`,
      });
    }
  });

  it('names the neighbourhood of an address, also for a hamlet', async () => {
    expect((await lookUp('7418ET', 19))[0]).toMatchObject({ buurtnaam: 'Bergweide' });
    expect((await lookUp('7384DL', 20))[0]).toMatchObject({ woonplaatsnaam: 'Wilp', buurtnaam: 'Wilp' });
    expect((await lookUp('7384DL', 120))[0]).toMatchObject({
      woonplaatsnaam: 'Wilp',
      buurtnaam: 'Posterenk',
    });
  });
});

describe('geocoding', () => {
  it.each(knownPlaces.map(({ naam, lat, lon }) => [naam, lat, lon] as const))(
    'finds %s',
    async (naam, lat, lon) => {
      const [found] = await ask('free', { q: naam, rows: '1', fq: 'type:(gemeente OR woonplaats OR buurt)' });
      const [, x, y] = /POINT\((\S+) (\S+)\)/.exec(String(found?.['centroide_ll'])) ?? [];
      expect(Math.abs(Number(y) - lat)).toBeLessThan(0.06);
      expect(Math.abs(Number(x) - lon)).toBeLessThan(0.06);
    },
  );

  it('finds a street, a postcode and an address, however they are typed', async () => {
    const names = async (q: string) => (await ask('free', { q })).map(({ weergavenaam }) => weergavenaam);
    expect((await names('keulenstraat'))[0]).toBe('Keulenstraat, Deventer');
    expect((await names('7418 et'))[0]).toBe('Keulenstraat, 7418ET Deventer');
    expect(await names('Keulenstraat 19a, Deventer')).toEqual(['Keulenstraat 19A, 7418ET Deventer']);
    expect((await names('7418ET 19'))[0]).toBe('Keulenstraat 19, 7418ET Deventer');
    expect((await names('marienheem'))[0]).toContain('Mariënheem');
    expect(await names('nergenshuizen')).toEqual([]);
  });

  it('sends the fields that are asked for', async () => {
    expect(await ask('free', { q: 'Olst', rows: '1', fl: 'type weergavenaam' })).toEqual([
      { type: 'woonplaats', weergavenaam: 'Olst, Olst-Wijhe, Overijssel' },
    ]);
  });

  it('suggests, and looks up what it suggested', async () => {
    const [first] = await ask('suggest', { q: 'Schalk', rows: '3' });
    expect(first?.['weergavenaam']).toBe('Schalkhaar, Deventer, Overijssel');
    expect(await ask('lookup', { id: String(first?.['id']) })).toMatchObject([
      { woonplaatsnaam: 'Schalkhaar' },
    ]);
    const raw = await (await get(`${base}/suggest?q=Schalk`)).json();
    expect(raw).toHaveProperty('highlighting');
    expect(raw).toHaveProperty('spellcheck');
  });

  it('finds what is nearest to a point', async () => {
    const [nearest] = await ask('reverse', { lat: '52.2544', lon: '6.1641', type: 'woonplaats', rows: '1' });
    expect(nearest).toMatchObject({
      weergavenaam: 'Deventer, Deventer, Overijssel',
      afstand: expect.any(Number),
    });
    expect(
      (await ask('reverse', { lat: '52.26144', lon: '6.145874', rows: '1' }))[0]?.['weergavenaam'],
    ).toMatch(/^Boxbergerweg/);
  });

  it.each(['free?foo=1', 'free?rows=x&q=a', 'reverse?lat=52', 'suggest?bar=1'])(
    'refuses %s',
    async (path) => {
      expect((await get(`${base}/${path}`)).status).toBe(400);
    },
  );
});
