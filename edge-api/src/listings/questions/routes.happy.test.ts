import { ArchiveSchema, CountSchema, PropertySchema, RadiusSchema } from '@binnen/contracts/property';
import { filterNames, filters } from '@binnen/contracts/filters/filters';
import type { Suggestions } from '@binnen/contracts/list-answers';
import type { Archive, Card, OfferMap, Places, Property, Radius } from '@binnen/contracts/property';
import { isSold, offeredStatuses } from '@binnen/contracts/statuses';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, askJson } from '../../../test/ask-api.ts';

let all: Card[] = [];
beforeAll(async () => {
  // Behind the first answer the address register says where the other homes are.
  await ask('/objects/archive/');
  all = (await askJson<Archive>('/objects/archive/?offset=0&limit=-1&sort=-date_created')).resultaten;
});

describe('/objects/archive/', () => {
  test('answers the whole offer, newest first, in the shape of the contract', async () => {
    const body: unknown = await askJson(
      '/objects/archive/?offset=0&limit=-1&searchquery=&sort=-date_created',
    );
    expect(v.is(ArchiveSchema, body)).toBe(true);
    const days = all.map((card) => card.date_created);
    expect(all.length).toBeGreaterThan(100);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('pages through all homes without losing or repeating one', async () => {
    const seen: number[] = [];
    let next: string | null | undefined = '/objects/archive/?limit=12';
    while (next) {
      const page: Archive = await askJson<Archive>(next);
      seen.push(...page.resultaten.map(({ id }) => id));
      next = page.paginering.volgende;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('with "fields=shown" homes have what a card shows, and nothing of the rest', async () => {
    const whole = await askJson<Archive>('/objects/archive/?limit=12&type=woonhuis');
    const bare = await askJson<Archive>('/objects/archive/?limit=12&type=woonhuis&fields=shown');
    expect(v.is(ArchiveSchema, bare)).toBe(true);
    const address = [
      'straat',
      'huisnummer',
      'huisnummertoevoeging',
      'postcode',
      'plaats',
      'slug',
      'citySlug',
    ];
    const price = ['koopprijs', 'huurprijs', 'koopconditie', 'huurconditie', 'prijsvorm', 'prijsverlaging'];
    const traits = [
      'woonoppervlakte',
      'aantalkamers',
      'energieklasse',
      'openhuisdagen',
      'verkocht_op',
      'verkocht_na',
    ];
    const shown = [...address, ...price, ...traits, 'id', 'status', 'subtitle', 'image_alt_text', 'media'];
    const empty = { objectSku: '', buurt: null, objecttype: null, lat: null, lon: null };
    expect(bare.resultaten).toEqual(
      whole.resultaten.map((home) => ({
        ...Object.fromEntries(Object.entries(home).filter(([name]) => shown.includes(name))),
        ...{ ...empty, date_created: '', date_updated: '' },
        etages: [{ aantalSlaapkamers: home.etages.reduce((sum, floor) => sum + floor.aantalSlaapkamers, 0) }],
      })),
    );
  });

  test('with "fields=shown" a plot says that it is one, how large, and names no energy label', async () => {
    const path = '/objects/archive/?limit=-1&type=bouwgrond&verkocht=ook';
    const [whole, bare] = await Promise.all([
      askJson<Archive>(path),
      askJson<Archive>(`${path}&fields=shown`),
    ]);
    const pick = ({ resultaten }: Archive) =>
      resultaten.map(({ objecttype, perceeloppervlakte }) => ({ objecttype, perceeloppervlakte }));
    expect(bare.resultaten.length).toBeGreaterThan(0);
    expect(pick(bare)).toEqual(pick(whole));
    for (const plot of bare.resultaten) {
      expect(plot.perceeloppervlakte).toBeGreaterThan(0);
      expect(plot.energieklasse).toBeNull();
    }
  });

  test('finds a home by its place, address and postcode', async () => {
    const home = all.find((card) => card.slug === 'keulenstraat-19-a')!;
    const questions = [
      'Deventer',
      'Keulenstraat 19A',
      'keulenstraat 19 a deventer',
      home.postcode!,
      home.postcode!.replace(' ', ''),
    ];
    for (const question of questions) {
      const found = await askJson<Archive>(
        `/objects/archive/?limit=-1&searchquery=${encodeURIComponent(question)}`,
      );
      expect(
        found.resultaten.map(({ id }) => id),
        question,
      ).toContain(home.id);
    }
  });

  test('finds a home by its neighbourhood, which the address register knows', async () => {
    const home = all.find((card) => card.buurt)!;
    const question = encodeURIComponent(home.buurt!);
    const found = await askJson<Archive>(`/objects/archive/?limit=-1&searchquery=${question}`);
    expect(found.resultaten.map(({ id }) => id)).toContain(home.id);
  });

  test('limits the homes to a part of the map', async () => {
    const inside = await askJson<Archive>('/objects/archive/?limit=-1&vak=52.2400,6.1000,52.2700,6.2000');
    expect(inside.resultaten.length).toBeGreaterThan(0);
    expect(inside.resultaten.length).toBeLessThan(all.length);
    expect(inside.resultaten.every(({ lat }) => lat! >= 52.24 && lat! <= 52.27)).toBe(true);
    const { punten } = await askJson<OfferMap>('/objects/map/?vak=52.2400,6.1000,52.2700,6.2000');
    expect(punten.map(({ id }) => id).sort()).toEqual(inside.resultaten.map(({ id }) => id).sort());
    // As numbers of a program are written.
    for (const vak of ['52.24,6.1,52.27,6.2', '52.23999999999999,6.1000000000000005,52.27,6.2']) {
      const { resultaten } = await askJson<Archive>(`/objects/archive/?limit=-1&vak=${vak}`);
      expect(resultaten.map(({ id }) => id)).toEqual(inside.resultaten.map(({ id }) => id));
    }
    expect((await askJson<Archive>('/objects/archive/?limit=1&vak=50,3,54,8')).resultaten).toHaveLength(1);
  });

  test('limits the homes to a shape that was drawn, on the list and the map alike, with counts within it', async () => {
    // A triangle of Deventer's rectangle above: west of the line from its lower right to its upper left corner.
    const gebied = '52.2400-6.1000_52.2700-6.1000_52.2400-6.2000';
    const isInside = ({ lat, lon }: Card) =>
      lat !== null &&
      lon !== null &&
      lat > 52.24 &&
      lon > 6.1 &&
      (lat - 52.24) / 0.03 + (lon - 6.1) / 0.1 < 1;
    const inside = await askJson<Archive>(`/objects/archive/?limit=-1&gebied=${gebied}`);
    expect(inside.resultaten.map(({ id }) => id).sort()).toEqual(
      all
        .filter(isInside)
        .map(({ id }) => id)
        .sort(),
    );
    expect(inside.resultaten.length).toBeGreaterThan(0);
    const { punten } = await askJson<OfferMap>(`/objects/map/?gebied=${gebied}`);
    expect(punten.map(({ id }) => id).sort()).toEqual(inside.resultaten.map(({ id }) => id).sort());
    const large = await askJson<Archive>(`/objects/archive/?slaapkamers=3&gebied=${gebied}`);
    expect(large.paginering.totaalAantal).toBe(inside.tellingen?.['slaapkamers']?.['3']);
  });

  test('answers the homes that a visitor kept', async () => {
    const ids = all.slice(3, 6).map(({ id }) => id);
    const kept = await askJson<Archive>(`/objects/archive/?ids=${ids.join(',')},999`);
    expect(kept.resultaten.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  test('answers each of the homes that are named once, in the order that is asked for', async () => {
    const ids = all.slice(3, 6).map(({ id }) => id);
    const named = [...ids.toReversed(), ids[0]].join(',');
    const found = await askJson<Archive>(`/objects/archive/?ids=${named}&sort=-date_created`);
    expect(found.resultaten.map(({ id }) => id)).toEqual(ids);
    expect(found.paginering.totaalAantal).toBe(3);
  });

  test('has no homes around a place that nobody knows, on the map either', async () => {
    const { punten } = await askJson<OfferMap>('/objects/map/?address=qwertyxx&radius=5');
    expect(punten).toEqual([]);
  });

  test('filters, and counts what each choice would leave', async () => {
    const rentals = await askJson<Archive>('/objects/archive/?soort=huur&limit=100');
    expect(rentals.resultaten.length).toBeGreaterThan(0);
    expect(rentals.resultaten.every((card) => (card.koopprijs ?? 0) === 0)).toBe(true);
    const large = await askJson<Archive>('/objects/archive/?soort=koop&slaapkamers=4&limit=1');
    const wider = await askJson<Archive>('/objects/archive/?soort=koop&limit=1');
    expect(large.paginering.totaalAantal).toBe(wider.tellingen!['slaapkamers']!['4']);
    const dear = await askJson<Archive>('/objects/archive/?soort=koop&prijsvan=500000&limit=1');
    expect(dear.paginering.totaalAantal).toBe(wider.tellingen!['prijsvan']!['500000']);
    expect(dear.tellingen!['prijsvan']).toEqual(wider.tellingen!['prijsvan']);
    expect(large.tellingen!['soort']!['huur']).toBeLessThan(rentals.paginering.totaalAantal + 1);
  });

  test.each([
    ['energielabel=B', ({ energieklasse }: Card) => /^[AB]/.test(energieklasse ?? '')],
    ['tuin=ja', ({ buitenruimte }: Card) => buitenruimte?.includes('tuin')],
    ['balkon=ja', ({ buitenruimte }: Card) => buitenruimte?.includes('balkon')],
    ['dakterras=ja', ({ buitenruimte }: Card) => buitenruimte?.includes('dakterras')],
    ['zon=zuid', ({ zonligging }: Card) => zonligging?.includes('zuid')],
    ['bouwjaarvan=2000', ({ bouwjaar }: Card) => Number(bouwjaar) >= 2000],
    ['bouwjaartot=1945', ({ bouwjaar }: Card) => Number(bouwjaar) > 0 && Number(bouwjaar) <= 1945],
    ['verdieping=0', (card: Card) => card.verdieping === 0 && card.objecttype === 'APPARTEMENT'],
    ['verdieping=3', ({ verdieping }: Card) => (verdieping ?? 0) >= 3],
    ['parkeren=garage', ({ parkeren }: Card) => parkeren?.includes('garage')],
    ['parkeren=eigen', ({ parkeren }: Card) => parkeren?.includes('eigen')],
    ['bouwvorm=hoekwoning', ({ soorten }: Card) => soorten?.includes('hoekwoning')],
    ['perceel=500', ({ perceeloppervlakte }: Card) => (perceeloppervlakte ?? 0) >= 500],
  ] as const)(
    '%s answers such homes, all of them and no others, as many as were counted',
    async (filter, fits) => {
      const { resultaten } = await askJson<Archive>(`/objects/archive/?limit=-1&${filter}`);
      expect(resultaten.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
      const [name = '', value = ''] = filter.split('=');
      const { tellingen } = await askJson<Archive>('/objects/archive/?limit=1');
      expect(tellingen?.[name]?.[value]).toBe(resultaten.length);
      expect(resultaten.length).toBeGreaterThan(0);
      expect(resultaten.length).toBeLessThan(all.length);
    },
  );

  test('what a filter asks for is in the cards of the feed: each has homes', async () => {
    const { tellingen = {} } = await askJson<Archive>('/objects/archive/?limit=1');
    const counted = filterNames.filter((name) => filters[name].kept);
    // No home's price was followed long enough here to be reduced.
    expect(counted.filter((name) => !Object.keys(tellingen?.[name] ?? {}).length)).toEqual(['verlaagd']);
  });

  test('a neighbourhood is a filter, in any spelling', async () => {
    const home = all.find((card) => card.buurt)!;
    for (const buurt of [home.buurt!, home.buurt!.toLowerCase()]) {
      const found = await askJson<Archive>(`/objects/archive/?limit=-1&buurt=${encodeURIComponent(buurt)}`);
      expect(found.resultaten.map(({ id }) => id)).toContain(home.id);
      expect(new Set(found.resultaten.map((card) => card.buurt))).toEqual(new Set([home.buurt]));
    }
  });

  test('with "tellingen=eerste" only what a list shows at once, and what is set, is counted', async () => {
    const { tellingen } = await askJson<Archive>('/objects/archive/?limit=1&tellingen=eerste&tuin=ja');
    expect(tellingen).toHaveProperty('slaapkamers');
    expect(tellingen).not.toHaveProperty('energielabel');
    expect(tellingen).not.toHaveProperty('balkon');
    expect(tellingen).toHaveProperty('tuin');
  });

  test('an empty list says which filter empties it: without it the list has as many homes as it promises', async () => {
    const filters = 'soort=koop&verkocht=nee&kamers=9&plaats=deventer&tuin=ja';
    const nothing = await askJson<Archive>(`/objects/archive/?limit=1&${filters}&oppervlakte=90000`);
    expect(nothing.paginering.totaalAantal).toBe(0);
    const without = await askJson<Archive>(`/objects/archive/?limit=1&${filters}`);
    expect(nothing.zonder?.filters).toEqual(
      without.paginering.totaalAantal > 0 ? { oppervlakte: without.paginering.totaalAantal } : {},
    );
    const bare = await askJson<Archive>('/objects/archive/?limit=1&soort=koop&verkocht=nee&plaats=deventer');
    expect(nothing.zonder?.alle).toBe(bare.paginering.totaalAantal);
    const one = await askJson<Archive>(
      '/objects/archive/?limit=1&soort=koop&verkocht=nee&plaats=deventer&kamers=90',
    );
    expect(one.zonder?.filters).toEqual({ kamers: bare.paginering.totaalAantal });
    const odd = await askJson<Archive>(
      '/objects/archive/?limit=1&soort=koop&verkocht=nee&searchquery=zzqqxx',
    );
    expect(odd.zonder).toEqual({
      filters: {},
      alle: 0,
      vraag: without.tellingen ? expect.any(Number) : 0,
    });
    expect(bare).not.toHaveProperty('zonder');
  });

  test('sorts by price with homes without a price last', async () => {
    const { resultaten } = await askJson<Archive>('/objects/archive/?soort=koop&sort=prijs&limit=-1');
    const prices = resultaten.map((card) => card.koopprijs ?? 0);
    const priced = prices.filter((euros) => euros > 0);
    expect(priced).toEqual([...priced].sort((one, other) => one - other));
    expect(prices.slice(priced.length).every((euros) => euros === 0)).toBe(true);
  });

  test('answers cards: the main photo alone, and none of the long texts', () => {
    expect(all.some((card) => card.media.length === 1)).toBe(true);
    expect(all.every((card) => card.media.every(({ soort }) => soort === 'HOOFDFOTO'))).toBe(true);
    expect(all.every((card) => !('aanbiedingstekst' in card) && !('kenmerken' in card))).toBe(true);
  });
});

describe('/objects/map/', () => {
  test('names the base map that is configured, and its squares come from this site', async () => {
    const { tegels, punten } = await askJson<OfferMap>('/objects/map/');
    expect(punten.length).toBeGreaterThan(100);
    expect(tegels).toBe('/images/kaart/{z}/{x}/{y}.png');
    const tile = await ask('/images/kaart/12/2118/1345.png');
    expect(tile.status).toBe(200);
    expect(tile.headers.get('content-type')).toBe('image/png');
    expect(tile.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/images/kaart/25/0/0.png')).status).toBe(404);
  });
});

describe('/objects/{city}/{object}', () => {
  test('answers everything about a home, with similar homes that are still available', async () => {
    const home = await askJson<Property>('/objects/deventer/keulenstraat-19-a');
    expect(v.is(PropertySchema, home)).toBe(true);
    expect(home).toMatchObject({
      straat: 'Keulenstraat',
      huisnummer: '19',
      objectSku: 'deventer-keulenstraat-19-a',
    });
    expect(home.kenmerken.length).toBeGreaterThan(2);
    expect(home.vergelijkbaar.length).toBeGreaterThan(0);
    expect(home.vergelijkbaar.every((card) => ['BESCHIKBAAR', 'ONDER_BOD'].includes(card.status))).toBe(true);
  });

  test('a home for sale names what was sold nearest lately: where, when, after how many days, and what was asked last', async () => {
    /** Kilometres on a flat map, which is enough for a town. */
    const measure = (one: Card, other: Card): number =>
      Math.hypot(
        ((one.lat ?? 0) - (other.lat ?? 0)) * 111.2,
        ((one.lon ?? 0) - (other.lon ?? 0)) * 111.2 * Math.cos(((one.lat ?? 0) * Math.PI) / 180),
      );
    const sold = all.filter(({ status, verkocht_op }) => status === 'VERKOCHT' && verkocht_op);
    expect(sold.length).toBeGreaterThan(0);
    let seen = 0;
    for (const card of all.filter(({ status }) => status === 'BESCHIKBAAR').slice(0, 12)) {
      const { verkocht_nabij = [] } = await askJson<Property>(`/objects/${card.citySlug}/${card.slug}`);
      const nearest = sold
        .filter(
          ({ lat, straat, huisnummer }) =>
            lat && `${straat}${huisnummer}` !== `${card.straat}${card.huisnummer}`,
        )
        .map((home) => measure(card, home))
        .sort((one, other) => one - other)
        .slice(0, verkocht_nabij.length);
      if (card.lat)
        verkocht_nabij.forEach(({ afstand }, index) => expect(afstand).toBeCloseTo(nearest[index] ?? 0, 1));
      for (const near of verkocht_nabij) {
        const home = sold.find(({ citySlug, slug }) => near.pad === `/woningaanbod/${citySlug}/${slug}`);
        expect(near).toMatchObject({ verkocht_op: home?.verkocht_op, laatste_vraagprijs: home?.koopprijs });
        const from = Date.parse(home?.date_created ?? '');
        expect(Date.parse(near.verkocht_op) - from).toBe((near.verkocht_na ?? 0) * 86_400_000);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
    const newest = await askJson<Archive>('/objects/archive/?limit=3&status=VERKOCHT&sort=-verkocht');
    const days = sold.flatMap(({ verkocht_op }) => verkocht_op ?? []).sort();
    expect(newest.resultaten[0]?.verkocht_op).toBe(days.at(-1));
  });

  test('a home that was sold and is offered again leads to its new page; no page has its own address among similar homes', async () => {
    const describe = ({ citySlug, straat, huisnummer, huisnummertoevoeging }: Card) =>
      [citySlug, straat, huisnummer, huisnummertoevoeging].join(' ');
    const twice = [...Map.groupBy(all, describe).values()].filter((listings) => listings.length > 1);
    expect(twice.length).toBeGreaterThan(0);
    let led = 0;
    for (const card of twice.flat()) {
      const home = await askJson<Property>(`/objects/${card.citySlug}/${card.slug}`);
      expect(home.vergelijkbaar.map(describe)).not.toContain(describe(card));
      const offered = all.find((other) => describe(other) === describe(card) && !isSold(other.status));
      const expected = isSold(card.status) && offered;
      expect(home.opnieuw).toBe(expected ? `/woningaanbod/${offered.citySlug}/${offered.slug}` : undefined);
      led += expected ? 1 : 0;
    }
    expect(led).toBeGreaterThan(0);
  });

  test('finds a home by its sku too', async () => {
    const home = await askJson<Property>('/objects/deventer/deventer-keulenstraat-19-a');
    expect(home.slug).toBe('keulenstraat-19-a');
  });

  test('every home has a page', async () => {
    const paths = new Set(all.map((card) => `${card.citySlug}/${card.slug}`));
    expect(paths.size).toBe(all.length);
  });
});

describe('/google/radius/', () => {
  test.each([
    ['Gemeente Zwolle', 'Zwolle'],
    ['Zwolle', 'Zwolle'],
    ['Heino', 'Heino'],
    ['Deventer, Nederland', 'Deventer'],
    ['Devnter', 'Deventer'],
    // Of streets with one name the one nearest to our homes.
    ['Binnenweg', 'Binnenweg, Twello'],
    ['Binnenweg, Almen', 'Binnenweg, Almen'],
    ['Rijksstraatweg', 'Rijksstraatweg, Wilp'],
  ])('the centre of "%s" is called %s', async (address, label) => {
    const found = await askJson<Radius>(`/google/radius/?address=${encodeURIComponent(address)}&radius=1`);
    expect(found.adres.label).toBe(label);
    expect(found.begrepen).toBe(address === 'Devnter' ? 'Deventer' : undefined);
  });

  test('answers the homes within so many kilometres, nearest first', async () => {
    const found = await askJson<Radius>('/google/radius/?address=Deventer&radius=5');
    expect(v.is(RadiusSchema, found)).toBe(true);
    const near = found.volgorde.map((id) => found.resultaten[String(id)]!.afstand);
    expect(near).toEqual([...near].sort((one, other) => one - other));
    const around = Object.values(found.resultaten).filter(({ plaats }) => plaats !== 'Deventer');
    expect(Math.max(...around.map(({ afstand }) => afstand))).toBeLessThanOrEqual(5);
    expect(new Set(Object.values(found.resultaten).map((card) => card.plaats)).size).toBeGreaterThan(1);
    const wider = await askJson<Radius>('/google/radius/?address=Deventer&radius=10');
    expect(wider.volgorde.length).toBeGreaterThan(found.volgorde.length);
  });
});

test.each(['Raalte', 'Deventer', 'Olst', 'Bathmen'])(
  'a radius adds homes around %s and takes none of its own away, on the map too',
  async (place) => {
    const own = all.filter(({ plaats }) => plaats === place).map(({ id }) => id);
    const found = await askJson<Radius>(`/google/radius/?address=${place}&radius=1`);
    expect(found.volgorde).toEqual(expect.arrayContaining(own));
    const { punten } = await askJson<OfferMap>(`/objects/map/?address=${place}&radius=1`);
    const located = all.filter(({ plaats, lat }) => plaats === place && lat).map(({ id }) => id);
    expect(punten.map(({ id }) => id)).toEqual(expect.arrayContaining(located));
  },
);

describe('the feed’s own way of paging', () => {
  test('counts the available homes', async () => {
    const body: unknown = await askJson('/realworks/objects?aantal=1&actief=true&status=BESCHIKBAAR');
    expect(v.is(CountSchema, body)).toBe(true);
    const available = all.filter(({ status }) => status === 'BESCHIKBAAR').length;
    expect((body as Archive).paginering.totaalAantal).toBe(available);
  });

  test.each(['status=VERKOCHT,VERHUURD', 'status=VERKOCHT&status=VERHUURD'])('takes %s', async (asked) => {
    const { paginering } = await askJson<Archive>(`/realworks/objects?aantal=1&${asked}`);
    const either = all.filter(({ status }) => ['VERKOCHT', 'VERHUURD'].includes(status));
    expect(paginering.totaalAantal).toBe(either.length);
    expect(new Set(either.map(({ status }) => status)).size).toBe(2);
  });

  test.each(['/realworks/objects', '/wonen/v1/objecten'])('%s leads to every home', async (path) => {
    const seen = new Set<number>();
    let next: string | null | undefined = `${path}?actief=true&type=ALL&aantal=40`;
    while (next) {
      const page: Archive = await askJson<Archive>(next);
      for (const { id } of page.resultaten) seen.add(id);
      next = page.paginering.volgende;
    }
    expect(seen.size).toBe(all.length);
  });

  test('never answers inactive homes', async () => {
    const asked = await askJson<Archive>('/realworks/objects?actief=false&aantal=1');
    expect(asked).toMatchObject({ resultaten: [], paginering: { totaalAantal: 0, volgende: null } });
    const { paginering } = await askJson<Archive>('/realworks/objects?actief=all&aantal=1');
    expect(paginering.totaalAantal).toBe(all.length);
  });
});

describe('a slip in a question', () => {
  test.each([
    ['Devnter', 'Deventer'],
    ['posternk', 'Posterenk'],
    ['Keulnstraat 19', 'Keulenstraat 19'],
    ['keulenstrat, deventer', 'Keulenstraat deventer'],
  ])('that was understood is told: "%s" is "%s"', async (typed, meant) => {
    const found = await askJson<Archive>(`/objects/archive/?searchquery=${encodeURIComponent(typed)}`);
    expect(found.begrepen).toBe(meant);
    const again = await askJson<Archive>(`/objects/archive/?searchquery=${encodeURIComponent(meant)}`);
    expect(again.paginering.totaalAantal).toBe(found.paginering.totaalAantal);
    expect(again).not.toHaveProperty('begrepen');
  });

  test.each(['Deventer', 'deventer', 'Keulens', '7418 ET', 'Sint Jansstraat', 'zzqqxx', ''])(
    '"%s" has none',
    async (typed) => {
      const found = await askJson<Archive>(`/objects/archive/?searchquery=${encodeURIComponent(typed)}`);
      expect(found).not.toHaveProperty('begrepen');
    },
  );
});

test('a sentence is answered as the list that it asks for, with what was not understood', async () => {
  const asked = async (question: string) =>
    (await askJson<Archive>(`/objects/archive/?limit=1&searchquery=${encodeURIComponent(question)}`)).zin;
  expect(await asked('hoekhuis met tuin onder 4 ton in Deventer, label B en een zwembad')).toEqual({
    vraag: {
      ...{ bouwvorm: 'hoekwoning', tuin: 'ja', prijstot: '400000', plaats: 'deventer', energielabel: 'B' },
    },
    rest: ['zwembad'],
  });
  for (const question of ['Deventer', 'Keulenstraat 19A', '7418 ET', 'zzqqxx'])
    expect(await asked(question), question).toBeUndefined();
});

const atFunda = 'https://www.funda.nl';
const notOffered = { vraag: {}, rest: ['de link naar Funda'] };
test.each([
  [`${atFunda}/detail/koop/deventer/appartement-keulenstraat-19-a/43212345/?utm_source=app`, undefined],
  [`Kijk eens: ${atFunda}/koop/deventer/huis-43212345-keulenstraat-19a/`, undefined],
  [`${atFunda}/detail/koop/deventer/huis-keulenstraat-999/43212345/`, notOffered],
  [`${atFunda}/detail/koop/utrecht/huis-neude-1/43212345/`, notOffered],
  [`${atFunda}/zoeken/koop?selected_area=["deventer"]&price="0-300000"`, notOffered],
  [
    `Huis met tuin in Deventer: ${atFunda}/detail/koop/utrecht/huis-neude-1/43212345/ of ${atFunda}/huur/utrecht/huis-neude-2/`,
    {
      vraag: { type: 'woonhuis', tuin: 'ja', plaats: 'deventer' },
      rest: notOffered.rest,
    },
  ],
])('a link to Funda is the address in it, when that is in the offer: %s', async (link, other) => {
  const { zin } = await askJson<Archive>(`/objects/archive/?limit=1&searchquery=${encodeURIComponent(link)}`);
  if (other) return expect(zin).toEqual(other);
  expect(zin?.rest).toEqual([]);
  const asked = await askJson<Archive>(
    `/objects/archive/?${new URLSearchParams(zin?.vraag)}`.replace('zoeken', 'searchquery'),
  );
  expect(asked).not.toHaveProperty('zin');
  expect(asked.resultaten.map(({ slug }) => slug)).toEqual(['keulenstraat-19-a']);
});

test.each([
  ['koop', 'huis onder 4 ton', undefined],
  ['huur', 'huis onder 4 ton', 'koop'],
  ['huur', 'huis onder 1200 euro', 'huur'],
  ['huur', 'te huur onder 4 ton', 'huur'],
  ['huur', 'huis met tuin', undefined],
])(
  'an amount on the list of “%s” in “%s” is of the kind that has such amounts',
  async (soort, typed, kind) => {
    const { zin } = await askJson<Archive>(
      `/objects/archive/?limit=1&soort=${soort}&searchquery=${encodeURIComponent(typed)}`,
    );
    expect(zin?.vraag['soort']).toBe(kind);
  },
);

describe('/objects/suggest/ and /objects/places/', () => {
  test('suggests places, streets and homes for a partial text', async () => {
    const typed = await askJson<Suggestions>('/objects/suggest/?q=dev');
    expect(typed.suggesties[0]).toMatchObject({ soort: 'plaats', tekst: 'Deventer' });
    const street = await askJson<Suggestions>('/objects/suggest/?q=keulens');
    expect(street.suggesties).toContainEqual({
      soort: 'woning',
      tekst: 'Keulenstraat 19 A, Deventer',
      aantal: 1,
      pad: '/woningaanbod/deventer/keulenstraat-19-a',
    });
  });

  test('an address with its country behind it is that address, in suggestions and in the list', async () => {
    const { suggesties } = await askJson<Suggestions>('/objects/suggest/?q=Deventer,%20Nederland');
    expect(suggesties[0]).toMatchObject({ soort: 'plaats', tekst: 'Deventer' });
    const address = encodeURIComponent('Keulenstraat 19 A, 7418 ET Deventer, Nederland');
    const { paginering, zin, begrepen } = await askJson<Archive>(`/objects/archive/?searchquery=${address}`);
    expect([paginering.totaalAantal, zin, begrepen]).toEqual([1, undefined, undefined]);
  });

  test.each(['ap', 'apeld', 'nul', 'dev'])(
    'no two suggestions for "%s" have the same words',
    async (typed) => {
      const { suggesties } = await askJson<Suggestions>(`/objects/suggest/?q=${typed}`);
      const words = suggesties.map(({ tekst }) => tekst);
      expect(words).toEqual([...new Set(words)]);
    },
  );

  test.each(['dev', 'olst', 'keulen', 'berg', '7411'])(
    'each suggestion for "%s" promises as many homes as its list has, of the kind that it names',
    async (typed) => {
      for (const filters of ['verkocht=nee', 'verkocht=nee&soort=huur', 'kamers=4']) {
        const { suggesties } = await askJson<Suggestions>(`/objects/suggest/?q=${typed}&${filters}`);
        for (const { soort, tekst, aantal, aanbod } of suggesties) {
          if (soort === 'woning') continue;
          const { paginering } = await askJson<Archive>(
            `/objects/archive/?limit=1&searchquery=${encodeURIComponent(tekst)}&${filters}&soort=${aanbod}`,
          );
          expect([tekst, aantal]).toEqual([tekst, paginering.totaalAantal]);
        }
      }
    },
  );

  test.each([
    ['balk', ['Balkon']],
    ['label b', ['Energielabel B of beter']],
    ['garag', ['Garage']],
    ['daktuin', []],
    ['3 slaapk', ['3 of meer slaapkamers']],
    ['huis met tuin in deventer, 3 slaapk', ['3 of meer slaapkamers · Deventer · Woonhuis · Tuin']],
    // Not understood wholly.
    ['zwembad en balkon', []],
    ['dev', []],
  ])('"%s" suggests filters, and each promises as many homes as its list has', async (typed, words) => {
    for (const given of ['verkocht=nee', 'verkocht=nee&soort=huur', 'verkocht=nee&slaapkamers=2']) {
      const q = encodeURIComponent(typed);
      const { filters = [] } = await askJson<Suggestions>(`/objects/suggest/?q=${q}&${given}`);
      if (given === 'verkocht=nee') expect(filters.map(({ tekst }) => tekst)).toEqual(words);
      for (const { tekst, aantal, aanbod, vraag } of filters) {
        const list = new URLSearchParams({ soort: aanbod, ...vraag, limit: '1' });
        const { paginering } = await askJson<Archive>(`/objects/archive/?${list}`);
        expect([tekst, aantal]).toEqual([tekst, paginering.totaalAantal]);
      }
    }
  });

  test('what the menu counts is what the lists have: homes for sale and for rent that are not sold or let', async () => {
    const offered = offeredStatuses.map((status) => `status=${status}`).join('&');
    const counted = await askJson<Archive>(`/realworks/objects?aantal=1&actief=true&${offered}`);
    const listed = await askJson<Archive>('/objects/archive/?limit=1&verkocht=nee');
    const { koop, huur } = listed.tellingen!['soort']!;
    expect(counted.paginering.totaalAantal).toBe(listed.paginering.totaalAantal);
    expect(koop! + huur!).toBe(listed.paginering.totaalAantal);
    expect(listed.tellingen!['verkocht']!['ja']).toBe(all.length - listed.paginering.totaalAantal);
    const { plaatsen } = await askJson<Places>('/objects/places/');
    expect(plaatsen.reduce((sum, { aantal }) => sum + aantal, 0)).toBe(listed.paginering.totaalAantal);
  });

  test('lists the known places, also those without homes', async () => {
    const { plaatsen } = await askJson<Places>('/objects/places/');
    expect(plaatsen.map(({ plaats }) => plaats)).toEqual(
      expect.arrayContaining(['Posterenk', 'Laren', 'Deventer']),
    );
  });
});

test('replies say how fresh they are, and can be cached', async () => {
  const response = await ask('/objects/archive/?limit=1');
  expect(response.headers.get('cache-status')).toMatch(/^binnen-edge; /);
  expect(response.headers.get('cache-control')).toMatch(/max-age=\d+/);
});

test('nothing private leaves the edge', async () => {
  const whole = JSON.stringify([
    await askJson('/objects/archive/?limit=-1'),
    await Promise.all(all.slice(0, 30).map((card) => askJson(`/objects/${card.citySlug}/${card.slug}`))),
  ]);
  for (const word of ['relaties', 'medeaanmelders', 'transactieprijs', 'diversen', 'VERTROUWELIJK', 'rwauth'])
    expect(whole).not.toContain(word);
});
