import { createExecutionContext } from 'cloudflare:test';
import type { Archive } from '@binnen/contracts/property';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker-provider.js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askJson, changeHome } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { forgetContent, restoreContent } from '../../test/content.ts';
import { createApi } from '../app/create-app.ts';
import { joinSurroundings } from '../listings/surroundings/join.ts';

const api = createApi();
const endpoint = new URL('/mcp', 'http://localhost:8787');

/** The protocol's own client; only the network is left out. */
const client = new Client(
  { name: 'a test', version: '1.0.0' },
  { jsonSchemaValidator: new CfWorkerJsonSchemaValidator() },
);
const send = async (request: Request): Promise<Response> =>
  api.fetch(request, bindings, createExecutionContext());

beforeAll(async () => {
  const transport = new StreamableHTTPClientTransport(endpoint, {
    fetch: (url, init) => send(new Request(url, init)),
  });
  await client.connect(transport);
});
afterAll(() => client.close());

/** A message of JSON-RPC as no client of the protocol sends it. */
const post = (message: object, headers: Record<string, string> = {}): Promise<Response> =>
  send(
    new Request(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    }),
  );

const HomeSchema = v.looseObject({
  address: v.string(),
  page: v.string(),
  status: v.string(),
  kind: v.picklist(['koop', 'huur']),
  asking_price_eur: v.optional(v.number()),
  last_asking_price_eur: v.optional(v.number()),
  living_area_m2: v.optional(v.number()),
  bedrooms: v.optional(v.number()),
  energy_label: v.optional(v.string()),
  outdoor_space: v.optional(v.array(v.string())),
  type: v.optional(v.string()),
});
type Home = v.InferOutput<typeof HomeSchema>;
const ListSchema = v.looseObject({
  total: v.number(),
  homes: v.array(HomeSchema),
  page: v.string(),
  not_understood: v.optional(v.array(v.string())),
});
const TextSchema = v.tuple([v.object({ type: v.literal('text'), text: v.string() })]);

const call = async (name: string, values: Record<string, unknown> = {}) => {
  const result = await client.callTool({ name, arguments: values });
  const [{ text }] = v.parse(TextSchema, result.content);
  return { failed: result.isError ?? false, text, answer: result.structuredContent };
};
const search = async (values: Record<string, unknown>) => {
  const { failed, text, answer } = await call('search_homes', values);
  expect(failed, text).toBe(false);
  return v.parse(ListSchema, answer);
};

test('an assistant is told who answers, what it can ask, and what it must not', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'binnen' });
  expect(client.getInstructions()).toContain('Never ask the visitor for personal data');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_homes',
    'get_home',
    'list_places',
    'request_viewing',
    'monthly_cost',
  ]);
  for (const { description, inputSchema, annotations } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations).toEqual({ readOnlyHint: true });
  }
});

const price = (home: Home): number => home.asking_price_eur ?? home.last_asking_price_eur ?? 0;
const isIn = (place: string) => (home: Home) => home.address.endsWith(`, ${place}`);
const costs = (from: number, to: number) => (home: Home) => price(home) >= from && price(home) <= to;
const sleeps = (rooms: number) => (home: Home) => (home.bedrooms ?? 0) >= rooms;
const has = (what: string) => (home: Home) => home.outdoor_space?.includes(what) ?? false;
const isKind = (kind: string) => (home: Home) => home.kind === kind;
const isType = (type: string) => (home: Home) => home.type === type;
const isAtLeast = (area: number) => (home: Home) => (home.living_area_m2 ?? 0) >= area;
const labels = (wanted: string) => (home: Home) => wanted.split(' ').includes(home.energy_label ?? '');
const upToB = labels('A++++ A+++ A++ A+ A B');

