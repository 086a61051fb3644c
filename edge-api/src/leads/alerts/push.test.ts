import { PushedAlertSchema } from '@binnen/contracts/alerts/push';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  act,
  askPush,
  createAlert,
  listHomes,
  readMail,
  refresh,
  subscribe,
  work,
} from '../../../test/alerts.ts';
import { ask, changeHome } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, setFault } from '../../../test/leads.ts';
import { backUp } from '../../backups/back-up.ts';
import { findAlerts } from '../../site/find-objects.ts';
import { readCopy } from '@binnen/edge-kit/copies/copies';
import { breaker } from '@binnen/upstreams/calls/call';
import { isPushEndpoint } from '@binnen/upstreams/calls/allowed-origin';

const realNow = Date.now.bind(Date);
let ahead = 0;
const written: string[] = [];

const moveClock = () => void vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
beforeEach(() => {
  breaker.reset();
  written.length = 0;
  moveClock();
  const methods: ('log' | 'info' | 'warn' | 'error')[] = ['log', 'info', 'warn', 'error'];
  for (const method of methods)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      written.push(JSON.stringify(words));
    });
});
afterEach(async () => {
  await clearFaults();
  vi.restoreAllMocks();
});
afterAll(() => fetch(`${bindings.UPSTREAMS}/_data`, { method: 'DELETE' }));

const refreshLater = async (seconds = 600) => {
  ahead += seconds * 1000;
  breaker.reset();
  await refresh();
};
const homes: { id: number; price: number }[] = [];
/** Two homes of Deventer become cheaper each time. */
const lower = async (count = 1) => {
  for (const home of homes.slice(0, count)) {
    home.price -= 1000;
    await changeHome(home.id, { financieel: { overdracht: { koopprijs: home.price } } });
  }
};
beforeAll(async () => {
  for (const { id, koopprijs } of await listHomes('plaats=deventer&soort=koop&status=BESCHIKBAAR'))
    if (koopprijs && homes.length < 2) homes.push({ id, price: koopprijs });
  moveClock();
  await refreshLater();
});

const lijst = '/woningaanbod/deventer';
const pushTo = async (subscription: unknown, fields: Record<string, string> = {}) => {
  const reply = await askPush(subscription, { lijst, ...fields });
  return v.parse(PushedAlertSchema, await reply.json()).beheer;
};

test('a browser’s permission is enough; what is news is pushed once, encrypted, with how many homes and the first of them', async () => {
  const browser = await subscribe();
  const link = await pushTo(browser.subscription, { frequentie: 'dagelijks' });
  expect(await pushTo(browser.subscription)).toBe(link);
  expect(await (await ask(link)).json()).toMatchObject({
    staat: 'actief',
    frequentie: 'direct',
    kanaal: 'push',
    woorden: ['Te koop', 'Deventer'],
  });
  await lower();
  await refreshLater();
  await lower(2);
  await refreshLater();
  await refreshLater();
  expect(await browser.read()).toEqual([
    {
      titel: expect.stringMatching(/^Lager geprijsd: .+, Deventer$/),
      tekst: expect.stringMatching(/^€.* \(was €.*\)$/),
      lijst: '/woningaanbod/deventer?soort=koop',
      beheer: link,
      tag: expect.any(String),
    },
    expect.objectContaining({
      titel: '2 woningen bij je melding',
      tekst: expect.stringMatching(/^.+, Deventer: €.*\), en nog 1$/),
    }),
  ]);
});

test('a browser with ten alerts gets twelve messages a day, also when all of them have news at once', async () => {
  const browser = await subscribe();
  for (let price = 1; price <= 10; price += 1)
    await pushTo(browser.subscription, { lijst: `${lijst}?prijsvan=${price * 25}000` });
  for (const expected of [10, 12, 12]) {
    await lower();
    await refreshLater();
    expect(await browser.read()).toHaveLength(expected);
  }
});

test('a pause holds it, and an end erases the subscription, in no copy either', async () => {
  const browser = await subscribe();
  const link = await pushTo(browser.subscription);
  await act(link, { doe: 'pauzeer' });
  await lower();
  await refreshLater();
  expect(await browser.read()).toEqual([]);
  await act(link, { doe: 'hervat' });
  await work();
  expect(await browser.read()).toHaveLength(1);
  await act(link, { doe: 'stop' });
  expect(await findAlerts(bindings).copy()).not.toContain(browser.subscription.keys.auth);
  expect((await ask(link)).status).toBe(404);
});

const renew = async (from: unknown, to: unknown, fields: Record<string, string> = {}) =>
  askPush(to, { vorig: JSON.stringify(from), ...fields });

