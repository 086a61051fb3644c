import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, askAlert, findLink, readMail, work } from '../../../test/alerts.ts';
import { ask } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { parseList } from './list-search.ts';

const browser = { accept: 'text/html', 'cf-connecting-ip': '10.9.9.9' };
const written: string[] = [];

beforeEach(() => {
  breaker.reset();
  written.length = 0;
  const methods: ('log' | 'info' | 'warn' | 'error')[] = ['log', 'info', 'warn', 'error'];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      written.push(JSON.stringify(words));
    });
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['', 'Verplicht'],
  ['anna', 'Dit is geen e-mailadres.'],
  ['anna@voorbeeld.nl, bob@voorbeeld.nl', 'Dit is geen e-mailadres.'],
])('"%s" is no address to mail', async (email, message) => {
  const reply = await askAlert({ email });
  expect([reply.status, await reply.json()]).toMatchObject([400, { errors: [{ field: 'email', message }] }]);
});

test('an address of many thousands of characters is refused at once', async () => {
  const began = performance.now();
  expect((await askAlert({ email: `a@${'.'.repeat(60_000)}@` })).status).toBe(400);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a page with a mistyped address does not say that something was left empty', async () => {
  const page = await askAlert({ email: 'anna', lijst: '/woningaanbod' }, browser);
  expect(page.status).toBe(422);
  expect(await page.text()).not.toContain('Je hebt niet alles ingevuld.');
});

test.each([
  'https://elders.example/woningaanbod',
  '//elders.example/woningaanbod',
  '/contact',
  '/woningaanbod/a/b',
])('%s is no list', async (lijst) => {
  expect(parseList(lijst)).toBeUndefined();
  expect((await askAlert({ email: 'anna@voorbeeld.example', lijst })).status).toBe(400);
});

test.each([
  ['soort=koop', { zoeken: 'Geblokkeerd!\nLog in op https://bank.evil.example/' }],
  ['soort=huur', { buurt: 'Win op evil.example' }],
  ['slaapkamers=2', { buurt: 'De Hoven, Ｇｅｂｌｏｋｋｅｅｒｄ' }],
  ['kamers=3', { type: 'win-op-evil-example', bouwvorm: 'win_op_evil_example' }],
])(
  'the question whether %s is to be mailed has no text of the stranger who asked; the page behind its link has',
  async (known, typed) => {
    const email = `victim-${known}@voorbeeld.example`;
    const lijst = `/woningaanbod/deventer?${known}&${new URLSearchParams(typed)}`;
    expect((await askAlert({ email, lijst })).status).toBe(200);
    await work();
    const [mail, ...others] = await readMail(email);
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).not.toMatch(/geblokkeerd|Ｇｅｂ|evil/i);
    expect(mail?.textContent).toMatch(/nieuwe woningen: Te (koop|huur), Deventer, .*je eigen zoekwoorden/);
    expect(await (await ask(findLink(mail))).text()).toMatch(/evil.example|Ｇｅｂ/i);
  },
);

test.each(['/woningaanbod/win-op-evil-example', '/woningaanbod?plaats=win-op-evil-example'])(
  '%s is a list of no place that we know: it is refused',
  async (lijst) => {
    expect((await askAlert({ email: 'anna@voorbeeld.example', lijst })).status).toBe(400);
  },
);

test('a place that we know has alerts without a home in it, and a kind by its own name', async () => {
  const email = 'posterenk@voorbeeld.example';
  expect((await askAlert({ email, lijst: '/woningaanbod/posterenk?type=woonhuis' })).status).toBe(200);
  await work();
  expect((await readMail(email))[0]?.textContent).toContain('Te koop, Posterenk, Woonhuis.');
});

test('a list has one spelling, without what is no question', () => {
  expect(
    parseList('/woningaanbod/deventer/?kamers=03&pagina=4&sort=prijs&prijstot=&utm_source=x')?.lijst,
  ).toBe('/woningaanbod/deventer?soort=koop&kamers=3');
});

test.each([
  ['made up', '11111111-1111-4111-8111-111111111111.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['of another form', 'x'],
  ['absent', ''],
])('a key that is %s opens and ends nothing', async (_, key) => {
  const link = `/melding/beheren?sleutel=${key}`;
  expect((await ask(link)).status).toBe(404);
  expect(await (await act(link, { doe: 'stop' })).json()).toMatchObject({ staat: 'gestopt', woorden: [] });
  expect((await act(link, { doe: 'x' })).status).toBe(400);
});

test('a robot is thanked and nobody is mailed; a browser is thanked by a page', async () => {
  const email = 'robot@voorbeeld.example';
  expect((await askAlert({ email, _website: 'x' })).status).toBe(200);
  const reply = await askAlert({ email, _website: 'x' }, browser);
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/bedankt/melding']);
  await work();
  expect(await readMail(email)).toEqual([]);
});

test('with Turnstile an answer is needed, and one network asks ten times an hour', async () => {
  const keys = { TURNSTILE_SITE_KEY: 'x', TURNSTILE_SECRET: 'y' };
  expect((await askAlert({ email: 'anna@voorbeeld.example' }, {}, keys)).status).toBe(403);
  const replies = [];
  for (let tries = 0; tries < 11; tries += 1)
    replies.push(
      await askAlert({ email: `anna${tries}@voorbeeld.example` }, { 'cf-connecting-ip': '10.8.8.8' }),
    );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = replies.at(-1);
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('ratelimit-policy')).toBe('"alerts";q=10;w=3600');
});

/** Of all together ten, of one network one. */
const few = { ALERTS_MOST_PER_DAY: '10' };
const from = (address: string) => ({ 'cf-connecting-ip': address });

test('a household has a fifth of a day’s alerts; what was not in order takes none of it', async () => {
  await bindings.QUOTAS.getByName('alerts').renew({ key: 'alerts', seconds: 86_400, most: 1_000 });
  const statuses: number[] = [];
  for (let network = 0; network < 4; network += 1) {
    const address = from(`2001:db8:61:${network}::1`);
    const wrong = { email: 'wrong@voorbeeld.example', lijst: '/contact' };
    expect((await askAlert(wrong, address, few)).status).toBe(400);
    const robot = { email: 'robot@voorbeeld.example', _website: 'x' };
    expect((await askAlert(robot, address, few)).status).toBe(200);
    statuses.push((await askAlert({ email: `n${network}@voorbeeld.example` }, address, few)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await askAlert({ email: 'other@voorbeeld.example' }, from('2001:db8:62:1::1'), few)).status).toBe(
    200,
  );
});

test('nothing that a visitor gave reaches a log or a cache', async () => {
  await askAlert({ email: 'kwetsbaar@voorbeeld.example', lijst: '/woningaanbod?zoeken=Kwetsbaarstraat' });
  await askAlert({ email: 'kwetsbaar@', lijst: '/woningaanbod' }, browser).catch(() => {});
  await work();
  const texts = written;
  for (const { name } of (await bindings.CACHE.list()).keys)
    texts.push(name, (await bindings.CACHE.get(name)) ?? '');
  expect(texts.join('\n')).not.toMatch(/kwetsbaar/i);
});
