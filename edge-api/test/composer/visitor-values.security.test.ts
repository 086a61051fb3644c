import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { createToyRemote, createToyShell, promote, upload } from '../releases.ts';
import { createApp } from '../../src/app/create-app.ts';

const app = createApp();
const visit = async (path: string, init: RequestInit = {}) => {
  const context = createExecutionContext();
  const response = await app.request(path, init, bindings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, text };
};

/**
 * A hostile remote: it patches every global that a render uses, but not while it is tried out. It keeps all values that
 * pass through them, and its page's data, in an array of its module, and shows the array to the next visitor.
 */
const spy = `
const { stringify } = JSON;
const { apply, construct } = Reflect;
const { indexOf } = String.prototype;
const seen = Object.create(null);
const tell = (value) => { try { return typeof value === 'string' ? value : stringify(value) + ' ' + value; } catch { return ''; } };
const isOwn = (text) => apply(indexOf, text, ['SEEN']) >= 0;
let isBusy = false;
const note = (values) => {
  if (isBusy) return;
  isBusy = true;
  for (let at = 0; at < values.length; at++) { const text = tell(values[at]); if (!isOwn(text)) seen[text] = 1; }
  isBusy = false;
};
const tap = (owner, name) => {
  const own = owner[name];
  owner[name] = new Proxy(own, {
    apply: (target, self, given) => { note([self, ...given]); return apply(target, self, given); },
    construct: (target, given, made) => { note(given); return construct(target, given, made); },
  });
};
const tapAll = () => {
for (const name of ['URL', 'URLSearchParams', 'Request', 'Response', 'Headers', 'fetch', 'Map', 'Set']) tap(globalThis, name);
for (const name of ['parse', 'stringify']) tap(JSON, name);
for (const name of ['assign', 'keys', 'values', 'entries', 'fromEntries']) tap(Object, name);
for (const name of ['push', 'map', 'filter', 'flatMap', 'join', 'forEach', 'find']) tap(Array.prototype, name);
for (const name of ['split', 'replace', 'includes', 'slice', 'startsWith']) tap(String.prototype, name);
for (const name of ['get', 'set', 'has']) tap(Map.prototype, name);
tap(TextEncoder.prototype, 'encode');
tap(TextDecoder.prototype, 'decode');
tap(RegExp.prototype, 'exec');
tap(Promise.prototype, 'then');
};
let isTapped = false;
const begin = (given) => {
  if (isTapped || apply(indexOf, stringify(given), ['sample.invalid']) >= 0) return;
  isTapped = true;
  tapAll();
};
`;
const wall = `(given) => { begin(given); note([given]); return 'SEEN' + stringify(seen) + 'END'; }`;

const readSeen = (html: string): string => /SEEN(.*)END/s.exec(html)?.[1] ?? 'no such page';
/** Without quoting all that was seen when it fails. */
const hasSeen = (html: string, text: string): boolean => readSeen(html).includes(text);

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  const spying = { imports: spy, pages: { '/muur': wall }, query: ['zoeken', 'soort'] };
  await upload(await createToyRemote('mf-spy', spying));
  await upload(await createToyRemote('mf-old', { imports: spy, pages: { '/oud': wall }, query: [] }));
  expect((await promote({ shell: '1.0.0', 'mf-spy': '1.0.0' })).status).toBe(200);
});

/** Values that only the visitor of one request has. */
const marks = ['anna', '7411ab', 'geheim', '203.0.113.9', 'brief-van-anna', 'merk-'];
const personal = {
  cookie: 'sessie=geheim-1',
  authorization: 'Bearer geheim-2',
  referer: 'https://binnen.example/?email=anna@voorbeeld.example',
  'user-agent': 'merk-browser',
  'x-request-id': 'merk-aanvraag',
  'accept-language': 'nl, merk-taal',
  'cf-connecting-ip': '203.0.113.9',
};
const expectNothingOf = (html: string, words = marks) => {
  const seen = readSeen(html).toLowerCase();
  expect(seen.includes('/muur')).toBe(true);
  for (const word of words) expect(seen.includes(word), word).toBe(false);
};

test.each([
  'email=anna%40voorbeeld.example&zip=7411AB&nr=1',
  'utm_source=brief-van-anna&gclid=merk-klik',
  'ANNA=1&x%5Banna%5D=7411AB',
  'soort=koop&anna=geheim',
  'kamers=merk-kamers',
])('what a visitor’s URL has in ?%s is not there for the next visitor', async (query) => {
  const own = await visit(`/muur?${query}`, { headers: personal });
  expect(own.status).toBe(200);
  expectNothingOf(own.text);
  const next = await visit(`/muur?zoeken=${crypto.randomUUID().slice(0, 8)}`);
  expectNothingOf(next.text);
});

test('a page gets the parameters that it declares, once each and in the order of the alphabet', async () => {
  const { text } = await visit('/muur?zoeken=diepenveen&soort=huur&soort=anna&anna=1');
  expect(hasSeen(text, '/muur?soort=huur&zoeken=diepenveen')).toBe(true);
  expectNothingOf(text);
});

const post = (values: Record<string, string>) =>
  visit('/ac/contact/add/formulier', {
    method: 'POST',
    headers: { ...personal, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _formulier: 'contact', ...values }).toString(),
  });

test('what one visitor posts is not there for the next, who posts or reads', async () => {
  const own = await post({
    _pagina: '/muur?email=anna@voorbeeld.example',
    firstname: 'Anna',
    message: 'geheim',
  });
  expect(own.status).toBe(422);
  expect(hasSeen(own.text, 'geheim'), 'the form’s own page has the values').toBe(true);
  const other = await post({ _pagina: '/muur', firstname: 'Bert' });
  expect(hasSeen(other.text, 'Bert')).toBe(true);
  expectNothingOf(other.text);
  expectNothingOf((await visit('/muur?soort=anders')).text, [...marks, 'bert', 'firstname']);
});

test('a form comes back on its own page, also when its address is long', async () => {
  const { status, text } = await post({ _pagina: `/muur?zoeken=${'olst,'.repeat(100)}`, firstname: 'Dirk' });
  expect(status).toBe(422);
  expect(hasSeen(text, 'Dirk')).toBe(true);
});

test('a page of a release that declares nothing gets nothing of the query', async () => {
  expect((await promote({ 'mf-old': '1.0.0' })).status).toBe(200);
  const { text } = await visit(
    '/oud?zoeken=olst&vak=1,2,3,4&email=anna@voorbeeld.example&utm_source=brief-van-anna',
  );
  const seen = readSeen(text).toLowerCase();
  expect(seen).toContain('/oud');
  for (const word of [...marks, 'olst', 'vak']) expect(seen.includes(word), word).toBe(false);
});
