import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tokens, useStandIns } from '../../test/stand-ins.ts';
import { loadContent } from '@binnen/demo-data/content/load-content';
import type { WordPressContent } from '@binnen/demo-data/content/wordpress-content';

const file = {
  id: 'a0000000-0000-5000-a000-000000000001',
  description: 'Een gevel',
  width: 1600,
  height: 1200,
  filename_download: 'gevel.jpg',
  picture: 'facades/tussenwoning-1931-lente',
};
const banner = { id: 'b1', soort: 'text', banner_fields: [{ field_slug: 'title', text: 'Hallo' }] };
const author = { id: 8, status: 'published', name: 'Sanne' };
const directus = {
  texts: [
    { id: 1, status: 'published', key: 'a', text: 'Aap', sort: 3, at: '2026-01-01' },
    { id: 2, status: 'draft', key: 'b', text: 'CONCEPT-Beer', sort: 1, at: '2026-03-01' },
    { id: 3, status: 'published', key: 'c', text: null, sort: 2, at: '2026-02-01' },
  ],
  pages: [{ id: 'home', status: 'published', slug: 'home', achtergrond: file.id, banners: [banner], author }],
  settings: { id: 1, status: 'published', name: 'Binnen' },
  directus_files: [file],
};
const wordpress: WordPressContent = {
  posts: [],
  pages: [],
  categories: [],
  tags: [],
  media: [],
  users: [],
  page_fields: {},
};
const { get, send, url } = useStandIns({ objects: 1, readContent: () => ({ directus, wordpress }) });

const items = async (path: string): Promise<unknown> =>
  ((await (await get(`/directus/items/${path}`, tokens.directus)).json()) as { data: unknown }).data;
const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

describe('items', () => {
  it('come with the drafts, which only a filter keeps out', async () => {
    expect(await items('texts?fields=key')).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }]);
    expect(await items('texts?fields=key&filter[status][_eq]=published')).toEqual([
      { key: 'a' },
      { key: 'c' },
    ]);
  });

  it.each([
    ['filter[key][_in]=a,c', ['a', 'c']],
    ['filter[key][_nin]=a,c', ['b']],
    ['filter[text][_contains]=ee', ['b']],
    ['filter[text][_null]=true', ['c']],
    ['filter[text][_nnull]=true', ['a', 'b']],
    ['filter[sort][_gte]=2', ['a', 'c']],
    ['filter={"_or":[{"key":{"_eq":"a"}},{"sort":{"_lt":2}}]}', ['a', 'b']],
    ['sort=sort', ['b', 'c', 'a']],
    ['sort=-at', ['b', 'c', 'a']],
    ['sort=-at&limit=1', ['b']],
    ['sort=sort&limit=1&page=2', ['c']],
    ['sort=sort&limit=1&offset=2', ['a']],
    ['limit=-1', ['a', 'b', 'c']],
    ['search=beer', ['b']],
  ])('answer %s', async (query, keys) => {
    expect(((await items(`texts?${query}`)) as { key: string }[]).map(({ key }) => key)).toEqual(keys);
  });

  it('count what there is and what matches', async () => {
    const response = await get(
      '/directus/items/texts?limit=1&filter[status][_eq]=published&meta=total_count,filter_count',
      tokens.directus,
    );
    expect(await response.json()).toMatchObject({ meta: { total_count: 3, filter_count: 2 } });
  });

  it('are an object for a singleton', async () => {
    expect(await items('settings?fields=name')).toEqual({ name: 'Binnen' });
  });

  it('expand a file and a relation only when they are asked for', async () => {
    expect(await items('pages?fields=slug,achtergrond,banners,author')).toEqual([
      { slug: 'home', achtergrond: file.id, banners: ['b1'], author: 8 },
    ]);
    expect(
      await items('pages?fields=achtergrond.id,achtergrond.description,banners.soort,banners.banner_fields'),
    ).toEqual([
      {
        achtergrond: { id: file.id, description: 'Een gevel' },
        banners: [{ soort: 'text', banner_fields: banner.banner_fields }],
      },
    ]);
    expect(await items('pages?fields=*.*')).toMatchObject([
      { slug: 'home', achtergrond: { width: 1600 }, banners: [banner] },
    ]);
  });

  it('never reveal which picture file a file is made from', async () => {
    for (const path of ['directus_files', 'pages?fields=*.*', `directus_files/${file.id}`])
      expect(JSON.stringify(await items(path))).not.toContain('"picture"');
  });

  it('can be read one by one, too', async () => {
    expect(await items('texts/1?fields=text')).toEqual({ text: 'Aap' });
  });

  it('change when a tester overrides them', async () => {
    await send('PUT', '/_data/directus/texts/a', { text: 'Noot' });
    await send('PUT', '/_data/directus/settings/settings', { name: 'Buiten' });
    expect(await items('texts/1?fields=text,sort')).toEqual({ text: 'Noot', sort: 3 });
    expect(await items('settings?fields=name')).toEqual({ name: 'Buiten' });
    await fetch(url('/_data'), { method: 'DELETE' });
    expect(await items('texts/1?fields=text')).toEqual({ text: 'Aap' });
  });

  it('merge what a tester gives by id and by key', async () => {
    await send('PUT', '/_data/directus/texts/a', { text: 'Noot' });
    await send('PUT', '/_data/directus/texts/1', { sort: 8 });
    await send('PUT', '/_data/directus/texts/a', { text: 'Mies' });
    expect(await items('texts/1?fields=text,sort')).toEqual({ text: 'Mies', sort: 8 });
    await fetch(url('/_data'), { method: 'DELETE' });
  });

  it.each(['zzz', 'undefined', 'texts'])('are not named %s', async (name) => {
    const { status } = await send('PUT', `/_data/directus/texts/${name}`, { text: 'Alles' });
    expect(status).toBe(404);
    expect(await items('texts/1?fields=text')).toEqual({ text: 'Aap' });
  });
});