test('a browser that renewed its subscription gets all by the new one, also what came while the old one was gone', async () => {
  const [old, fresh] = [await subscribe(), await subscribe()];
  const link = await pushTo(old.subscription);
  const other = await pushTo(old.subscription, { lijst: '/woningaanbod' });
  await act(other, { doe: 'pauzeer' });
  await old.unsubscribe();
  await lower();
  await refreshLater();
  expect((await renew(old.subscription, fresh.subscription)).status).toBe(200);
  await work();
  await refreshLater();
  expect(await fresh.read()).toEqual([expect.objectContaining({ beheer: link })]);
  expect(await (await ask(other)).json()).toMatchObject({ staat: 'gepauzeerd', kanaal: 'push' });
  expect(await findAlerts(bindings).copy()).not.toContain(old.subscription.keys.auth);
  // Its worker asks again when it did not hear the answer; who asks for what is not there is told so.
  expect((await renew(fresh.subscription, fresh.subscription)).status).toBe(200);
  expect((await renew(old.subscription, fresh.subscription)).status).toBe(404);
});

test('a browser that renews while its old subscription is found to have ended is pushed to by the new one', async () => {
  const [old, fresh] = [await subscribe(), await subscribe()];
  const link = await pushTo(old.subscription);
  await old.unsubscribe();
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === old.subscription.endpoint) await renew(old.subscription, fresh.subscription);
    return fetch(input, init);
  });
  await lower();
  await refreshLater();
  await refreshLater();
  expect(await fresh.read()).toEqual([expect.objectContaining({ beheer: link })]);
});

test('a renewal that cannot delete the copies of the old subscription is refused, and the browser asks again', async () => {
  const [old, fresh] = [await subscribe(), await subscribe()];
  await pushTo(old.subscription);
  await backUp(bindings);
  const bucket: R2Bucket = Object.getPrototypeOf(bindings.RELEASES);
  const list = vi.spyOn(bucket, 'list').mockRejectedValue(new Error('R2 is down'));
  expect((await renew(old.subscription, fresh.subscription)).status).toBe(503);
  list.mockRestore();
  const put = vi.spyOn(bucket, 'put').mockRejectedValue(new Error('R2 is down'));
  expect((await renew(old.subscription, fresh.subscription)).status).toBe(200);
  put.mockRestore();
  expect(await readCopy(bindings, 'alerts', Date.now())).toBeUndefined();
});

test('a list that the new subscription has too is one alert; who asks for another brings the old ones along', async () => {
  const [old, fresh] = [await subscribe(), await subscribe()];
  const first = await pushTo(old.subscription);
  const again = await pushTo(fresh.subscription);
  const asked = { lijst: '/woningaanbod' };
  expect((await renew(old.subscription, fresh.subscription, asked)).status).toBe(200);
  expect((await ask(first)).status).toBe(200);
  expect((await ask(again)).status).toBe(404);
  await lower();
  await refreshLater();
  // In any order: messages are sent side by side.
  expect((await fresh.read()).map(({ lijst: list }) => list).toSorted()).toEqual([
    '/woningaanbod/deventer?soort=koop',
    '/woningaanbod?soort=koop',
  ]);
  const unknown = (await subscribe()).subscription;
  expect((await renew(unknown, fresh.subscription, asked)).status).toBe(200);
});

test('a renewal by who does not know the keys, or to no push service, changes nothing', async () => {
  const [old, thief] = [await subscribe(), await subscribe()];
  const link = await pushTo(old.subscription);
  const guess = { ...old.subscription, keys: thief.subscription.keys };
  expect((await renew(guess, thief.subscription)).status).toBe(404);
  expect((await renew('x', thief.subscription)).status).toBe(400);
  const elsewhere = { ...thief.subscription, endpoint: 'https://elders.example/x' };
  expect((await renew(old.subscription, elsewhere)).status).toBe(400);
  await lower();
  await refreshLater();
  expect(await thief.read()).toEqual([]);
  expect(await old.read()).toEqual([expect.objectContaining({ beheer: link })]);
});

test.each([
  ['is down', { status: 503 }],
  ['finds it too large', { status: 413 }],
  ['is a web page', { html: true }],
  ['loses the answer', { drop: true }],
])('when the push service %s, the message comes once after it is well', async (_, fault) => {
  const browser = await subscribe();
  await pushTo(browser.subscription);
  await setFault({ service: 'push', ...fault });
  await lower();
  await refreshLater();
  await clearFaults();
  for (const _try of [1, 2]) await refreshLater(20 * 60);
  expect(await browser.read()).toHaveLength(1);
});

/** Push services that never answer, as anybody can name them; each with a key that a message can be encrypted for. */
const nameDead = async (name: string, many: number, { keys }: { keys: { p256dh: string; auth: string } }) => {
  const { fetch } = globalThis;
  const called: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('mozilla')) return fetch(input, init);
    if (url.includes(name)) called.push(url);
    throw new TypeError('Network connection lost.');
  });
  for (let each = 0; each < many; each += 1)
    await pushTo({ endpoint: `https://${name}${each}.push.services.mozilla.com/x`, keys });
  return called;
};

