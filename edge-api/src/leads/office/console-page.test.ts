import { afterEach, expect, test } from 'vitest';
import { issue, open, send, signIn } from '../../../test/console.ts';
import { clearFaults, listCalls, postForm } from '../../../test/leads.ts';
import { ask, asToken, ownerToken } from '../../../test/releases.ts';

const path = '/_platform/console/leads?state=held';
const email = 'wilhelmina@example.nl';
const readLeads = async (cookie: string) => (await open(path, cookie)).text();
const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

afterEach(clearFaults);

test('an operator sees that a lead is held, asks who it is, and sends it', async () => {
  await postForm('formulier', 'contact', {
    firstname: 'Wilhelmina',
    email,
    phone: '0612345678',
    acceptsPrivacy: 'ja',
    message: 'Bel me',
    _website: 'spam',
  });
  const cookie = await signIn();
  const list = await readLeads(cookie);
  expect(list).toContain('w•••@example.nl');
  expect(list).not.toMatch(/Wilhelmina|wilhelmina|0612345678|Bel me/);

  const key = find(list, /name="key" value="([^"]+)"/);
  const seen = await (await send(path, cookie, { key, act: 'look' })).text();
  expect(seen).toContain('Wilhelmina');
  expect(seen).toContain('Bel me');
  const log = await ask('/_platform/leads/actions', { headers: asToken(ownerToken) });
  expect(await log.json()).toMatchObject({ actions: [{ did: 'looked at', leads: 1 }] });

  const sent = await (await send(path, cookie, { key, act: 'send' })).text();
  expect(sent).toContain('It is being sent.');
  await expect.poll(async () => (await listCalls(email)).length, { timeout: 10_000 }).toBe(1);
  // The list that the office looks at is older.
  const late = await (await send(path, cookie, { key, act: 'look' })).text();
  expect(late).toContain('Wilhelmina');
  expect(late).not.toMatch(/w•••@|value="send"/);
});

test('an operator finds a lead that the marketing service refused, and sends it again', async () => {
  await postForm('formulier', 'contact', {
    firstname: 'Geertruida',
    email: 'x',
    phone: '0612345679',
    acceptsPrivacy: 'ja',
    message: 'Bel me',
  });
  const cookie = await signIn();
  const refused = '/_platform/console/leads?state=refused';
  const list = await (await open(refused, cookie)).text();
  expect(find(list, /(Refused by the marketing service)<\/a> <b>1</)).not.toBe('');
  const key = find(list, /name="key" value="([^"]+)"/);
  expect(await (await send(refused, cookie, { key, act: 'send' })).text()).toContain('It is being sent.');
});

test('who may not read leads has no page of them, and no link to it', async () => {
  const cookie = await signIn(await issue('team-leads', ['publish:mf-leads']));
  expect(await (await open('/_platform/', cookie)).text()).not.toContain('console/leads');
  expect((await open(path, cookie)).status).toBe(403);
  expect((await send(path, cookie, { key: 'x', act: 'send' })).status).toBe(403);
  expect(await readLeads('')).toContain('<label for="token">');
});
