import type { Blog, Blogs, Page } from '@binnen/contracts/content';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, askJson } from '../../../test/ask-api.ts';
import { parseConfig } from '../../environment/config.ts';
import { bindings } from '../../../test/bindings.ts';
import { changeContent, failUpstream, forgetContent, restoreContent } from '../../../test/content.ts';

afterEach(restoreContent);

const slug = 'slim-bieden-op-een-huis';
const readBlogs = (query = '') => askJson<Blogs>(`/content/blogs?limit=100${query}`);

describe('the list of blogs', () => {
  it('has blogs and landing pages, newest first, each with the fields of its kind', async () => {
    const { data, total } = await readBlogs();
    expect(total).toBe(data.length);
    const landing = data.filter(({ type }) => type === 'landingpage');
    expect(landing.length).toBeGreaterThan(0);
    for (const card of landing)
      expect(card).toMatchObject({ title: expect.any(String), date: expect.any(String) });
    for (const card of data.filter(({ type }) => type !== 'landingpage'))
      expect(card).toMatchObject({ titel: expect.any(String), date_created: expect.stringMatching(/Z$/) });
    const dates = data.map((card) => Date.parse(card.date ?? card.date_created ?? ''));
    expect(dates).toEqual([...dates].sort((one, other) => other - one));
  });
  it.each(['wonen_in_deventer', `${'lang-'.repeat(25)}woord`])('has %s, and opens it', async (own) => {
    await changeContent('wordpress', 'posts', slug, { slug: own });
    expect((await readBlogs()).data.map((card) => card.slug)).toContain(own);
    expect((await ask(`/content/blogs/${own}`)).status).toBe(200);
  });
  it('leaves out what has no address on this site', async () => {
    await changeContent('wordpress', 'posts', slug, { slug: 'hoe-bereken-je-m%c2%b2' });
    for (const path of ['/content/blogs?limit=100', '/feed.xml', '/sitemap.xml'])
      expect(await (await ask(path)).text()).not.toContain('hoe-bereken-je');
  });
  it('shows a landing page by title and date, and any other by titel and date_created', async () => {
    await changeContent('directus', 'pages', 'wonen-in-deventer', {
      title: 'Van de lijst',
      titel: 'Van de pagina',
      date: '2030-01-01T10:00:00.000Z',
    });
    const { data } = await readBlogs();
    expect(data[0]).toMatchObject({
      title: 'Van de lijst',
      date: '2030-01-01T10:00:00.000Z',
      type: 'landingpage',
    });
    expect(data[0]).not.toHaveProperty('titel');
  });
  it.each(['binnenkort', 'deel 2'])(
    'has a landing page of the day %j last, and without a day',
    async (date) => {
      const own = 'wonen-in-deventer';
      const none = { date, date_created: null, date_updated: null };
      await changeContent('directus', 'pages', own, none);
      const last = (await readBlogs()).data.at(-1);
      expect(last).toMatchObject({ slug: own });
      expect(last).not.toHaveProperty('date');
      await changeContent('directus', 'pages', own, { ...none, date_updated: '2031-01-01' });
      await forgetContent();
      expect((await readBlogs()).data[0]).toMatchObject({ slug: own, date: '2031-01-01' });
    },
  );
  it.each([
    ['2031-01-01T23:30:00', '2031-01-01T22:30:00.000Z'],
    ['2031-07-01 00:30', '2031-06-30T22:30:00.000Z'],
    ['2031-07-01T00:30:00+02:00', '2031-07-01T00:30:00+02:00'],
  ])('takes %j, the moment of a landing page, as Dutch time: %s', async (date, moment) => {
    await changeContent('directus', 'pages', 'wonen-in-deventer', { date });
    expect((await readBlogs()).data[0]).toMatchObject({ date: moment });
  });
  it('goes on with its last change when the moment of a landing page is of no year of ours', async () => {
    const dates = { date: '9999-12-31T23:59:00', date_created: null, date_updated: '2031-02-03' };
    await changeContent('directus', 'pages', 'wonen-in-deventer', dates);
    expect((await readBlogs()).data[0]).toMatchObject({ date: '2031-02-03' });
  });
  it('is read page by page', async () => {
    const all = await readBlogs();
    const second = await askJson<Blogs>('/content/blogs?limit=5&offset=5');
    expect(second.data.map(({ slug: each }) => each)).toEqual(all.data.slice(5, 10).map((card) => card.slug));
    expect(second.total).toBe(all.total);
    expect((await askJson<Blogs>('/content/blogs?offset=5000')).data).toEqual([]);
  });
  it('can be narrowed by category, by tag and by words, also without accents', async () => {
    const { categories } = await readBlogs();
    const kopen = categories.find((term) => term.slug === 'kopen');
    const found = await readBlogs('&categorie=kopen');
    expect(found.total).toBe(kopen?.count);
    expect(found.data.every((card) => card.categories.some((term) => term.title === 'Kopen'))).toBe(true);
    expect((await readBlogs('&categorie=bestaat-niet')).total).toBe(0);
    expect((await readBlogs('&zoek=slim+BIEDEN')).data.map((card) => card.slug)).toContain(slug);
    expect((await readBlogs('&zoek=.*')).total).toBe(0);
    const tag = found.data.flatMap((card) => card.tags)[0]!;
    expect((await readBlogs(`&tag=${tag.slug}`)).data.flatMap((card) => card.tags)).toContainEqual(tag);
  });
  it('cuts excerpts after 24 words, and keeps no HTML or entity in a title', async () => {
    await changeContent('wordpress', 'posts', slug, {
      title: 'Kopen &amp; <em>bieden</em> &#8211; zo',
      excerpt: `<p>${'woord '.repeat(60)}</p>`,
    });
    const card = (await readBlogs()).data.find((each) => each.slug === slug);
    expect(card?.titel).toBe('Kopen & bieden – zo');
    expect(card?.excerpt.split(' ')).toHaveLength(24);
    expect(card?.excerpt).toMatch(/…$/);
  });
  it('has the first words of a text whose excerpt is blank, the slug for a title, and no nameless category', async () => {
    const blank = { title: ' ', excerpt: '<p></p>\n', acf: false, content: '<p>Eerst dit.</p>' };
    await changeContent('wordpress', 'posts', slug, blank);
    await changeContent('wordpress', 'pages', 'klachtenregeling', blank);
    const { categories } = await readBlogs();
    await changeContent('wordpress', 'categories', categories[0]!.slug, { name: ' ' });
    await forgetContent();
    const { data, categories: named } = await readBlogs();
    const titel = 'Slim bieden op een huis';
    expect(data.find((card) => card.slug === slug)).toMatchObject({ titel, excerpt: 'Eerst dit.' });
    expect(named.map((term) => term.slug)).toEqual(categories.slice(1).map((term) => term.slug));
    expect(await askJson<Blog>(`/content/blogs/${slug}`)).toMatchObject({ titel, intro: null });
    expect(await askJson<Page>('/content/pages/klachtenregeling')).toMatchObject({
      titel: 'Klachtenregeling',
      meta_omschrijving: 'Eerst dit.',
    });
  });
  it('still works without the headless CMS, whose landing pages are then left out', async () => {
    await failUpstream({ service: 'directus', status: 500 });
    const { data } = await readBlogs();
    expect(data.length).toBeGreaterThan(20);
    expect(data.filter(({ type }) => type === 'landingpage')).toEqual([]);
  });
});

