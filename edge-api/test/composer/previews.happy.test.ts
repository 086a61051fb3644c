import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askPush, subscribe } from '../alerts.ts';
import { bindings } from '../bindings.ts';
import { countWrites } from '../leads.ts';
import {
  ask,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  sendJson,
  upload,
} from '../releases.ts';

const site = bindings['SITE_ORIGIN'] as string;
type Reply = PlatformReply<'preview'>;

const requestPreview = (body: object) => sendJson('/_platform/previews', body, ownerToken);
const preview = async (body: object): Promise<Reply> => {
  const reply = await requestPreview(body);
  expect(reply.status, await reply.clone().text()).toBe(201);
  return (await reply.json()) as Reply;
};
const show = (path: string, grant: string, init: RequestInit = {}) =>
  ask(site + path, { ...init, headers: { cookie: `a=1; __Host-preview=${grant}`, ...init.headers } });

const pages = (text: string) => ({ '/toon': `() => ${JSON.stringify(text)}`, '/kapot': `() => 'heel'` });

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await createToyRemote('mf-show', { pages: pages('eerste') }));
  await upload(await createToyRemote('mf-show', { version: '2.0.0', pages: pages('tweede') }));
  expect((await promote({ shell: '1.0.0', 'mf-show': '1.0.0' })).status).toBe(200);
});
afterEach(() => vi.restoreAllMocks());

test('a preview shows its mix to who has the grant, and what is live stays live for all others', async () => {
  const { id, grant, versions } = await preview({ versions: { 'mf-show': '2.0.0' } });
  expect(versions).toEqual({ shell: '1.0.0', 'mf-show': '2.0.0' });
  const page = await show('/toon', grant);
  expect(await page.text()).toContain('tweede');
  expect(page.headers.get('x-composition')).toBe(id);
  expect(page.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('etag')).toBeNull();
  expect(await (await ask(`${site}/toon`)).text()).toContain('eerste');
});

test('a test sends the grant as a header', async () => {
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const page = await ask(`${site}/toon`, { headers: { 'x-preview': grant } });
  expect(await page.text()).toContain('tweede');
});

test('its address sets a cookie for this origin alone, and drops the grant from the address', async () => {
  const { url, grant } = await preview({ versions: { 'mf-show': '2.0.0' }, hours: 2 });
  const opened = await ask(`${url}&to=/toon?soort=koop`);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/toon?soort=koop');
  const cookie = opened.headers.get('set-cookie')!;
  expect(cookie).toMatch(new RegExp(`^__Host-preview=${grant};`));
  for (const attribute of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax', 'Expires='])
    expect(cookie).toContain(attribute);
  for (const to of ['//elders.example', '/\\elders.example', 'https://elders.example', '/_platform'])
    expect((await ask(`${url}&to=${encodeURIComponent(to)}`)).headers.get('location')).toBe('/');
});

test('a bar says which versions are shown and until when, and ends it', async () => {
  const { grant, expires } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const html = await (await show('/toon', grant)).text();
  expect(html).toContain('mf-show@2.0.0');
  expect(html).toContain(new Date(expires).toISOString());
  expect(html).not.toContain('shell@1.0.0');
  const ended = await ask(`${site}/_preview/end`, {
    method: 'POST',
    body: new URLSearchParams({ to: '/toon' }),
  });
  expect(ended.status).toBe(303);
  expect(ended.headers.get('location')).toBe('/toon');
  expect(ended.headers.get('set-cookie')).toMatch(/^__Host-preview=; Max-Age=0/);
  expect((await ask('/_preview/bar.css')).headers.get('content-type')).toContain('text/css');
  expect((await ask('/_preview/bar.js')).headers.get('content-type')).toContain('text/javascript');
});

test('the page cache has nothing of a preview, and a preview nothing of it', async () => {
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await (await ask(`${site}/toon`)).text()).toContain('eerste');
    const page = await show('/toon', grant);
    expect(await page.text()).toContain('tweede');
    expect(page.headers.get('cache-status')).toBe('binnen-pages; fwd=bypass');
  }
});

test('a reply of the API that a preview decides is kept by nobody, and everybody’s is', async () => {
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const page = '/content/pages/home';
  expect((await show(page, grant)).headers.get('cache-control')).toContain('private, no-store');
  expect((await ask(site + page)).headers.get('cache-control')).toContain('public');
});

test('a candidate that a promote would refuse is refused, and no grant is made', async () => {
  const broken = { '/toon': '() => { throw new Error("geen huis") }', '/kapot': `() => ''` };
  await upload(await createToyRemote('mf-show', { version: '3.0.0', pages: broken }));
  const refused = await requestPreview({ versions: { 'mf-show': '3.0.0' } });
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).errors[0]?.message).toContain('geen huis');
  const lost = await requestPreview({ versions: { 'mf-show': '9.9.9' } });
  expect((await readRefusal(lost)).errors[0]?.message).toContain('never published');
});

