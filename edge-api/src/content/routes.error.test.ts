import type { Page, ShortTexts } from '@binnen/contracts/content';
import type { Problem } from '@binnen/contracts/problem';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { parseConfig } from '../environment/config.ts';
import { changeContent, failUpstream, forgetContent, restoreContent } from '../../test/content.ts';

afterEach(restoreContent);

const readProblem = async (path: string) => {
  const response = await ask(path);
  return { ...((await response.json()) as Problem), status: response.status };
};
const countRequests = async (service: string) => {
  const response = await fetch(`${bindings.UPSTREAMS}/_requests?service=${service}`);
  return ((await response.json()) as { total: number }).total;
};

const listIds = async (service: 'directus' | 'wordpress', collection: string): Promise<string[]> => {
  const { DIRECTUS_URL, DIRECTUS_TOKEN, WORDPRESS_URL } = parseConfig(bindings);
  const response = await fetch(
    service === 'directus'
      ? `${DIRECTUS_URL}/items/${collection}?fields=*&limit=100`
      : `${WORDPRESS_URL}/wp-json/wp/v2/${collection}?per_page=100`,
    { headers: { authorization: `Bearer ${DIRECTUS_TOKEN}` } },
  );
  const rows = await response.json<{ id: number }[] | { data: { id: number; slug?: string }[] }>();
  return 'data' in rows
    ? rows.data.map(({ id, slug }) => slug ?? String(id))
    : rows.map(({ id }) => String(id));
};

describe('what is not there', () => {
  it.each([
    ['/content/pages/bestaat-niet', 'page-not-found'],
    ['/content/pages/Verkoop', 'page-not-found'],
    [`/content/pages/${'a'.repeat(101)}`, 'page-not-found'],
    ['/content/blogs/bestaat-niet', 'blog-not-found'],
    ['/content/blogs/%3Cscript%3E', 'blog-not-found'],
  ])('%s is 404 %s', async (path, code) => {
    expect(await readProblem(path)).toMatchObject({ status: 404, code });
  });
  it.each(['/content/pages/..%2F..%2Fsocials', '/content/pages/%00', '/content/blogs/%E0%A4%A'])(
    '%s is refused',
    async (path) => expect([400, 404]).toContain((await readProblem(path)).status),
  );
  it('costs the CMS no call of its own', async () => {
    await ask('/content/pages/verkoop');
    const before = await countRequests('directus');
    for (let number = 1; number <= 5; number += 1) await ask(`/content/pages/verzonnen-${number}`);
    expect(await countRequests('directus')).toBe(before);
    const { keys } = await bindings.CACHE.list({ prefix: 'content:page:' });
    expect(keys.map(({ name }) => name)).toEqual(['content:page:verkoop']);
  });
});

describe('a query that makes no sense', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e3', 'limit'],
    ['offset=-1', 'offset'],
    ['categorie=Verkoop%20nu', 'categorie'],
    [`zoek=${'a'.repeat(200)}`, 'zoek'],
  ])('%s is refused by name', async (query, field) => {
    const problem = await readProblem(`/content/blogs?${query}`);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-parameter' });
    expect(problem.errors?.[0]?.field).toBe(field);
  });
});