describe('a blog', () => {
  const readBlog = () => askJson<Blog>(`/content/blogs/${slug}`);

  it('has its text, author, reading time and what to read next', async () => {
    const blog = await readBlog();
    expect(blog.content).toMatch(/^<p>|^<h2>/);
    expect(blog.author).toMatchObject({
      voornaam: 'Sanne',
      achternaam: 'Kolkman',
      functie: 'Aankoopmakelaar',
    });
    expect(blog.author?.avatar?.id).toBeTruthy();
    expect(blog.leestijd).toBeGreaterThan(0);
    expect(blog.related).toHaveLength(3);
    expect(blog.related.map((card) => card.slug)).not.toContain(slug);
    expect(blog.related[0]?.categories.some((term) => blog.categories.some(({ id }) => id === term.id))).toBe(
      true,
    );
    expect(blog.uitgelichte_afbeelding?.link).toMatch(/^\/images\/wordpress\/.+\.jpg$/);
  });
  it('has its HTML sanitised', async () => {
    await changeContent('wordpress', 'posts', slug, {
      content:
        '<p onclick="x()">Goed</p><script>alert(1)</script><iframe src="https://evil.example"></iframe>',
    });
    expect((await readBlog()).content).toBe('<p>Goed</p>');
  });
  it('has no shortcodes of plugins that are gone, and keeps brackets that are words', async () => {
    const gone = [
      '[gallery ids=&#8221;1,2,3&#8243;]',
      '[contact-form-7 id="12" title="Contact"]',
      '[vc_row][vc_column width=&#8221;1/2&#8243;]',
      '[knop]',
    ];
    const words = '[1] [sic] [&hellip;] Neem [uw naam] over';
    await changeContent('wordpress', 'posts', slug, {
      title: '[Nieuw] Bieden',
      content: `<p>${gone[0]}</p><p>${gone.slice(1).join('')}Begin.[/knop] ${words}[/vc_column][/vc_row]</p>`,
      excerpt: `<p>${gone[1]} Kort [/knop]</p>`,
    });
    const blog = await readBlog();
    expect(blog.content).toBe('<p>Begin. [1] [sic] […] Neem [uw naam] over</p>');
    expect(blog).toMatchObject({ titel: '[Nieuw] Bieden', excerpt: 'Kort' });
  });
  it('leads to what the blog backend has at its own address on this site, and says the rest without a link', async () => {
    const at = parseConfig(bindings).WORDPRESS_URL;
    const idOf = async (list: string) => (await askJson<{ id: number }[]>(`/wp-json/wp/v2/${list}`))[0]?.id;
    const [post, page, category, tag] = [
      await idOf('posts?slug=nhg-in-gewone-taal'),
      await idOf('pages?slug=klachtenregeling'),
      await idOf('categories?slug=kopen'),
      (await askJson<{ slug: string }[]>('/wp-json/wp/v2/tags'))[0]?.slug,
    ];
    await forgetContent();
    const file = '2026/09/verkoopplan.pdf';
    const expected: [link: string, href: string | undefined][] = [
      [`${at}/nhg-in-gewone-taal/`.replace('http:', 'https:'), '/blogs/nhg-in-gewone-taal'],
      // WordPress begins with addresses that have the day.
      [`${at}/2026/11/12/nhg-in-gewone-taal/`, '/blogs/nhg-in-gewone-taal'],
      [`${at}/?p=${post}`, '/blogs/nhg-in-gewone-taal'],
      [`${at}/nhg-in-gewone-taal/comment-page-2/#comments`, '/blogs/nhg-in-gewone-taal#tekst-comments'],
      [`${at}/klachtenregeling/#hoe`, '/klachtenregeling#tekst-hoe'],
      [`${at}/over-ons/klachtenregeling/`, '/klachtenregeling'],
      [`${at}/?page_id=${page}`, '/klachtenregeling'],
      [`${at}/category/kopen/`, '/blogs?categorie=kopen'],
      [`${at}/category/wonen/kopen/page/3/`, '/blogs?categorie=kopen'],
      [`${at}/?cat=${category}`, '/blogs?categorie=kopen'],
      [`${at}/tag/${tag}/`, `/blogs?tag=${tag}`],
      [`${at}/?tag=${tag}`, `/blogs?tag=${tag}`],
      [`${at}/page/2/`, '/blogs'],
      [`${at}/`, '/blogs'],
      [at, '/blogs'],
      [`${at}/verkoop/`, '/verkoop'],
      [`${at}/woningaanbod/`, '/woningaanbod'],
      [`${at}/wp-content/uploads/${file}`, `/images/wordpress/${file}`],
      [`${at}/?p=999999`, undefined],
      [`${at}/bestaat-niet-meer/`, undefined],
      [`${at}/author/sanne/`, undefined],
      [`${at}/wp-admin/post.php?post=3`, undefined],
      [`${at}/constructor/`, undefined],
      ['/nhg-in-gewone-taal/', '/blogs/nhg-in-gewone-taal'],
      ['/woningaanbod/kopen', '/woningaanbod/kopen'],
      ['#kop', '#kop'],
      ['https://wp.example/nhg/', 'https://wp.example/nhg/'],
    ];
    const content = expected.map(([link]) => `<p><a href="${link}">x</a></p>`).join('');
    const listHrefs = (html: string) =>
      html
        .split('<p>')
        .slice(1)
        .map((part) => /href="([^"]*)"/.exec(part)?.[1]);
    const hrefs = expected.map(([, href]) => href);
    await changeContent('wordpress', 'posts', slug, { content });
    expect(listHrefs((await readBlog()).content)).toEqual(hrefs);
    await changeContent('wordpress', 'pages', 'klachtenregeling', { content });
    const text = await askJson<Page>('/content/pages/klachtenregeling');
    expect(listHrefs(text.banners[0]?.banner_fields[0]?.wysiwyg ?? '')).toEqual(hrefs);
  });
  it('leads to all blogs where its category or tag has none: such a list is no page', async () => {
    const at = parseConfig(bindings).WORDPRESS_URL;
    for (const { slug: each } of (await readBlogs()).data.filter(({ tags }) => tags.length > 0))
      await changeContent('wordpress', 'posts', each, { tags: [] });
    const [tag] = await askJson<{ slug: string }[]>('/wp-json/wp/v2/tags');
    const content = `<a href="${at}/tag/${tag?.slug}/">x</a>`;
    await changeContent('wordpress', 'posts', slug, { content });
    await forgetContent();
    expect((await readBlog()).content).toBe('<a href="/blogs">x</a>');
  });
  it('leads to its own headings, and to those of other texts', async () => {
    const own = `${parseConfig(bindings).WORDPRESS_URL}/${slug}/#kop`;
    await changeContent('wordpress', 'posts', slug, {
      content: `<p><a href="${own}">x</a></p><h2 id="kop">Kop</h2>`,
    });
    expect((await readBlog()).content).toBe(
      `<p><a href="/blogs/${slug}#tekst-kop">x</a></p><h2 id="tekst-kop">Kop</h2>`,
    );
  });
  it('keeps the links of the blog backend while its list of blogs fails', async () => {
    const link = `${parseConfig(bindings).WORDPRESS_URL}/nhg-in-gewone-taal/`;
    await changeContent('wordpress', 'pages', 'klachtenregeling', { content: `<a href="${link}">x</a>` });
    await failUpstream({ service: 'wordpress', path: '*/posts', status: 500 });
    const page = await askJson<Page>('/content/pages/klachtenregeling');
    expect(page.banners[0]?.banner_fields[0]?.wysiwyg).toContain(`href="${link}"`);
  });
  it('is shown without its picture and author when these are gone', async () => {
    await changeContent('wordpress', 'posts', slug, { featured_media: 999_999, author: 999_999 });
    expect(await readBlog()).toMatchObject({ uitgelichte_afbeelding: null, author: null });
  });
  it('has no intro that its text begins with: WordPress makes such an excerpt where an editor wrote none', async () => {
    const text =
      '<h2>Wonen aan\u00a0de IJssel</h2>\n<p>Het <b>water</b> &amp; de stad.</p><p>Meer hierover.</p>';
    const readIntro = async (excerpt: string, content = text) => {
      await changeContent('wordpress', 'posts', slug, { acf: [], content, excerpt });
      await forgetContent();
      return (await readBlog()).intro;
    };
    expect(
      await readIntro('<p>Wonen aan de IJssel Het water &#038; de stad. Meer [&hellip;]</p>\n'),
    ).toBeNull();
    expect(await readIntro('<p>Wonen aan de IJssel Het water &amp; de stad. Meer hierover.</p>')).toBeNull();
    // It leaves out pictures with their captions.
    const picture = '<figure><img src="/a.jpg" alt=""><figcaption>De Brink</figcaption></figure>';
    expect(
      await readIntro('<p>Wonen aan de IJssel Het water &amp; de stad. [&hellip;]</p>', picture + text),
    ).toBeNull();
    const more = '<a href="https://wp.example/a" class="more-link">Lees verder</a>';
    expect(await readIntro(`<p>Wonen aan de IJssel Het water &hellip; ${more}</p>`)).toBeNull();
    expect(await readIntro('<p>Het water</p>')).toBe('<p>Het water</p>');
  });
  it('has no category when its editor chose none: WordPress calls that one', async () => {
    const [own] = (await readBlog()).categories;
    await changeContent('wordpress', 'categories', String(own?.slug), {
      name: 'Geen categorie',
      slug: 'geen-categorie',
    });
    await forgetContent();
    expect((await readBlog()).categories).toEqual([]);
    expect((await readBlogs()).categories.map(({ title }) => title)).not.toContain('Geen categorie');
  });
  it('without fields of its own has its excerpt as intro', async () => {
    await changeContent('wordpress', 'posts', slug, { acf: false, excerpt: '<p>Kort</p>' });
    expect((await readBlog()).intro).toBe('<p>Kort</p>');
    await changeContent('wordpress', 'posts', slug, { acf: { intro: false } });
    expect((await readBlog()).intro).toBe('<p>Kort</p>');
  });
  it.each([{ status: 'draft' }, { status: 'private' }, { password: 'geheim' }])(
    'with %j is not found, and in no list',
    async (fields) => {
      await changeContent('wordpress', 'posts', slug, fields);
      expect((await ask(`/content/blogs/${slug}`)).status).toBe(404);
      for (const path of [
        '/content/blogs?limit=100',
        '/wp-json/wp/v2/posts?per_page=100',
        '/feed.xml',
        '/sitemap.xml',
      ])
        expect(await (await ask(path)).text()).not.toContain(`"${slug}"`);
    },
  );
  it('is shown without the headless CMS, with the name of who wrote it', async () => {
    await failUpstream({ service: 'directus', status: 500 });
    expect((await readBlog()).author).toMatchObject({
      voornaam: 'Sanne',
      achternaam: 'Kolkman',
      functie: null,
    });
  });
});