test('browsers of push services that never answer hold up nobody’s mail and nobody’s push', async () => {
  const browser = await subscribe();
  await nameDead('dead', 12, browser.subscription);
  await pushTo(browser.subscription);
  const email = 'behind-the-dead@voorbeeld.example';
  await createAlert({ email, lijst });
  await lower();
  await refreshLater();
  expect(await browser.read()).toHaveLength(1);
  expect(await readMail(email)).toHaveLength(2);
});

test('one that fails a few times rests longer each time, is no alarm, and is tried at once when it asks again', async () => {
  const browser = await subscribe();
  const called = await nameDead('silent', 1, browser.subscription);
  await lower();
  await refreshLater();
  const count = async (seconds: number) => {
    const before = called.length;
    for (let each = 0; each < 5; each += 1) await refreshLater(seconds / 5);
    return called.length - before;
  };
  expect(await count(3_600)).toBeGreaterThanOrEqual(2);
  expect((await findAlerts(bindings).measure()).waiting).toBe(0);
  // A message alone would be tried each quarter of an hour.
  expect(await count(3_600)).toBeLessThanOrEqual(2);
  const before = called.length;
  await pushTo({ endpoint: called[0], keys: browser.subscription.keys });
  await refreshLater(0);
  expect(called).toHaveLength(before + 1);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://10.0.0.1/x',
  'https://localhost/x',
  'https://fcm.googleapis.com.elders.example/x',
  'https://evilpush.services.mozilla.com.example/x',
  'https://xnotify.windows.com/x',
])('%s is no push service: it is never called', async (endpoint) => {
  const { subscription } = await subscribe();
  expect((await askPush({ ...subscription, endpoint })).status).toBe(400);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://db5p.notify.windows.com/w/?token=x',
])('%s is one', (endpoint) => {
  expect(isPushEndpoint(bindings, new URL(endpoint))).toBe(true);
});

test('what is no subscription, or no list, is refused; without keys there is no push', async () => {
  const { subscription } = await subscribe();
  const { keys } = subscription;
  for (const wrong of [null, 'x', {}, { ...subscription, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }])
    expect((await askPush(wrong)).status).toBe(400);
  expect((await askPush(subscription, { lijst: 'https://elders.example/' })).status).toBe(400);
  const without = { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' };
  expect((await askPush(subscription, {}, without)).status).toBe(404);
});

test('a browser has ten alerts at most', async () => {
  const browser = await subscribe();
  const replies = [];
  for (let rooms = 1; rooms <= 11; rooms += 1)
    replies.push(await askPush(browser.subscription, { lijst: `${lijst}?kamers=${rooms}` }));
  expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  // By this the page knows it from a limit that a wait ends.
  expect(replies.at(-1)?.headers.has('retry-after')).toBe(false);
});

test('nothing of a subscription reaches a log or a cache', async () => {
  const browser = await subscribe();
  await pushTo(browser.subscription);
  await askPush({ ...browser.subscription, endpoint: 'https://kwetsbaar.example/x' });
  await setFault({ service: 'push', status: 500 });
  await lower();
  await refreshLater();
  await clearFaults();
  await browser.unsubscribe();
  await refreshLater(20 * 60);
  const texts = [...written];
  for (const { name } of (await bindings.CACHE.list()).keys)
    texts.push(name, (await bindings.CACHE.get(name)) ?? '');
  expect(written.join('\n')).toContain('takes no more push');
  const { endpoint, keys } = browser.subscription;
  for (const secret of [endpoint.split('/').at(-1) ?? '', keys.auth, 'kwetsbaar'])
    expect(texts.join('\n')).not.toContain(secret);
});

// The last of all: it moves the clock by more than a signature holds at the stand-in.
const day = 86_400;

test('a browser that takes no more has its alerts for two weeks; then nothing of it is left', async () => {
  const browser = await subscribe();
  const links = [
    await pushTo(browser.subscription),
    await pushTo(browser.subscription, { lijst: '/woningaanbod' }),
  ];
  await browser.unsubscribe();
  await lower();
  await refreshLater();
  await refreshLater(13 * day);
  for (const link of links) expect((await ask(link)).status).toBe(200);
  await backUp(bindings);
  const bucket: R2Bucket = Object.getPrototypeOf(bindings.RELEASES);
  const list = vi.spyOn(bucket, 'list').mockRejectedValue(new Error('R2 is down'));
  await refreshLater(2 * day);
  list.mockRestore();
  await refreshLater(0);
  expect((await readCopy(bindings, 'alerts', Date.now()))?.text).not.toContain(
    browser.subscription.keys.auth,
  );
  for (const link of links) expect((await ask(link)).status).toBe(404);
  expect(await findAlerts(bindings).copy()).not.toContain(browser.subscription.keys.auth);
});
