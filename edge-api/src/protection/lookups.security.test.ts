import { createExecutionContext, runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { clearFaults, setFault } from '../../test/leads.ts';
import { createApi } from '../app/create-app.ts';
import type { Bindings } from '../environment/env.ts';
import { breaker } from '@binnen/upstreams/calls/call';

const api = createApi();
const limited = (more: object = {}): Bindings => ({ ...bindings, LIMITS: 'on', ...more });
const ask = async (path: string, address: string, env = limited()): Promise<Response> =>
  api.request(path, { headers: { 'cf-connecting-ip': address } }, env, createExecutionContext());

const countCalls = async (service: string): Promise<number> => {
  const requests = await fetch(`${bindings.UPSTREAMS}/_requests?service=${service}`);
  return ((await requests.json()) as { count: number }).count;
};

beforeEach(async () => {
  breaker.reset();
  // The exact counts begin anew with each minute of the clock.
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 12));
  for (const service of ['valuation', 'streetview'])
    await runInDurableObject(bindings.QUOTAS.getByName(service), (_, state) => {
      state.storage.sql.exec('DELETE FROM uses');
    });
});

const home = (number: number) => `/mg/references/?postcode=7418ET&huisnummer=${number}`;

/**
 * How many of these questions are answered before one is refused. The binding counts in windows of the clock, so up to
 * twice sixty may fall into two of them.
 */
const countUntilRefused = async (next: (each: number) => Promise<Response>): Promise<number> => {
  for (let each = 0; each <= 120; each += 1) if ((await next(each)).status === 429) return each;
  return Infinity;
};

test('of 240 valuations for one address, thirty reach the paid service; the others are told when to come back', async () => {
  const before = await countCalls('valuation');
  const replies: Response[] = [];
  for (let number = 1; number <= 240; number += 1) replies.push(await ask(home(number), '192.0.2.1'));
  expect((await countCalls('valuation')) - before).toBe(30);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(210);
  for (const reply of refused) {
    expect(await reply.json()).toMatchObject({ code: 'rate-limited' });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('ratelimit')).toMatch(/^"valuation";r=0;t=\d+$/);
  }
});