test('a page that fails in a preview says so, and shows no other mix in its place', async () => {
  const code = `({ url }) => { if (url.includes('soort')) throw new Error('x'); return 'goed'; }`;
  const release = await createToyRemote('mf-show', {
    version: '4.0.0',
    pages: { '/toon': code, '/kapot': code },
    query: ['soort'],
  });
  await upload(release);
  const { grant } = await preview({ versions: { 'mf-show': '4.0.0' } });
  await ask(`${site}/toon?soort=koop`);
  const page = await show('/toon?soort=koop', grant);
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('De preview faalt hier');
});

const lead = new URLSearchParams({
  _formulier: 'contact',
  firstname: 'Proef',
  lastname: 'Persoon',
  email: 'proef@voorbeeld.example',
  phone: '0612345678',
  message: 'Dag',
  acceptsPrivacy: 'on',
});
const sendLead = (grant: string, body: BodyInit = lead, headers: Record<string, string> = {}) =>
  show('/ac/contact/add/formulier', grant, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', 'x-preview-forms': 'keep', ...headers },
  });

test('a lead of a preview is answered as taken and goes nowhere; its form is told in the log, not its values', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => {});
  const before = await countWrites();
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const reply = await sendLead(grant);
  expect(reply.status, await reply.clone().text()).toBe(200);
  expect(await reply.json()).toMatchObject({ result_code: 1 });
  expect(reply.headers.get('server-timing')).toContain('preview;desc=');
  expect(await countWrites()).toBe(before);
  const lines = told.mock.calls.flat().join();
  expect(lines).toContain('A lead of a preview was not sent');
  expect(lines).not.toContain('proef@voorbeeld');
});

test('a form of a preview that is refused is not told as taken', async () => {
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const reply = await sendLead(grant, new URLSearchParams({ _formulier: 'contact' }));
  expect(reply.status).toBe(400);
  expect(reply.headers.get('server-timing') ?? '').not.toContain('preview');
});

test('a preview with --send-forms sends them', async () => {
  const before = await countWrites();
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' }, sendsForms: true });
  const reply = await sendLead(grant, lead, { 'x-preview-forms': 'send' });
  expect(reply.status, await reply.clone().text()).toBe(200);
  expect(reply.headers.get('server-timing')).not.toContain('preview');
  expect(await countWrites()).toBeGreaterThan(before);
});

test('a form goes where the bar of its own tab says, whatever another tab opened or ended', async () => {
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const sending = await preview({ versions: { 'mf-show': '2.0.0' }, sendsForms: true });
  const before = await countWrites();
  for (const given of [sending.grant, 'ended', '']) {
    const cookie = given ? `__Host-preview=${given}` : 'a=1';
    const kept = await sendLead('', lead, { cookie });
    expect([kept.status, await kept.json()]).toMatchObject([200, { result_code: 1 }]);
    const told = kept.headers.get('server-timing');
    expect(told).toContain('preview;desc=');
    expect(told).not.toContain('preview-ended');
  }
  // Without script the browser alone can say it.
  const plain = await show('/ac/contact/add/formulier', grant, {
    method: 'POST',
    body: lead,
    headers: { accept: 'text/html' },
  });
  expect(plain.status).toBe(303);
  // A live page that was open before: nobody may believe that its form was sent. No bar says the other word.
  for (const says of ['', 'Keep']) {
    const live = await sendLead(grant, lead, { 'x-preview-forms': says });
    expect([live.status, await live.json()]).toMatchObject([
      403,
      {
        title: expect.stringContaining('kies bovenaan ‘Stop de preview’'),
        detail:
          'A preview is open in this browser, and this page is not of it. End the preview, and send again.',
      },
    ]);
  }
  expect(await countWrites()).toBe(before);
});

test('a browser that shows a preview renews its own alerts, and asks for none', async () => {
  const { grant } = await preview({ versions: { 'mf-show': '2.0.0' } });
  const [old, fresh] = [(await subscribe()).subscription, (await subscribe()).subscription];
  const lijst = '/woningaanbod';
  const send = (fields: Record<string, string>) =>
    show('/melding/push', grant, { method: 'POST', body: new URLSearchParams(fields) });
  expect((await send({ abonnement: JSON.stringify(old), lijst })).status).toBe(200);
  expect((await askPush(fresh, { vorig: JSON.stringify(old) })).status).toBe(404);
  await askPush(old, { lijst });
  const renewal = { abonnement: JSON.stringify(fresh), vorig: JSON.stringify(old) };
  expect((await send(renewal)).status).toBe(200);
  // It was done, so there is none to renew any more.
  expect((await send(renewal)).status).toBe(404);
  expect((await askPush(old, { vorig: JSON.stringify(fresh) })).status).toBe(200);
});
