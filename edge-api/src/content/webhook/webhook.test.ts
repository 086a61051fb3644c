import type { Blogs } from '@binnen/contracts/content';
import type { Archive, Property } from '@binnen/contracts/property';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, askJson } from '../../../test/ask-api.ts';
import { bindings } from '../../../test/bindings.ts';
import { parseConfig } from '../../environment/config.ts';
import { clearIsolateCache } from '@binnen/edge-kit/caching/isolate-cache';
import { changeContent, failUpstream, restoreContent } from '../../../test/content.ts';
import { createToyShell, promote, upload } from '../../../test/releases.ts';

afterEach(restoreContent);

const sign = async (
  body: string,
  seconds = Math.floor(Date.now() / 1000),
  secret = 'local-webhook-secret',
) => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(`${seconds}.${body}`)));
  const hex = [...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${hex}`;
};
const tell = (cms: string, body: string, signature: string) =>
  ask(`/content/webhook/${cms}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-binnen-signature': signature },
    body,
  });

describe('a webhook', () => {
  it('has what it names read anew', async () => {
    await upload(await createToyShell('1.0.0'));
    await promote({ shell: '1.0.0' });
    const read = async () => (await ask('/content/socials')).text();
    await read();
    await changeContent('directus', 'socials', '1', { url_naar_profiel: 'https://www.instagram.com/nieuw' });
    expect(await read()).not.toContain('/nieuw');
    const body = JSON.stringify({ event: 'socials.items.update', collection: 'socials', keys: [1] });
    clearIsolateCache();
    const reply = await tell('directus', body, await sign(body));
    expect(await reply.json()).toEqual({ tags: ['content:socials'] });
    expect(await read()).toContain('/nieuw');
  });
  it('has what is made of what it names read anew, too', async () => {
    const readNames = async () => {
      const { categories } = (await (await ask('/content/blogs')).json()) as Blogs;
      return categories.map(({ title }) => title);
    };
    const terms = (await (await ask('/wp-json/wp/v2/categories?slug=kopen')).json()) as { id: number }[];
    expect(await readNames()).not.toContain('Kopen en bieden');
    await changeContent('wordpress', 'categories', String(terms[0]!.id), { name: 'Kopen en bieden' });
    const body = JSON.stringify({ type: 'category' });
    expect((await tell('wordpress', body, await sign(body))).status).toBe(200);
    expect(await readNames()).toContain('Kopen en bieden');
  });
  it('of a blog has the texts that link to it read anew', async () => {
    const slug = 'nhg-in-gewone-taal';
    const content = `<a href="${parseConfig(bindings).WORDPRESS_URL}/${slug}/">x</a>`;
    await changeContent('wordpress', 'pages', 'klachtenregeling', { content });
    await changeContent('wordpress', 'page_fields', 'page_fields', { content });
    await changeContent('wordpress', 'posts', slug, { status: 'draft' });
    const texts = [
      '/content/pages/klachtenregeling',
      '/wp-json/acf/v3/options/page_fields',
      '/wp-json/wp/v2/pages?slug=klachtenregeling',
    ];
    const listLinks = () =>
      Promise.all(
        texts.map(async (path) => /href=\\"([^"\\]*gewone-taal)/.exec(await (await ask(path)).text())?.[1]),
      );
    expect(await listLinks()).toEqual(texts.map(() => undefined));
    await changeContent('wordpress', 'posts', slug, { status: 'publish' });
    clearIsolateCache();
    const body = JSON.stringify({ type: 'post', slug });
    expect((await tell('wordpress', body, await sign(body))).status).toBe(200);
    await expect.poll(listLinks).toEqual(texts.map(() => `/blogs/${slug}`));
  });
  it('has the page read anew that it names', async () => {
    const readTitle = async () =>
      ((await (await ask('/content/pages/disclaimer')).json()) as { titel: string }).titel;
    await readTitle();
    await changeContent('directus', 'pages', 'disclaimer', { titel: 'Nieuwe titel' });
    // Loaded a moment ago: a refresh so soon after is skipped, as for any other caller.
    clearIsolateCache();
    const body = JSON.stringify({ collection: 'pages', keys: ['disclaimer', 7, null, '../x'] });
    expect((await tell('directus', body, await sign(body))).status).toBe(200);
    expect(await readTitle()).toBe('Nieuwe titel');
  });
  it('has a page forgotten that was taken away, also where it was read before', async () => {
    const readStatus = async () => (await ask('/content/pages/disclaimer')).status;
    expect(await readStatus()).toBe(200);
    await changeContent('directus', 'pages', 'disclaimer', { status: 'draft' });
    clearIsolateCache();
    const body = JSON.stringify({ collection: 'pages', keys: [7] });
    expect((await tell('directus', body, await sign(body))).status).toBe(200);
    expect(await readStatus()).toBe(404);
    clearIsolateCache();
    expect(await readStatus()).toBe(404);
  });
  it('has an employee forgotten who left, also beside one who is incomplete', async () => {
    const all = await askJson<Archive>('/objects/archive/?limit=-1&verkocht=nee&plaats=deventer&soort=koop');
    const [home] = all.resultaten.filter(({ status }) => status === 'BESCHIKBAAR');
    const read = async () => {
      const { data } = await askJson<{ data: { id: number }[] }>('/content/employees');
      const { makelaar } = await askJson<Property>(`/objects/${home?.citySlug}/${home?.slug}`);
      return { makelaar, data };
    };
    const { data } = await read();
    for (const { id } of data) await changeContent('directus', 'employees', `${id}`, { status: 'draft' });
    await changeContent('directus', 'employees', '1', { status: 'published', voornaam: null });
    const body = JSON.stringify({ collection: 'employees' });
    clearIsolateCache();
    expect((await tell('directus', body, await sign(body))).status).toBe(200);
    expect(await read()).toEqual({ data: [], makelaar: undefined });
  });
  it.each([
    ['a page', { keys: ['disclaimer'] }, ['content:page-list', 'content:page:disclaimer']],
    ['it twice', { slug: 'contact', keys: ['contact'] }, ['content:page-list', 'content:page:contact']],
    ['a page and who knows what', { keys: ['disclaimer', 7] }, ['content:pages']],
    ['a page that we do not know', { keys: ['bestaat-niet'] }, ['content:pages']],
    ['no page', {}, ['content:pages']],
  ])('that names %s makes no more stale than it has to', async (_, named, tags) => {
    const body = JSON.stringify({ collection: 'pages', ...named });
    expect(await (await tell('directus', body, await sign(body))).json()).toEqual({ tags });
  });
  it('is answered even when the CMS cannot be read just now', async () => {
    await failUpstream({ service: 'directus', status: 500 });
    const body = '{"collection":"pages","keys":"none","slug":7}';
    expect((await tell('directus', body, await sign(body))).status).toBe(200);
  });
  it('of the blog backend works alike', async () => {
    const body = JSON.stringify({ type: 'post', id: 3 });
    expect(await (await tell('wordpress', body, await sign(body))).json()).toEqual({
      tags: ['content:blogs'],
    });
  });
  it.each(['directus_users', '__proto__', 'toString'])(
    'about something that we do not show does nothing: %s',
    async (collection) => {
      const body = JSON.stringify({ collection });
      expect(await (await tell('directus', body, await sign(body))).json()).toEqual({ tags: [] });
    },
  );
  it.each([
    ['without a signature', () => ''],
    ['with another key', (body: string) => sign(body, undefined, 'another-webhook-secret')],
    ['of ten minutes ago', (body: string) => sign(body, Math.floor(Date.now() / 1000) - 600)],
    ['of the future', (body: string) => sign(body, Math.floor(Date.now() / 1000) + 600)],
    ['of another body', () => sign('{}')],
  ])('%s is refused', async (_, makeSignature) => {
    const body = '{"collection":"pages"}';
    const reply = await tell('directus', body, await makeSignature(body));
    expect(reply.status).toBe(401);
    expect(await reply.text()).not.toContain(bindings.WEBHOOK_SECRET as string);
  });
  it.each(['', '[', '[]', '{}', '{"collection":7}', 'null'])(
    'with the body %j is a bad request',
    async (body) => expect((await tell('directus', body, await sign(body))).status).toBe(400),
  );
  it('from an unknown sender is not found', async () =>
    expect((await tell('drupal', '{}', await sign('{}'))).status).toBe(404));
});
