import { formatCall } from '@binnen/platform/api-address';
import { createApi } from '@binnen/contracts/api';
import { createSiteState } from '@binnen/contracts/site';
import { isReply } from '@binnen/contracts/is-reply';
import type { Property } from '@binnen/contracts/property';
import {
  ApiError,
  apiContext,
  createSiteStore,
  describeMoment,
  MomentView,
  NowContext,
  RouterContextProvider,
  SiteContext,
  TextsContext,
  widgetSourceContext,
  type Page,
} from '@binnen/platform';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { remote } from './remote.ts';
import { reads } from './reads.ts';
import { samples } from './samples.ts';

type AnyPage = Page<unknown>;

/** Renders a page as the shell does: loaders first, on the replies that are given; then to a string. */
const visit = async (
  pattern: string,
  url: string,
  data: Record<string, unknown>,
  texts: Record<string, string> = {},
) => {
  const page = (await remote.pages[pattern]!()) as unknown as AnyPage;
  const used: string[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi((call) => {
      used.push(call);
      return call in data
        ? Promise.resolve(data[call])
        : Promise.reject(new ApiError(503, 'upstream-unavailable', call));
    }),
  );
  context.set(widgetSourceContext, { prepare: () => {}, get: () => null, report: () => {} });
  const address = new URL(url, 'https://binnen.example');
  const values = address.pathname.split('/').slice(2);
  const params = Object.fromEntries(
    [...pattern.matchAll(/:(\w+)/g)].map((match, index) => [match[1]!, values[index]!]),
  );
  const result: unknown = await page.loader?.({ request: new Request(address), params, context } as never);
  const header = page.header?.({ data: result, params, url: address });
  const { pathname, search } = address;
  const Component = () => (
    <>
      {header?.children}
      <page.Component />
    </>
  );
  const moment = describeMoment({
    location: { pathname, search, hash: '', key: 'default', state: null },
    matches: [{ params, pathname, route: { id: 'page', handle: { Component } } }],
    loaderData: { page: result },
    errors: null,
  });
  const html = renderToString(
    <NowContext value={{ drawn: Date.UTC(2026, 10, 21) }}>
      <SiteContext value={createSiteStore(createSiteState())}>
        <TextsContext value={{ short: texts, long: {} }}>
          <MomentView moment={moment} />
        </TextsContext>
      </SiteContext>
    </NowContext>,
  );
  const meta = page.meta({ data: result, params, url: address });
  return { html: html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', ''), used, header, meta };
};

const visitSample = (pattern: string) =>
  visit(pattern, samples.pages[pattern]!.url, samples.pages[pattern]!.data);

describe('every page', () => {
  test.each(Object.keys(remote.pages))('%s asks exactly for what its sample has', async (pattern) => {
    const { used, html } = await visitSample(pattern);
    expect([...used].sort()).toEqual(Object.keys(samples.pages[pattern]!.data).sort());
    expect(html).toContain('data-owner="mf-listings"');
  });

  test.each(Object.keys(remote.pages))('%s carries no inline style or script', async (pattern) => {
    const { html } = await visitSample(pattern);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/<script/);
  });

  test('reads only what is declared', () => {
    const calls = [...Object.values(samples.pages), ...Object.values(samples.widgets)].flatMap(({ data }) =>
      Object.keys(data),
    );
    const allowed = reads.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`));
    for (const call of calls)
      expect(
        allowed.some((path) => path.test(call.split('?')[0]!)),
        call,
      ).toBe(true);
  });

  test('has samples in the shape of the API', () => {
    for (const { data } of [...Object.values(samples.pages), ...Object.values(samples.widgets)])
      for (const [call, reply] of Object.entries(data)) expect(isReply(call, reply), call).toBe(true);
  });
});

test('the homes of a shared link are there without script, side by side, and nothing of the device is', async () => {
  const { html, meta } = await visitSample('/favorieten');
  for (const text of ['Met je gedeeld', 'Keulenstraat 19 A', 'Naast elkaar', '€ 425.000'])
    expect(html).toContain(text);
  expect(meta.noindex).toBe(true);
});

describe('the offer', () => {
  const call = (query: Record<string, string | number>) =>
    formatCall('/objects/archive/', {
      ...{ fields: 'shown', limit: 12, offset: 0, soort: 'koop', sort: '-date_created' },
      ...{ tellingen: 'eerste', verkocht: 'nee' },
      ...query,
    });
  const sample = samples.pages['/woningaanbod']!.data;
  const archive = Object.values(sample)[0];
  const places = sample['/objects/places/'];

  test('shows a home with its status, price, facts, label and the way to its page', async () => {
    const { html } = await visitSample('/woningaanbod');
    for (const text of [
      'Te koop',
      '€ 425.000',
      'k.k.',
      '124 m²',
      '5 kamers',
      '3 slaapkamers',
      'Keulenstraat 19 A',
      '7418 ET',
      'Open huis',
      'zaterdag 5 december',
    ])
      expect(html).toContain(text);
    expect(html).toContain('href="/woningaanbod/deventer/keulenstraat-19-a"');
    expect(html).toContain('alt="Voorgevel"');
  });

  test('shows a home of which nothing is known with the fallback words', async () => {
    const { html } = await visitSample('/woningaanbod');
    for (const text of [
      'Adres niet gevonden',
      'Plaats niet gevonden',
      'Postcode niet gevonden',
      'Prijs onbekend',
      'Woning afbeelding',
      'onbekend',
    ])
      expect(html).toContain(text);
  });

  test('pages by plain links', async () => {
    const { html } = await visitSample('/woningaanbod');
    expect(html).toContain('href="/woningaanbod?pagina=2"');
  });

  test('fills the search from the address, and sends it as a GET form', async () => {
    const { html } = await visit('/woningaanbod', '/woningaanbod?zoeken=Olst', {
      [call({ searchquery: 'Olst' })]: archive,
      '/objects/places/': places,
    });
    expect(html).toMatch(/<form[^>]*action="\/woningaanbod"[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*value="Olst"/);
    expect(html).toContain('placeholder="Zoek op plaats, adres, postcode, buurt..."');
    expect([...html.matchAll(/<option[^>]*>(\+ \d+ ?km)/g)].map((match) => match[1])).toEqual([
      '+ 0 km',
      '+ 1 km',
      '+ 2 km',
      '+ 5 km',
      '+ 10 km',
    ]);
  });

  test('asks for the radius search when there is a radius', async () => {
    const { used } = await visit('/woningaanbod', '/woningaanbod?zoeken=Deventer&radius=5', {
      '/objects/places/': places,
    });
    expect(
      used.some((read) => read.startsWith('/google/radius/?address=Deventer') && read.includes('radius=5')),
    ).toBe(true);
  });

  test('keeps combinations of filters out of search engines, and the plain list in', async () => {
    const replies = {
      [call({})]: archive,
      [call({ kamers: 3, slaapkamers: 2 })]: archive,
      '/objects/places/': places,
    };
    expect((await visit('/woningaanbod', '/woningaanbod', replies)).meta.noindex).toBe(false);
    expect((await visit('/woningaanbod', '/woningaanbod?kamers=3&slaapkamers=2', replies)).meta.noindex).toBe(
      true,
    );
    const beyond = { ...replies, [call({ offset: 11_976 })]: Object.assign({}, archive, { resultaten: [] }) };
    expect((await visit('/woningaanbod', '/woningaanbod?pagina=999', beyond)).meta.noindex).toBe(true);
  });

  test.each([
    ['', '/woningaanbod', 'Woningaanbod'],
    ['?soort=koop', '/woningaanbod', 'Woningaanbod'],
    ['?soort=huur', '/woningaanbod?soort=huur', 'Huurwoningen in Deventer en omgeving'],
    [
      '?soort=huur&pagina=2',
      '/woningaanbod?soort=huur&pagina=2',
      'Huurwoningen in Deventer en omgeving, pagina 2 van 3',
    ],
    ['?soort=huur&verkocht=ja', '/woningaanbod?soort=huur', 'Huurwoningen in Deventer en omgeving'],
    ['/deventer?soort=huur', '/woningaanbod/deventer?soort=huur', 'Huurwoningen in Deventer'],
    ['/deventer?kamers=3', '/woningaanbod/deventer', 'Woningaanbod in Deventer'],
  ])('of one kind (%s) is found at %s, as "%s"', async (address, canonical, title) => {
    const [city, search] = address.split('?');
    const { pagina = 1, ...filters } = Object.fromEntries(new URLSearchParams(search));
    const asked = { ...filters, ...(city ? { plaats: 'deventer' } : {}), offset: (Number(pagina) - 1) * 12 };
    const { meta } = await visit(`/woningaanbod${city && '/:city'}`, `/woningaanbod${address}`, {
      [call(asked)]: Object.assign({}, archive, { paginering: { totaalAantal: 30, volgende: null } }),
      '/objects/places/': places,
    });
    expect(meta).toMatchObject({ canonical, title, noindex: address.includes('&verkocht') });
  });

  test('without a home is no page for search engines, unless the homes could not be read', async () => {
    const none = Object.assign({}, archive, {
      resultaten: [],
      paginering: { totaalAantal: 0, volgende: null },
    });
    const { meta } = await visit('/woningaanbod', '/woningaanbod', { ...sample, [call({})]: none });
    expect(meta.noindex).toBe(true);
    expect((await visit('/woningaanbod', '/woningaanbod', {})).meta.noindex).toBe(false);
  });

  test('writes thousands of homes with a dot', async () => {
    const [asked = ''] = Object.keys(sample);
    const many = Object.assign({}, archive, { paginering: { totaalAantal: 2910, volgende: null } });
    const { html, meta } = await visit('/woningaanbod', '/woningaanbod', { ...sample, [asked]: many });
    expect(html).toContain('2.910 woningen te koop');
    expect(meta.description).toContain('2.910 woningen te\u00a0koop');
    expect(html).not.toMatch(/2910/);
  });

  test('of sold homes is not called one for sale', async () => {
    const { meta } = await visit('/woningaanbod', '/woningaanbod?verkocht=ja', {
      [call({ verkocht: 'ja' })]: archive,
      '/objects/places/': places,
    });
    expect(meta.description).toMatch(
      /^Bekijk \d+ verkochte of aangekochte woning(en)? in Deventer en omgeving bij Binnen\./,
    );
  });

  test('says that it cannot be shown now, with the phone number, when the edge has nothing', async () => {
    const { html } = await visit('/woningaanbod', '/woningaanbod', {});
    expect(html).toContain('Het aanbod is nu even niet te zien.');
    expect(html).toContain('tel:');
  });

  test('a place that nobody knows is not found', async () => {
    await expect(
      visit('/woningaanbod/:city', '/woningaanbod/atlantis', {
        [call({ plaats: 'atlantis' })]: archive,
        '/objects/places/': places,
      }),
    ).rejects.toMatchObject({ status: 404, missing: 'city' });
  });
});

describe('a home', () => {
  const pattern = '/woningaanbod/:city/:object';
  const path = '/woningaanbod/deventer/keulenstraat-19-a';
  const sample = samples.pages[pattern]!.data['/objects/deventer/keulenstraat-19-a'] as Property;
  const show = (fields: Partial<Property>) =>
    visit(pattern, path, { '/objects/deventer/keulenstraat-19-a': { ...sample, ...fields } });

  test('shows all that is known of it', async () => {
    const { html } = await show({});
    for (const text of [
      'Een hoekwoning met licht van drie kanten.',
      'Je loopt in tien minuten naar de IJssel.',
      'Bouwjaar',
      '1931',
      '5 december',
      'Vergelijkbare woningen',
      'Plattegronden',
      'bijgewerkt op 18 november 2026',
    ])
      expect(html).toContain(text);
  });

  test('is described in sentences that each end once', async () => {
    const { meta } = await show({});
    expect(meta.description).toBe(
      'Hoekwoning in Deventer, €\u00a0425.000\u00a0k.k. 124\u00a0m², 5 kamers, 3 slaapkamers. Bekijk de foto’s en plan een bezichtiging bij Binnen.',
    );
    expect((await show({ koopprijs: null })).meta.description).toMatch(
      /^Hoekwoning in Deventer, prijs op aanvraag\. 124/,
    );
    expect((await show({ koopprijs: null, status: 'VERKOCHT' })).meta.description).toMatch(
      /^Hoekwoning in Deventer, prijs onbekend\. 124/,
    );
    const unknown = { woonoppervlakte: null, aantalkamers: null, etages: [] };
    expect((await show(unknown)).meta.description).toBe(
      'Hoekwoning in Deventer, €\u00a0425.000\u00a0k.k. Bekijk de foto’s en plan een bezichtiging bij Binnen.',
    );
  });

  test('shows texts of the feed as text', async () => {
    const { html } = await show({ aanbiedingstekst: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img src=x');
  });

  test('keeps its page when it is sold', async () => {
    const { html } = await show({ status: 'VERKOCHT' });
    expect(html).toContain('Verkocht!');
    expect(html).toContain('Houd mij op de hoogte');
  });

  test('leads from its sku to its slug for good', async () => {
    await expect(
      visit(pattern, '/woningaanbod/deventer/deventer-keulenstraat-19-a', {
        '/objects/deventer/deventer-keulenstraat-19-a': sample,
      }),
    ).rejects.toMatchObject({ status: 301 });
  });

  test('describes itself to search engines', async () => {
    const { meta } = await show({});
    const [listing] = meta.structured as Record<string, unknown>[];
    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      offers: { '@type': 'Offer', price: 425000, priceCurrency: 'EUR' },
      mainEntity: {
        address: { streetAddress: 'Keulenstraat 19 A', postalCode: '7418 ET', addressLocality: 'Deventer' },
        floorSize: { value: 124, unitCode: 'MTK' },
        numberOfRooms: 5,
      },
    });
    expect(JSON.stringify(meta.structured)).not.toMatch(/null|undefined/);
    expect(meta.structured![1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://binnen.example/' },
        { position: 2, name: 'Woningaanbod' },
        { position: 3, name: 'Deventer', item: 'https://binnen.example/woningaanbod/deventer' },
        { position: 4, name: 'Keulenstraat 19 A' },
      ],
    });
  });
});

describe('the place of a home', () => {
  const pattern = '/woningaanbod/:city/:object';
  /** What can be read of it, with a line between elements. */
  const read = (html: string) => html.slice(html.indexOf('id="plek"')).replaceAll(/(<[^>]+>)+/g, '|');
  const show = async (plek: Property['plek']) => {
    const { url, data } = samples.pages[pattern] ?? { url: '', data: {} };
    const replies = Object.entries(data).map(([call, home]) => [call, Object.assign({}, home, { plek })]);
    return (await visit(pattern, url, Object.fromEntries(replies))).html;
  };

  test('has figures with unit, year, source and what they are about; what a register does not know is said', async () => {
    const { html } = await visitSample(pattern);
    expect(html).toContain('href="/blogs/wonen-in-deventer"');
    const words = read(html);
    for (const text of [
      'De plek in cijfers',
      '|De woning|',
      '|Officieel geregistreerd |Energielabel| |B|In de advertentie staat label C.|',
      'Label geregistreerd op|9 mei 2023|Label geldig tot|9 mei 2033|',
      'Berekend energiegebruik|182 kWh per m² per jaar|',
      'Bouwjaar|1932|Gebruiksoppervlakte|onbekend|',
      'Bron: RVO, EP-Online, opgehaald op 20 november 2026.|Bron: Kadaster, BAG, opgehaald op',
      'De buurt Bergweide',
      'Inwoners|2.340| (2025)|Koopwoningen|57%| (2024)|Gemiddelde WOZ-waarde|€ 331.000| (2024)|',
      'Leeftijden van de inwoners (2025)|0–14|15%|15–24|11%|',
      'Over de weg, gemiddeld voor de hele buurt',
      'Hemelsbreed: in een rechte lijn vanaf de woning|',
      'School|School Keulenstraat, 420 m|Supermarkt|onbekend|',
      'Station|Deventer Colmschate, 1,2 km|Bron: © OpenStreetMap-bijdragers (ODbL,',
      'Huisarts|0,8 km| (2023)|Kinderopvang|onbekend|',
      'Bron: CBS, Kerncijfers wijken en buurten (CC BY 4.0)',
      'Geluid van wegverkeer (Lden)|53 dB|Geluid van treinen (Lden)|onbekend|',
      'Kans op een overstroming|Eens in 1.000 jaar| (2023)|',
      'De gemeente Deventer|',
      'Gemiddelde verkoopprijs|€ 412.000| (2024)|',
    ])
      expect(words).toContain(text);
  });

  test('is left out as long as no register answered, and has the groups of those that did', async () => {
    expect(await show(undefined)).not.toContain('De plek in cijfers');
    const bron = { bron: 'RVO, EP-Online', opgehaald: '2026-11-20' };
    const none = { klasse: null, registratiedatum: null, geldig_tot: null, energiegebruik: null };
    const words = read(await show({ energielabel: { ...bron, ...none } }));
    expect(words).toContain(
      'Er is geen geldig energielabel van deze woning geregistreerd.|In de advertentie staat label C.',
    );
    expect(words).not.toMatch(/Wegverkeer|Inwoners/);
  });
});