type Passes = (home: Home) => boolean;
const questions: [question: string, ...Passes[]][] = [
  ['Deventer', isIn('Deventer')],
  ['Olst', isIn('Olst')],
  ['huis in Deventer', isIn('Deventer'), isType('woonhuis')],
  ['appartement in Deventer', isIn('Deventer'), isType('appartement')],
  ['appartement te huur in Deventer', isIn('Deventer'), isType('appartement'), isKind('huur')],
  ['huis te koop in Raalte', isIn('Raalte'), isType('woonhuis'), isKind('koop')],
  ['huis met tuin in Twello', isIn('Twello'), has('tuin')],
  ['hoekhuis met tuin onder 4 ton', has('tuin'), costs(1, 400_000)],
  ['3 slaapkamers in Schalkhaar', isIn('Schalkhaar'), sleeps(3)],
  ['huis met 4 slaapkamers', isType('woonhuis'), sleeps(4)],
  ['appartement onder de 250.000', isType('appartement'), costs(1, 250_000)],
  ['huis tussen 3 en 4 ton', isType('woonhuis'), costs(300_000, 400_000)],
  ['huis vanaf 5 ton', isType('woonhuis'), costs(500_000, 1e9)],
  ['appartement met balkon', isType('appartement'), has('balkon')],
  ['woning met dakterras', has('dakterras')],
  ['huis met label B of beter', upToB],
  ['huis van minimaal 120 m2 in Deventer', isIn('Deventer'), isAtLeast(120)],
  ['huis met tuin in Deventer onder 6 ton', isIn('Deventer'), has('tuin'), costs(1, 600_000)],
];
const wishes: [filters: Record<string, string>, ...Passes[]][] = [
  [{ soort: 'koop' }, isKind('koop')],
  [{ soort: 'huur' }, isKind('huur')],
  [{ soort: 'huur', prijstot: '1250' }, isKind('huur'), costs(1, 1250)],
  [{ soort: 'koop', prijstot: '300000' }, isKind('koop'), costs(1, 300_000)],
  [{ soort: 'koop', prijsvan: '600000' }, costs(600_000, 1e9)],
  [{ soort: 'koop', prijsvan: '300000', prijstot: '450000' }, costs(300_000, 450_000)],
  [{ plaats: 'deventer' }, isIn('Deventer')],
  [{ plaats: 'raalte' }, isIn('Raalte')],
  [{ slaapkamers: '3' }, sleeps(3)],
  [{ slaapkamers: '5' }, sleeps(5)],
  [{ oppervlakte: '150' }, isAtLeast(150)],
  [{ type: 'appartement' }, isType('appartement')],
  [{ tuin: 'ja' }, has('tuin')],
  [{ balkon: 'ja' }, has('balkon')],
  [{ energielabel: 'A' }, labels('A++++ A+++ A++ A+ A')],
  [{ plaats: 'deventer', tuin: 'ja', slaapkamers: '3' }, isIn('Deventer'), has('tuin'), sleeps(3)],
];

const expectAll = ({ homes, total }: v.InferOutput<typeof ListSchema>, passes: Passes[]) => {
  expect(total).toBeGreaterThan(0);
  expect(homes.length).toBe(Math.min(20, total));
  for (const home of homes)
    for (const passed of passes) expect(passed(home), JSON.stringify(home)).toBe(true);
};