test.each(['/mg/streetview/?location=52.2636,6.1415', home(12)])(
  'a page of another site makes its visitors spend nothing of the budget: %s',
  async (path) => {
    const env = limited({ CORS_ORIGINS: 'https://partner.example' });
    const askFrom = async (headers: Record<string, string>) =>
      (await api.request(path, { headers }, env, createExecutionContext())).status;
    const service = path.includes('streetview') ? 'streetview' : 'valuation';
    const before = await countCalls(service);
    expect(await askFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await askFrom({ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' })).toBe(403);
    expect(await countCalls(service)).toBe(before);
    expect(await askFrom({ 'sec-fetch-site': 'cross-site', origin: 'https://partner.example' })).toBe(200);
    expect(await askFrom({ 'sec-fetch-site': 'same-site' })).toBe(200);
  },
);

test('addresses of one IPv6 network count together, and another network’s do not', async () => {
  const env = limited({ PAID_LOOKUPS_PER_MINUTE: '3' });
  const from = (host: number) => ask(home(1), `2001:db8:7:7::${host.toString(16)}`, env);
  const replies = [await from(1), await from(2), await from(3), await from(4)];
  expect(replies.map(({ status }) => status === 429)).toEqual([false, false, false, true]);
  expect((await ask(home(1), '2001:db8:7:8::1', env)).status).not.toBe(429);
});

test('a reply says what is left of the visitor’s minute and day', async () => {
  const { headers } = await ask('/mg/streetview/?location=52.2636,6.1415', '192.0.2.3');
  expect(headers.get('ratelimit-policy')).toBe('"streetview";q=30;w=60, "streetview-day";q=150;w=86400');
  expect(headers.get('ratelimit')).toMatch(/^"streetview";r=29;t=\d+, "streetview-day";r=149;t=\d+$/);
});

test('a day’s limit holds when the minute’s does not', async () => {
  const env = limited({ PAID_LOOKUPS_PER_MINUTE: '0', PAID_LOOKUPS_PER_DAY: '2' });
  for (let each = 0; each < 2; each += 1) await ask(home(1), '192.0.2.4', env);
  const refused = await ask(home(1), '192.0.2.4', env);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit-policy')).toBe('"valuation-day";q=2;w=86400');
});

test('the day’s budget of all visitors: the log says so at four fifths and when it is spent, and then nothing is asked', async () => {
  const env = limited({ PAID_BUDGET_PER_DAY: '5' });
  const [warned, failed] = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  warned.mockImplementation(() => {});
  failed.mockImplementation(() => {});
  const before = await countCalls('valuation');
  const budgetLines = (spy: typeof warned) =>
    spy.mock.calls.flat().filter((line) => /budget/.test(String(line)));
  for (let visitor = 1; visitor <= 3; visitor += 1) await ask(home(1), `198.51.100.${visitor}`, env);
  expect(budgetLines(warned)).toEqual([]);
  await ask(home(1), '198.51.100.4', env);
  expect(budgetLines(warned).map((line) => JSON.parse(String(line)) as object)).toEqual([
    expect.objectContaining({ service: 'valuation', used: 4, budget: 5 }),
  ]);
  await ask(home(1), '198.51.100.5', env);
  expect(budgetLines(failed)).toHaveLength(1);
  const refused = await ask(home(1), '198.51.100.6', env);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'budget-spent' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await countCalls('valuation')) - before).toBe(5);
  expect((await ask('/mg/streetview/?location=52.2636,6.1415', '198.51.100.7', env)).status).toBe(200);
});

test('without a budget of all visitors the addresses of one IPv4 provider are not one household', async () => {
  const env = limited({ PAID_BUDGET_PER_DAY: '0', PAID_LOOKUPS_PER_DAY: '2' });
  for (let visitor = 1; visitor <= 6; visitor += 1)
    expect((await ask(home(1), `203.0.113.${visitor}`, env)).status, `visitor ${visitor}`).not.toBe(429);
});

test('while the service is down the day’s budget and the visitor’s own are not spent', async () => {
  const env = limited({ PAID_BUDGET_PER_DAY: '12', PAID_LOOKUPS_PER_DAY: '7' });
  const asAnybody = (each: number) => ask(home(1), `203.0.113.${each}`, env);
  await setFault({ service: 'valuation', status: 503 });
  for (let each = 1; each <= 30; each += 1) expect((await asAnybody(each % 2)).status).toBe(503);
  // A probe that hangs: nobody else is let through.
  vi.mocked(Date.now).mockReturnValue(Date.UTC(2026, 10, 21, 12, 0, 31));
  breaker.admits('valuation');
  for (let each = 1; each <= 30; each += 1) expect((await asAnybody(each % 2)).status).toBe(503);
  await clearFaults();
  breaker.reset();
  for (let each = 0; each < 4; each += 1) expect((await asAnybody(each % 2)).status).toBe(200);
});

test('a budget that was spent by a clock that was a month ahead is whole again with a right clock', async () => {
  const env = limited({ PAID_BUDGET_PER_DAY: '1' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(Date.now).mockReturnValue(Date.UTC(2026, 11, 21, 12));
  await ask(home(1), '198.51.100.10', env);
  expect((await ask(home(1), '198.51.100.11', env)).status).toBe(503);
  vi.mocked(Date.now).mockReturnValue(Date.UTC(2026, 10, 21, 12));
  const quotas = bindings.QUOTAS.getByName('valuation');
  expect(await quotas.read(['budget'])).toEqual([0]);
  expect((await ask(home(1), '198.51.100.12', env)).status).not.toBe(503);
  expect((await ask(home(1), '198.51.100.13', env)).status).toBe(503);
  await quotas.renew({ key: 'budget', seconds: 86_400, most: 1 });
  expect((await ask(home(1), '198.51.100.14', env)).status).not.toBe(503);
});

test('what is not asked of the service costs nothing', async () => {
  const env = limited({ PAID_LOOKUPS_PER_DAY: '1' });
  for (let each = 0; each < 5; each += 1)
    expect((await ask('/mg/references/?postcode=x&huisnummer=1', '192.0.2.8', env)).status).toBe(400);
  expect((await ask(home(19), '192.0.2.8', env)).status).not.toBe(429);
});

test.each([
  ['postcode', (each: number) => `/postcode/lookup/?postcode=7418ET&huisnummer=${each + 1}`],
  ['radius', (each: number) => `/google/radius/?address=Deventer&radius=5&limit=${each + 1}`],
  ['picture', (each: number) => `/images/get/?url=https%3A%2F%2Felders.example%2F${each}`],
])('%s lookups of one address are refused after sixty a minute, whatever they ask', async (name, path) => {
  const answered = await countUntilRefused((each) => ask(path(each), `203.0.113.${name.length}`));
  expect(answered).toBeGreaterThanOrEqual(60);
  expect(answered).toBeLessThanOrEqual(120);
  expect((await ask(path(0), '203.0.113.99')).status).not.toBe(429);
});

test('one question that a visitor asks all the time is answered to another', async () => {
  const question = '/postcode/lookup/?postcode=7411LP&huisnummer=9';
  await countUntilRefused(() => ask(question, '198.51.100.1'));
  expect((await ask(question, '198.51.100.2')).status).toBe(200);
});

test('one question that many addresses ask all the time is refused, and others are not', async () => {
  const used = new Map<string, number>();
  const limit = ({ key }: { key: string }) => {
    const uses = (used.get(key) ?? 0) + 1;
    used.set(key, uses);
    return Promise.resolve({ success: uses <= 60 });
  };
  const env = limited({ RATE_LIMIT: { limit } });
  const question = '/postcode/lookup/?postcode=7411LP&huisnummer=8';
  let answered = 0;
  let refused = await ask(question, '198.51.100.0', env);
  for (; refused.status === 200; answered += 1)
    refused = await ask(question, `198.51.100.${answered % 250}`, env);
  expect(answered).toBeGreaterThan(250);
  expect(answered).toBeLessThanOrEqual(600);
  expect(refused.headers.get('ratelimit-policy')).toBe('"postcode-question";q=600;w=60');
  expect((await ask('/postcode/lookup/?postcode=7411LP&huisnummer=10', '198.51.100.1', env)).status).toBe(
    200,
  );
});

test('a hundred networks of one household spend a part of the day’s budget, and others are answered', async () => {
  const env = limited({ PAID_LOOKUPS_PER_DAY: '15', PAID_BUDGET_PER_DAY: '200' });
  const before = await countCalls('valuation');
  for (let network = 0; network < 20; network += 1)
    for (let each = 0; each < 4; each += 1)
      await ask(home(10 * network + each + 1), `2001:db8:77:${network.toString(16)}::${each + 1}`, env);
  // Twice what one network of it may have.
  expect((await countCalls('valuation')) - before).toBe(30);
  expect((await ask(home(900), '2001:db8:77:ffff::1', env)).headers.get('ratelimit-policy')).toBe(
    '"valuation-network";q=30;w=86400',
  );
  expect((await ask(home(900), '2001:db8:78:1::1', env)).status).not.toBe(429);
});

test('the last quarter of a budget is for networks that asked little', async () => {
  const env = limited({ PAID_BUDGET_PER_DAY: '60' });
  const statuses: number[] = [];
  for (let household = 0; household < 3; household += 1)
    for (let each = 0; each < 20; each += 1)
      statuses.push((await ask(home(20 * household + each + 1), `2001:db8:${household + 1}::1`, env)).status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
  expect(statuses.slice(40, 50)).not.toContain(503);
  expect((await ask(home(900), '2001:db8:99::1', env)).status).not.toBe(503);
});

test('addresses of one IPv4 /24 count together only when much of the budget is spent', async () => {
  const env = limited({ PAID_LOOKUPS_PER_DAY: '5', PAID_BUDGET_PER_DAY: '60' });
  const from = async (block: number, each: number) =>
    (await ask(home(each), `198.18.${block}.${each}`, env)).status;
  for (let each = 1; each <= 30; each += 1) expect(await from(1, each)).not.toBe(429);
  expect(await from(1, 31)).toBe(429);
  expect(await from(2, 1)).not.toBe(429);
});

test.each([
  ['a self-hosted edge counts all clients together, whatever address they claim', {}, 429],
  ['… unless the proxy in front of it writes a header', { CLIENT_ADDRESS_HEADER: 'cf-connecting-ip' }, 200],
])('%s', async (_, more, status) => {
  const env = limited({ RENDERER_URL: 'http://localhost:9', PAID_LOOKUPS_PER_MINUTE: '2', ...more });
  const view = (address: string) => ask('/mg/streetview/?location=52.2636,6.1415', address, env);
  for (const each of [1, 2]) await view(`198.51.100.${each}`);
  expect((await view('198.51.100.3')).status).toBe(status);
});