describe('refusals', () => {
  it.each([
    ['no token', 'texts', {}, 403, 'FORBIDDEN'],
    ['a wrong token', 'texts', { authorization: 'Bearer wrong' }, 401, 'INVALID_CREDENTIALS'],
    ['a collection that is not there', 'nope', tokens.directus, 403, 'FORBIDDEN'],
    ['a field that is not there', 'texts?fields=nope', tokens.directus, 403, 'FORBIDDEN'],
    ['an item that is not there', 'texts/99', tokens.directus, 403, 'FORBIDDEN'],
    ['an operator that is none', 'texts?filter[key][_like]=a', tokens.directus, 400, 'INVALID_QUERY'],
    ['a filter that is no JSON', 'texts?filter={', tokens.directus, 400, 'INVALID_QUERY'],
    ['a limit that is none', 'texts?limit=many', tokens.directus, 400, 'INVALID_QUERY'],
    ['a parameter that is none', 'texts?refresh_cache=true', tokens.directus, 400, 'INVALID_QUERY'],
  ])('%s', async (_, path, headers, status, code) => {
    const response = await get(`/directus/items/${path}`, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await codeOf(response)).toBe(code);
  });

  it('a write, even with the token', async () => {
    const response = await send('POST', '/directus/items/texts', { key: 'd' }, tokens.directus);
    expect([response.status, await codeOf(response)]).toEqual([403, 'FORBIDDEN']);
  });

  it('a route that does not exist', async () => {
    expect(await codeOf(await get('/directus/nope'))).toBe('ROUTE_NOT_FOUND');
  });
});

describe('assets', () => {
  it('are served in the size and format that is asked for', async () => {
    const read = async (query: string) => {
      const response = await get(`/directus/assets/${file.id}?${query}`);
      expect(response.status).toBe(200);
      const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
      return { width, height, format, type: response.headers.get('content-type') };
    };
    expect(await read('')).toEqual({ width: 1600, height: 1200, format: 'jpeg', type: 'image/jpeg' });
    expect(await read('width=400&format=webp')).toEqual({
      width: 400,
      height: 300,
      format: 'webp',
      type: 'image/webp',
    });
    expect(await read('width=200&height=200&fit=cover')).toMatchObject({ width: 200, height: 200 });
    expect(await read('width=5000')).toMatchObject({ width: 1600 });
  });

  it('are refused when they do not exist or the parameters are invalid', async () => {
    expect((await get('/directus/assets/nope')).status).toBe(403);
    expect((await get(`/directus/assets/${file.id}?width=-4`)).status).toBe(400);
    expect((await get(`/directus/assets/${file.id}?fit=squeeze`)).status).toBe(400);
    expect((await get(`/directus/assets/${file.id}`, { authorization: 'Bearer wrong' })).status).toBe(401);
  });
});

describe('the demo', () => {
  const demo = loadContent().directus;

  it('has drafts in it, and marks each', () => {
    const all = Object.values(demo).flatMap((items) => (Array.isArray(items) ? items : [items])) as Record<
      string,
      unknown
    >[];
    const drafts = all.filter(({ status }) => status === 'draft');
    expect(drafts.length).toBeGreaterThan(2);
    for (const draft of drafts) expect(JSON.stringify(draft)).toContain('CONCEPT-');
  });

  it('has every picture that it names', () => {
    const files = demo.directus_files.map(({ id }) => id);
    const named = JSON.stringify({ ...demo, directus_files: [] }).matchAll(
      /"([0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f-]{22})"/g,
    );
    for (const [, id] of named) expect(files).toContain(id);
  });
});
