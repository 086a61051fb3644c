import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { changeContent, restoreContent } from '../../test/content.ts';

afterEach(restoreContent);

const paths = [
  '/content/shorttexts/',
  '/content/longtexts/',
  '/content/socials',
  '/content/employees',
  '/content/authors',
  '/content/packages',
  '/content/geldverstrekkers/',
  '/content/hypotheekrente',
  '/content/vertrouwen',
  '/content/frame',
  '/content/pages/home',
  '/content/blogs?limit=100',
  '/wp-json/wp/v2/posts?per_page=100',
  '/wp-json/wp/v2/pages?per_page=100',
  '/wp-json/wp/v2/categories',
  '/wp-json/wp/v2/tags',
  '/wp-json/acf/v3/options/page_fields',
  '/feed.xml',
  '/sitemap.xml',
];

describe('no reply', () => {
  it.each(paths)(
    'of %s holds a draft, an address of an upstream or what it was not asked for',
    async (path) => {
      const response = await ask(path);
      const text = await response.text();
      expect(response.status).toBe(200);
      // Every draft and every password-protected text of the stand-ins contains one of these words.
      expect(text).not.toContain('CONCEPT-');
      expect(text).not.toContain(bindings.UPSTREAMS);
      expect(text).not.toMatch(/local-directus-token|date_created_by|user_created|guid"|"meta"|_links/);
      expect(text).not.toMatch(/<script|javascript:|onerror=/i);
    },
  );
});

describe('a draft', () => {
  it('is left out even if the CMS sends it', async () => {
    await changeContent('directus', 'pages', 'disclaimer', { status: 'draft' });
    expect((await ask('/content/pages/disclaimer')).status).toBe(404);
  });
  it('cannot be asked for', async () => {
    for (const query of ['status=draft', 'context=edit', 'filter[status][_eq]=draft', '_fields=guid'])
      expect(await (await ask(`/wp-json/wp/v2/posts?per_page=100&${query}`)).text()).not.toMatch(
        /CONCEPT-|guid"/,
      );
  });
});

describe('a link or picture of the CMS', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'https://user:pw@evil.example\\@binnen',
  ])('%s does not get into a banner', async (url) => {
    const row = { field_slug: 'button', text: 'Klik', url, imageurl: url, wysiwyg: `<a href="${url}">x</a>` };
    const banners = [
      { id: 'a', soort: 'text', anker: null, status: 'published', sort: 1, banner_fields: [row] },
    ];
    await changeContent('directus', 'pages', 'disclaimer', { banners });
    const page = await (await ask('/content/pages/disclaimer')).text();
    expect(page).not.toMatch(/javascript:|"\/\/evil|data:text|"imageurl":"[^"]*evil/);
  });
});