describe('a page of the blog backend', () => {
  it('is a page like any other', async () => {
    const page = await askJson<Page>('/content/pages/klachtenregeling');
    expect(page).toMatchObject({ titel: 'Klachtenregeling', header: 'Page', type: 'page' });
    expect(page.banners[0]?.banner_fields[0]?.wysiwyg).toContain('<h2>Begin met een gesprek</h2>');
  });
  it('does not replace a page of the same name in the headless CMS', async () => {
    await changeContent('wordpress', 'pages', 'klachtenregeling', { slug: 'verkoop', title: 'Van de ander' });
    expect((await askJson<Page>('/content/pages/verkoop')).titel).toBe('Je huis verkopen');
  });
});

describe("the blog backend's own lists", () => {
  it('keep their shape and their paging headers', async () => {
    const response = await ask('/wp-json/wp/v2/posts?per_page=5&page=2');
    const posts = (await response.json()) as Record<string, unknown>[];
    expect(posts).toHaveLength(5);
    expect(posts[0]).toMatchObject({
      status: 'publish',
      type: 'post',
      title: { rendered: expect.any(String) },
    });
    expect(posts[0]?.['link']).toBe(`http://localhost:8787/blogs/${String(posts[0]?.['slug'])}`);
    expect(Number(response.headers.get('x-wp-total'))).toBeGreaterThan(24);
    expect(response.headers.get('link')).toBe(
      '</wp-json/wp/v2/posts?per_page=5&page=1>; rel="prev", </wp-json/wp/v2/posts?per_page=5&page=3>; rel="next"',
    );
  });
  it('can be asked by slug, category and search, and by nothing else', async () => {
    const read = (query: string) => askJson<{ slug: string; id: number }[]>(`/wp-json/wp/v2/${query}`);
    expect((await read(`posts?slug=${slug}`)).map((post) => post.slug)).toEqual([slug]);
    const [category] = await read('categories?slug=kopen');
    expect((await read(`posts?categories=${category!.id}&per_page=100`)).length).toBeGreaterThan(1);
    expect((await read('posts?search=erfpacht')).length).toBeGreaterThan(0);
    expect((await read('tags')).length).toBeGreaterThan(0);
    expect((await read('posts?per_page=2&orderby=rand&include=1')).length).toBe(2);
  });
  it('cost one call to the blog backend and four cache entries, whatever they are filtered by', async () => {
    await ask('/wp-json/wp/v2/posts');
    const countCalls = async () => {
      const response = await fetch(`${bindings.UPSTREAMS}/_requests?service=wordpress`);
      return ((await response.json()) as { total: number }).total;
    };
    const listKeys = async () => (await bindings.CACHE.list()).keys.map(({ name }) => name);
    const [calls, keys] = [await countCalls(), await listKeys()];
    for (let number = 1; number <= 20; number += 1)
      for (const query of [
        `slug=verzonnen-${number}`,
        `categories=${number},${number + 900}`,
        `tags=${number}`,
        `search=verzonnen${number}`,
        `per_page=${number}`,
      ])
        expect((await ask(`/wp-json/wp/v2/posts?${query}`)).status).toBe(200);
    expect(await countCalls()).toBe(calls);
    expect(await listKeys()).toEqual(keys);
  });
  it.each([
    'page=1000',
    'per_page=101',
    'per_page=0',
    'categories=a',
    'slug=%2F',
    `search=${'a'.repeat(101)}`,
  ])('refuse %s as the caller’s mistake', async (query) =>
    expect((await ask(`/wp-json/wp/v2/posts?${query}`)).status).toBe(400),
  );
});

describe('the feed', () => {
  it('has the newest blogs, without landing pages, in well-formed XML', async () => {
    await changeContent('wordpress', 'posts', slug, { title: 'A &amp; B &lt;script&gt; ]]&gt;' });
    const xml = await (await ask('/feed.xml')).text();
    expect(xml.match(/<item>/g)).toHaveLength(20);
    expect(xml).toContain('<title>A &amp; B &lt;script&gt; ]]&gt;</title>');
    expect(xml).toContain('<pubDate>Thu, 12 Nov 2026 07:30:00 GMT</pubDate>');
    expect(xml).not.toContain('/wonen-in-deventer</link>');
    expect(xml.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  });
});