describe('a scripted task: homes', () => {
  test.each(questions)('by the question "%s"', async (question, ...passes) => {
    expectAll(await search({ question, limit: 20 }), passes);
  });

  test.each(wishes)('by the filters %j', async (filters, ...passes) => {
    expectAll(await search({ filters, limit: 20 }), passes);
  });

  test('a question and a filter together', async () => {
    expectAll(await search({ question: 'Deventer', filters: { tuin: 'ja' }, limit: 20 }), [
      isIn('Deventer'),
      has('tuin'),
    ]);
  });

  test('around a place, further than the place itself', async () => {
    const within = await search({ question: 'huis in Olst', limit: 20 });
    const around = await search({ question: 'huis binnen 10 km van Olst', limit: 20 });
    expect(around.total).toBeGreaterThan(within.total);
    expect(around.page).toContain('radius=10');
  });

  test('what was not understood is said', async () => {
    const { not_understood } = await search({ question: 'huis met zwembad in Deventer' });
    expect(not_understood).toEqual(['zwembad']);
  });

  test('words that no home has are said, with the list for sale and not that of rentals', async () => {
    const { total, not_understood, page } = await search({ question: 'geen appartement in Deventer' });
    expect({ total, not_understood }).toEqual({ total: 0, not_understood: ['geen appartement in Deventer'] });
    expect(new URL(page).searchParams.get('soort')).toBe('koop');
    // A place without a home at this price is understood.
    const cheap = await search({ question: 'Deventer', filters: { prijstot: '1' } });
    expect(cheap).toMatchObject({ total: 0 });
    expect(cheap.not_understood).toBeUndefined();
  });

  test('cheapest first, and page by page', async () => {
    const query = { filters: { soort: 'koop' }, sort: 'prijs', limit: 5 };
    const [first, second] = [await search(query), await search({ ...query, offset: 5 })];
    const prices = [...first.homes, ...second.homes].map(price);
    expect(prices).toHaveLength(10);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  test.each([
    [{ question: 'goedkoopste huis in Deventer' }],
    [{ question: 'huis binnen 5 km van Deventer', sort: 'prijs' }],
    [{ question: 'duurste huis in Deventer', sort: 'prijs' }],
  ])('in the order that is asked for, here and on the site: %j', async (query) => {
    const { homes, page } = await search(query);
    expect(homes.map(price)).toEqual(homes.map(price).sort((one, other) => one - other));
    expect(new URL(page).searchParams.get('sort')).toBe('prijs');
  });

  test('a place alone has the homes that the page of its link has, none of them sold', async () => {
    const { homes, total, page } = await search({ question: 'Deventer', limit: 20 });
    const list = '/objects/archive/?searchquery=Deventer&soort=koop&verkocht=nee&limit=1';
    expect(total).toBe((await askJson<Archive>(list)).paginering.totaalAantal);
    expect(homes.every(isKind('koop'))).toBe(true);
    expect(new URL(page).search).toBe('?zoeken=Deventer&soort=koop');
    const sold = await search({ question: 'Deventer', filters: { verkocht: 'ja' } });
    expect(new URL(sold.page).searchParams.get('verkocht')).toBe('ja');
    expect(sold.homes.every((home) => 'last_asking_price_eur' in home)).toBe(true);
  });

  test('a rental and a sold home are found by their address', async () => {
    for (const query of ['soort=huur&beschikbaar=ja', 'soort=koop&status=VERKOCHT&verkocht=ja']) {
      const { resultaten } = await askJson<Archive>(`/objects/archive/?limit=20&${query}`);
      const lone = resultaten.find(({ straat, huisnummer }) => straat && huisnummer);
      const question = `${lone?.straat} ${lone?.huisnummer}, ${lone?.plaats}`;
      const { homes, page } = await search({ question });
      expect(homes.map((home) => home.page).join(), question).toContain(lone?.slug);
      expect(new URL(page).searchParams.get('zoeken')).toBe(question);
    }
    // No rentals either: nobody rents up to € 50.000.
    for (const [question, filters] of [
      ['', { plaats: 'deventer' }],
      ['Deventer', {}],
    ] as const)
      expect((await search({ question, filters: { ...filters, prijstot: '50000' } })).total).toBe(0);
  });

  test('its link is the same list on the site', async () => {
    const { page } = await search({ question: 'hoekhuis met tuin onder 4 ton in Colmschate, label B' });
    expect(new URL(page).origin).toBe(bindings['SITE_ORIGIN']);
    expect(Object.fromEntries(new URL(page).searchParams)).toMatchObject({ tuin: 'ja', prijstot: '400000' });
  });
});

const findOne = async (filters: Record<string, string>): Promise<Home> => {
  const [home] = (await search({ filters, limit: 1 })).homes;
  return home ?? expect.fail('no home');
};

describe('a scripted task: one home', () => {
  test('all about it, with what was sold nearby', async () => {
    const { page, address } = await findOne({ soort: 'koop', plaats: 'deventer' });
    const { answer } = await call('get_home', { page });
    expect(answer).toMatchObject({
      address,
      description: expect.stringMatching(/\w/),
      facts: expect.any(Object),
      sold_nearby: expect.any(Array),
    });
  });

  test('a home for rent has the condition of its rent, whatever its sale says', async () => {
    const { resultaten } = await askJson<Archive>('/objects/archive/?limit=1&soort=huur');
    const [{ id, citySlug, slug } = expect.fail('no home')] = resultaten;
    await changeHome(id, { financieel: { overdracht: { koopprijs: 0, koopconditie: 'KOSTEN_KOPER' } } });
    await forgetContent();
    const { answer } = await call('get_home', { page: `/woningaanbod/${citySlug}/${slug}` });
    await restoreContent();
    expect(answer).toMatchObject({ kind: 'huur', price_condition: 'per maand' });
  });

  test('what registers say of its place, each with its source and year', async () => {
    const { resultaten } = await askJson<Archive>('/objects/archive/?limit=1&beschikbaar=ja');
    await joinSurroundings(bindings, resultaten);
    const page = resultaten.map(({ citySlug, slug }) => `/woningaanbod/${citySlug}/${slug}`).join();
    const { answer } = await call('get_home', { page });
    expect(answer).toHaveProperty('place.registered_energy_label.source', 'RVO, EP-Online');
    expect(answer).toHaveProperty('place.neighbourhood_figures.inhabitants.year', 2025);
    expect(answer).toHaveProperty('place.noise_lden_db.road');
  });

  test('nothing about a person', async () => {
    const { resultaten } = await askJson<Archive>('/objects/archive/?limit=10');
    for (const { citySlug, slug } of resultaten) {
      const { text } = await call('get_home', { page: `/woningaanbod/${citySlug}/${slug}` });
      expect(text).not.toMatch(/makelaar|phonenumber|\b0\d{9}\b|@/);
    }
  });

  test('a sold home has the price that was asked last', async () => {
    const { resultaten } = await askJson<Archive>('/objects/archive/?limit=1&status=VERKOCHT&verkocht=ja');
    const [sold] = resultaten;
    const page = `/woningaanbod/${sold?.citySlug}/${sold?.slug}`;
    const { answer } = await call('get_home', { page });
    expect(answer).toHaveProperty('last_asking_price_eur');
    expect(answer).not.toHaveProperty('asking_price_eur');
  });

  test.each(['VERKOCHT', 'VERKOCHT_ONDER_VOORBEHOUD'])(
    'no viewing is promised of a home that is %s: its page asks for none',
    async (status) => {
      const { resultaten } = await askJson<Archive>(`/objects/archive/?limit=1&status=${status}`);
      const page = resultaten.map(({ citySlug, slug }) => `/woningaanbod/${citySlug}/${slug}`).join();
      expect(await call('request_viewing', { page })).toMatchObject({
        failed: true,
        text: expect.stringMatching(/^This home is sold or let/),
      });
    },
  );

  test('a viewing is asked for by the visitor, on the page of the home', async () => {
    const { page } = await findOne({ soort: 'koop' });
    const { answer } = await call('request_viewing', { page });
    expect(answer).toMatchObject({ form: `${page}#interesse`, sent: false });
  });

  test('what it costs a month: an annuity of 4 % over 30 years, or whatever the office’s rate is', async () => {
    const { answer } = await call('monthly_cost', { price_eur: 400_000, own_money_eur: 50_000 });
    const terms = v.parse(
      v.looseObject({
        gross_eur_a_month: v.number(),
        assumes: v.looseObject({ loan_eur: v.literal(350_000), interest_percent: v.number() }),
      }),
      answer,
    );
    const monthly = terms.assumes.interest_percent / 1200;
    const annuity = (350_000 * monthly) / (1 - (1 + monthly) ** -360);
    expect(terms.gross_eur_a_month).toBe(Math.round(annuity));
  });

  test('where the broker has homes', async () => {
    const { answer } = await call('list_places');
    const { places } = v.parse(
      v.object({ places: v.array(v.looseObject({ place: v.string(), homes: v.number() })) }),
      answer,
    );
    const deventer = places.find(({ place }) => place === 'Deventer');
    expect(deventer?.homes).toBeGreaterThan(10);
    expect(places.every(({ homes }) => homes > 0)).toBe(true);
  });
});

describe('a wrong call says what was expected', () => {
  test.each([
    ['an unknown tool', 'buy_home', {}, /There is no tool "buy_home". Expected one of search_homes/],
    [
      'an unknown argument',
      'search_homes',
      { city: 'Deventer' },
      /^city: no argument of this tool; tools\/list has them$/,
    ],
    ['an unknown filter', 'search_homes', { filters: { pool: 'ja' } }, /^filters.pool: no argument of/],
    ['no price', 'monthly_cost', {}, /^price_eur: missing$/],
    [
      'filters as text',
      'search_homes',
      { filters: 'tuin' },
      /^filters: .*Expected Object but received "tuin"$/,
    ],
    ['a filter that makes no sense', 'search_homes', { filters: { prijstot: 'veel' } }, /prijstot/],
    ['too many at once', 'search_homes', { limit: 500 }, /limit/],
    [
      'a page that is none',
      'get_home',
      { page: 'https://elsewhere.example/' },
      /expected the page of a home/,
    ],
    ['a home that is gone', 'get_home', { page: '/woningaanbod/deventer/bestaat-niet-1' }, /./],
    [
      'a period without a rate',
      'monthly_cost',
      { price_eur: 1, years_fixed: 3 },
      /years_fixed: expected one of/,
    ],
  ])('%s', async (_, name, values, said) => {
    const { failed, text } = await call(name, values);
    expect(failed).toBe(true);
    expect(text).toMatch(said);
  });

  test.each([
    ['no JSON', 'x', 400],
    ['no message', '{"id":1}', 400],
    ['a message that is too long', JSON.stringify({ jsonrpc: '2.0', method: 'x'.repeat(20_000) }), 413],
  ])('%s', async (_, body, status) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const reply = await send(new Request(endpoint, { method: 'POST', headers, body }));
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
  });

  test.each([
    ['an id that is none', { id: {}, method: 'ping' }, /^id: /],
    ['no id that can be answered', { id: null, method: 'ping' }, /^id: /],
    ['parameters in a row', { id: 1, method: 'tools/list', params: [] }, /^params: /],
    ['parameters that are none', { method: 'notifications/cancelled', params: 5 }, /^params: /],
    ['a token of progress that is none', { id: 1, method: 'ping', params: { _meta: 5 } }, /^params\._meta: /],
    ['a word too many', { id: 1, method: 'ping', parameters: {} }, /"parameters"/],
  ])('%s', async (_, message, said) => {
    const reply = await post(message);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      ...{ jsonrpc: '2.0', id: null },
      error: { code: -32600, message: expect.stringMatching(said) },
    });
  });

  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } };

  test.each([
    ['initialize', undefined, /^params: /],
    ['initialize', { ...hello, protocolVersion: 5 }, /^params\.protocolVersion: .*string/],
    ['tools/list', { cursor: 5 }, /^params\.cursor: .*string/],
    ['tools/call', undefined, /^params: /],
    ['tools/call', { name: 5 }, /^params\.name: .*string/],
    ['tools/call', { name: 'list_places', arguments: null }, /^params\.arguments: /],
    ['tools/call', { name: 'list_places', arguments: ['x'] }, /^params\.arguments: /],
  ])('%s with %j is the caller’s mistake, not ours', async (method, params, said) => {
    const reply = await post({ id: 'a', method, params });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      ...{ jsonrpc: '2.0', id: 'a' },
      error: { code: -32602, message: expect.stringMatching(said) },
    });
  });

  test('a media type is known in capitals too', async () => {
    const hasType = (type: string) => post({ id: 1, method: 'ping' }, { 'content-type': type });
    expect((await hasType('Application/JSON; charset=utf-8')).status).toBe(200);
    expect((await hasType('application/jsonl')).status).toBe(415);
  });

  test('a page of another site cannot ask through its visitor', async () => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      origin: 'https://evil.example',
    };
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    const reply = await send(new Request(endpoint, { method: 'POST', headers, body }));
    expect(reply.status).toBe(403);
  });
});