describe('a CMS in trouble', () => {
  const kinds = [
    { status: 500 },
    { html: true },
    { malformed: true },
    { wrongType: true },
    { huge: true },
    { drop: true },
  ];

  it.each(kinds)('that answers %j is a problem without its details', async (kind) => {
    await failUpstream({ service: 'directus', ...kind });
    const problem = await readProblem('/content/shorttexts/');
    expect(problem).toMatchObject({ status: 503, code: 'upstream-unavailable' });
    expect(JSON.stringify(problem)).not.toMatch(/localhost|token|http/i);
  });
  it.each(kinds)('that answers %j leaves what was read before', async (kind) => {
    const before = await askJson<ShortTexts>('/content/shorttexts/');
    await failUpstream({ service: 'directus', ...kind });
    const response = await ask('/content/shorttexts/?refresh_cache=true');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(before);
  });
  it('that is empty is believed: lists are empty, pages and blogs are not found', async () => {
    for (const service of ['directus', 'wordpress']) await failUpstream({ service, empty: true });
    for (const path of ['/content/shorttexts/', '/content/longtexts/', '/content/socials'])
      expect(JSON.stringify(await askJson(path))).toMatch(/^(\[\]|\{"data":\[\]\})$/);
    expect(await askJson('/content/blogs')).toEqual({ data: [], total: 0, categories: [] });
    expect(await askJson('/wp-json/wp/v2/posts')).toEqual([]);
    expect(await readProblem('/content/pages/verkoop')).toMatchObject({
      status: 404,
      code: 'page-not-found',
    });
    expect((await ask('/sitemap.xml')).status).toBe(200);
    expect(await (await ask('/feed.xml')).text()).not.toContain('<item>');
  });
  it.each([
    ['directus', 'menu', '/content/frame', { titel: 7 }],
    ['directus', 'pages', '/content/pages/verkoop', { titel: 7 }],
    ['wordpress', 'posts', '/content/blogs', { slug: 7 }],
  ] as const)('that answers %s’ %s in a shape that we cannot read is no empty site', async (...given) => {
    const [service, collection, path, fields] = given;
    const before = await (await ask(path)).json();
    const ids = await listIds(service, collection);
    for (const id of ids) await changeContent(service, collection, id, fields);
    expect(await (await ask(`${path}?refresh_cache=true`)).json()).toEqual(before);
    await forgetContent();
    expect((await readProblem(path)).status).toBe(503);
  });
  it.each([
    ['beoordelingen', '/content/vertrouwen', 'beoordelingen', { bron: null }],
    ['registraties', '/content/vertrouwen', 'registraties', { naam: null }],
    ['footer', '/content/frame', 'kolommen', { titel: null }],
    ['documents', '/content/frame', 'documenten', { titel: null }],
    ['socials', '/content/socials', 'data', { url_naar_profiel: null }],
    ['employees', '/content/employees', 'data', { voornaam: null }],
  ])('in which all that is left of %s is incomplete leaves it out, and takes the rest', async (...given) => {
    const [collection, path, list, fields] = given;
    const before = await askJson<object>(path);
    const [first = '', second = '', ...others] = await listIds('directus', collection);
    for (const id of [first, second]) await changeContent('directus', collection, id, fields);
    for (const id of others) await changeContent('directus', collection, id, { status: 'draft' });
    await forgetContent();
    expect(await askJson(path)).toEqual({ ...before, [list]: [] });
  });
  it('does not affect pages of the other CMS', async () => {
    await failUpstream({ service: 'wordpress', status: 500 });
    expect((await ask('/content/pages/verkoop')).status).toBe(200);
  });
  it('may take seconds for a list of posts: WordPress loads all that it embeds', async () => {
    await failUpstream({ service: 'wordpress', path: '*/posts', delayMs: 2_600 });
    expect((await ask('/content/blogs?limit=4')).status).toBe(200);
  });
  it('is no reason to say that a page does not exist', async () => {
    await failUpstream({ service: 'directus', status: 500 });
    expect((await readProblem('/content/pages/verkoop')).status).toBe(503);
  });
});

describe('content that nobody expected', () => {
  const banner = (values: object) => ({
    id: 'a',
    soort: 'text',
    anker: null,
    status: 'published',
    sort: 1,
    banner_fields: [],
    ...values,
  });
  const readDisclaimer = async (fields: object) => {
    await changeContent('directus', 'pages', 'disclaimer', fields);
    await forgetContent();
    return askJson<Page>('/content/pages/disclaimer');
  };

  it('of 200 banners keeps 60', async () => {
    const banners = Array.from({ length: 200 }, (_, sort) => banner({ id: `b${sort}`, sort }));
    expect((await readDisclaimer({ banners })).banners).toHaveLength(60);
  });
  it('skips a malformed row, and keeps the banner', async () => {
    const good = { field_slug: 'title', text: 'Goed', url: null, imageurl: null, wysiwyg: null };
    const banners = [
      banner({ banner_fields: [null, 'x', { text: 'zonder slug' }, { ...good, text: 7 }, good] }),
    ];
    const page = await readDisclaimer({ banners });
    expect(page.banners[0]?.banner_fields.map(({ text }) => text)).toEqual(['Goed']);
  });
  it('skips a row that is no banner', async () => {
    const page = await readDisclaimer({ banners: [null, 'x', { soort: 3 }, banner({ id: 7 })] });
    expect(page.banners.map(({ id }) => id)).toEqual(['7']);
  });
  it('falls back to a header and a gradient that this site knows', async () => {
    const page = await readDisclaimer({ header: 'Hologram', gradient: 'rainbow', type: 'quiz' });
    expect(page).toMatchObject({ header: 'Default', gradient: '', type: 'page' });
  });
  it('keeps a script in a title as text', async () => {
    const page = await readDisclaimer({ titel: 'Hoi <script>alert(1)</script> &amp; dag' });
    expect(page.titel).toBe('Hoi & dag');
  });
  it('cuts a text of 5 MB', async () => {
    const row = { field_slug: 'content', text: 'a'.repeat(1e6), url: null, imageurl: null, wysiwyg: null };
    const banners = [
      banner({ banner_fields: [row, { ...row, text: null, wysiwyg: 'woord '.repeat(700_000) }] }),
    ];
    const page = await readDisclaimer({ banners });
    expect(JSON.stringify(page).length).toBeLessThan(220_000);
  });
  it('falls back to the built-in wording where a short text is as long as a book', async () => {
    await changeContent('directus', 'shorttexts', 'skip_link', { text: 'x'.repeat(10_000) });
    const texts = await askJson<ShortTexts>('/content/shorttexts/');
    expect(texts.find(({ key }) => key === 'skip_link')?.text).toBeNull();
  });
});
