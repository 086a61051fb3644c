import { createExecutionContext } from 'cloudflare:test';
import type { Banner, Page } from '@binnen/contracts/content';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { changeContent, forgetContent, restoreContent } from '../../test/content.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../test/releases.ts';
import { createApi } from '../app/create-app.ts';

// A remote that this edge has never heard of: only its release says what its widgets take.
const props = {
  type: 'object',
  required: ['plaats'],
  properties: { plaats: { type: 'string', maxLength: 20 } },
};

beforeAll(async () => {
  await upload(await createToyShell());
  const offers = {
    'rentals-newest': { says: 'Rentals of a town.', placeable: true, late: 'gap' as const, props },
  };
  await upload(await createToyRemote('mf-rentals', { widgets: ['rentals-newest'], offers }));
  expect((await promote({ shell: '1.0.0', 'mf-rentals': '1.0.0' })).status).toBe(200);
});
afterEach(restoreContent);

const row = (field_slug: string, text: string) => ({
  field_slug,
  text,
  url: null,
  imageurl: null,
  wysiwyg: null,
});

/** A page on which an editor placed the widget with these values, as the site reads it. */
const readPlaced = async (values: Record<string, string>, soort = 'widget', name = 'rentals-newest') => {
  const rows = [
    row(soort, name),
    row('title', 'Te huur'),
    ...Object.entries(values).map(([slug, text]) => row(slug, text)),
  ];
  const banner = { id: 'b-1', soort, anker: null, status: 'published', sort: 1, banner_fields: rows };
  await changeContent('directus', 'pages', 'verhuur', { banners: [banner] });
  await forgetContent();
  const page = await askJson<Page>('/content/pages/verhuur');
  return page.banners[0] as Banner;
};
const slugs = (banner: Banner) => banner.banner_fields.map(({ field_slug }) => field_slug);

test('an editor places a widget of any remote that offers it', async () => {
  expect(slugs(await readPlaced({ plaats: 'Olst' }))).toEqual(['widget', 'title', 'plaats']);
});

test.each<Record<string, string>>([{}, { plaats: 'een plaats met een veel te lange naam' }])(
  'a value that the widget does not take (%j) costs its banner the widget, and is told once, without the value',
  async (values) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(slugs(await readPlaced(values))).not.toContain('widget');
    await askJson('/content/pages/verhuur');
    const lines = warn.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('placed widget'));
    warn.mockRestore();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ page: 'verhuur', banner: 'b-1', widget: 'rentals-newest' });
    expect(lines[0]).not.toContain('veel te lange');
  },
);

test('a name that nobody offers stays: the render reports the gap', async () => {
  expect(slugs(await readPlaced({}, 'widget', 'bestaat-niet'))).toContain('widget');
});

test('without a loader the built-in composition serves, so its widgets are the ones that count', async () => {
  await readPlaced({});
  const env = { ...bindings, LOADER: undefined };
  const reply = await createApi().request('/content/pages/verhuur', {}, env, createExecutionContext());
  const [banner] = ((await reply.json()) as Page).banners;
  expect(slugs(banner!)).toContain('widget');
});
