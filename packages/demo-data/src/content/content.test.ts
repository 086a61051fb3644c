import { describe, expect, test } from 'vitest';
import { bannerKinds } from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import { widgets } from '@binnen/contracts/widgets';
import { formatSlug } from '@binnen/contracts/slug';
import knownPlaces from '../../data/bekende_plaatsen.json' with { type: 'json' };
import { stock } from '../pictures/stock.ts';
import { loadContent } from './load-content.ts';
import { formNames } from './pages.ts';

const { directus: collections, wordpress } = loadContent();
const { pages, packages, shorttexts } = collections;

/** Every draft begins with it, so that a leak is noticed at once. */
const draftMarker = 'CONCEPT-';

type Json = { [field: string]: unknown };
interface Found {
  /** `pages/home/banners/2/banner_fields/0/url` */
  at: string;
  field: string;
  text: string;
}

const isPublished = (value: object): boolean => {
  const { status, password } = value as Json;
  if (password !== undefined) return false;
  return status === undefined || status === 'published' || status === 'publish';
};

const collect = (value: unknown, at: string, field: string, keep: (item: object) => boolean): Found[] => {
  if (typeof value === 'string') return [{ at, field, text: value }];
  if (typeof value !== 'object' || value === null || !keep(value)) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => collect(one, `${at}/${index}`, field, keep));
  return Object.entries(value).flatMap(([name, one]) => collect(one, `${at}/${name}`, name, keep));
};

const everything = { ...collections, wordpress };
const published = collect(everything, '', '', isPublished);

const livePages = pages.filter(isPublished);
const livePosts = wordpress.posts.filter(isPublished);
const paths = new Set([
  ...Object.values(routes).flatMap((route) => (route.pattern.includes(':') ? [] : [route.pattern])),
  ...livePages.map(({ slug }) => `/${slug}`),
  ...wordpress.pages.filter(isPublished).map(({ slug }) => `/${slug}`),
  ...livePosts.map(({ slug }) => routes.blog.href(slug)),
  ...knownPlaces.map(({ naam }) => routes.offerInCity.href(formatSlug(naam))),
]);
const anchorsOf = (path: string): (string | null)[] =>
  livePages
    .filter(({ slug }) => `/${slug}` === path || (slug === 'home' && path === '/'))
    .flatMap(({ banners }) => banners.map(({ anker }) => anker));

const html = published.filter(({ text }) => /<[a-z]/.test(text));
const hrefs = [
  ...html.flatMap(({ at, text }) =>
    [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => ({ at, href: href ?? '' })),
  ),
  ...published.filter(({ field }) => field === 'url').map(({ at, text }) => ({ at, href: text })),
];

/** The errors in a piece of HTML; none when it is well-formed and holds no code. */
const findFault = (text: string): string | undefined => {
  if (/<(script|style|iframe|object|form)\b|\son\w+=|javascript:/i.test(text)) return 'holds code';
  const open: string[] = [];
  for (const [tag, closing, name = '', rest = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g)) {
    if (['br', 'img', 'hr'].includes(name)) continue;
    if (!closing && rest.endsWith('/')) return `${tag} closes itself`;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return `${tag} closes nothing`;
  }
  if (open.length > 0) return `<${open.join('><')}> is not closed`;
  if (/[<>]/.test(text.replace(/<\/?[a-z][^<>]*>/g, ''))) return 'has a loose bracket';
  return /&(?!(#\d+|[a-z]+);)/.test(text) ? 'has a loose ampersand' : undefined;
};

const twice = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('links', () => {
  test('every link inside the site leads to a page, a blog or a known place', () => {
    const inside = hrefs.filter(({ href }) => href.startsWith('/') && !href.startsWith('/assets/'));
    expect(inside.length).toBeGreaterThan(200);
    expect(inside.filter(({ href }) => !paths.has(href.split(/[?#]/)[0] ?? ''))).toEqual([]);
  });

  test('every anchor is there on the page that it leads to', () => {
    const onPages = livePages.flatMap(({ slug, banners }) =>
      collect(banners, slug, '', isPublished)
        .filter(({ field, text }) => field === 'url' && text.startsWith('#'))
        .map(({ text }) => ({ path: `/${slug}`, anchor: text.slice(1) })),
    );
    const elsewhere = hrefs
      .filter(({ href }) => /^\/.*#/.test(href))
      .map(({ href }) => ({ path: href.split(/[?#]/)[0] ?? '', anchor: href.split('#')[1] ?? '' }));
    expect(onPages.length).toBeGreaterThan(5);
    const missing = [...onPages, ...elsewhere].filter(
      ({ path, anchor }) => !anchorsOf(path).includes(anchor),
    );
    expect(missing).toEqual([]);
  });

  test('links to other sites, addresses and numbers are made up or public', () => {
    const outside = hrefs.filter(({ href }) => !/^[/#]/.test(href));
    const allowed =
      /^(https:\/\/(mijn\.|verbouwing\.)?binnen\.example|https:\/\/autoriteitpersoonsgegevens\.nl|https:\/\/huizenspiegel\.example|https:\/\/www\.(?:nvm|nrvt)\.nl\/|mailto:info@binnen\.example|tel:\+3157055501)/;
    expect(outside.filter(({ href }) => !allowed.test(href))).toEqual([]);
  });

  test('buying and valuation in the footer lead where they say', () => {
    const links = collections.footer.flatMap((column) => column.links);
    const find = (titel: string) => links.find((link) => link.titel === titel)?.url;
    expect([find('Kopen'), find('Taxeren')]).toEqual(['/aankoop', '/taxatie']);
  });
});

describe('pictures', () => {
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}/g;
  const used = collect({ ...collections, directus_files: [], wordpress }, '', '', () => true).flatMap(
    ({ text }) => text.match(uuid) ?? [],
  );

  test('every picture that is used exists, and every one that exists is used', () => {
    const files = collections.directus_files.map(({ id }) => id);
    expect(used.filter((id) => !files.includes(id))).toEqual([]);
    const pictures = collections.directus_files.filter((file) => 'picture' in file).map(({ id }) => id);
    expect(pictures.filter((id) => !used.includes(id))).toEqual([]);
    const blogs = [...stock.keys()].filter((name) => name.startsWith('blogs/'));
    expect(wordpress.media.map(({ picture }) => picture).toSorted()).toEqual(blogs.toSorted());
  });

  test('every published blog has a picture that is described', () => {
    const described = (id: number | undefined) => wordpress.media.find((one) => one.id === id)?.alt_text;
    expect(livePosts.filter(({ featured_media }) => !described(featured_media))).toEqual([]);
    expect(twice(wordpress.media.map(({ file }) => file))).toEqual([]);
  });
});

describe('banners', () => {
  const banners = livePages.flatMap((page) => page.banners.map((banner) => ({ page: page.slug, ...banner })));

  test('every kind of banner that the site draws is used on a page, and one that it cannot draw', () => {
    const kinds = new Set(banners.map(({ soort }) => soort));
    expect(bannerKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
    const unknown = [...kinds].filter((kind) => !(bannerKinds as readonly string[]).includes(kind));
    expect(unknown).toEqual(['woonquiz']);
  });

  test('every form is on a page, under a name that the site knows', () => {
    const named = banners.flatMap(({ banner_fields }) =>
      banner_fields.flatMap(({ field_slug, text }) => (field_slug === 'form' ? [text] : [])),
    );
    expect([...new Set(named)].toSorted()).toEqual(formNames.toSorted());
    const known = Object.keys(widgets).flatMap((name) => /^form-(.+)/.exec(name)?.[1] ?? []);
    expect(known.toSorted()).toEqual(formNames.toSorted());
  });

  test('ids and slugs within a banner are unique', () => {
    expect(twice(banners.map(({ id }) => id))).toEqual([]);
    const double = banners.filter(
      ({ banner_fields }) => twice(banner_fields.map((row) => row.field_slug)).length > 0,
    );
    expect(double).toEqual([]);
  });

  test('the home page has at least five customer quotes', () => {
    const rows = banners.find(({ page, soort }) => page === 'home' && soort === 'compliments')?.banner_fields;
    const said = rows?.filter(
      (row) => row.field_slug.startsWith('compliment-') && row.wysiwyg && row.imageurl,
    );
    expect(said?.length).toBeGreaterThanOrEqual(5);
  });
});

describe('pages', () => {
  test('each page of the route table has content', () => {
    const slugs = livePages.map(({ slug }) => (slug === 'home' ? '/' : `/${slug}`));
    const own: string[] = [
      ...[
        'favourites',
        'alerts',
        'badRequest',
        'pageNotFound',
        'blogNotFound',
        'cityNotFound',
        'addressNotFound',
      ],
    ];
    const missing = Object.entries(routes).filter(
      ([name, { pattern }]) => !pattern.includes(':') && !own.includes(name) && !slugs.includes(pattern),
    );
    expect(missing).toEqual([]);
  });

  test('titles are unique, and descriptions have the length that search engines show', () => {
    expect(twice(livePages.map(({ titel }) => titel))).toEqual([]);
    expect(twice(livePages.map(({ meta_titel }) => meta_titel))).toEqual([]);
    expect(twice(livePages.map(({ meta_omschrijving }) => meta_omschrijving))).toEqual([]);
    const odd = livePages.filter(({ meta_omschrijving: { length } }) => length < 70 || length > 160);
    expect(odd.map(({ slug, meta_omschrijving }) => [slug, meta_omschrijving.length])).toEqual([]);
    expect(livePages.filter(({ meta_titel }) => meta_titel.length > 65).map(({ slug }) => slug)).toEqual([]);
  });

  test('a landing page has its title and date', () => {
    const landing = livePages.filter(({ type }) => type === 'landingpage');
    expect(landing).toHaveLength(3);
    expect(
      landing.every(({ title, titel, date }) => title === titel && !Number.isNaN(Date.parse(date ?? ''))),
    ).toBe(true);
  });

  test('no slug is in both backends', () => {
    expect(twice([...pages, ...wordpress.pages].map(({ slug }) => slug))).toEqual([]);
  });
});

describe('drafts', () => {
  const hidden = [
    ...Object.values(collections).flatMap((items) => [items].flat()),
    ...pages.flatMap(({ banners }) => banners),
    ...wordpress.posts,
    ...wordpress.pages,
  ].filter((item) => !isPublished(item));

  test('every item that is not public carries the marker', () => {
    expect(hidden.length).toBeGreaterThan(12);
    expect(hidden.filter((item) => !JSON.stringify(item).includes(draftMarker))).toEqual([]);
  });

  test('pages and blogs have it in their title, where lists would show it', () => {
    const named = [
      ...pages.map((page) => ({ ...page, title: page.titel })),
      ...wordpress.posts,
      ...wordpress.pages,
    ];
    const silent = named.filter((item) => !isPublished(item) && !item.title.startsWith(draftMarker));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  test('nothing that is public carries it', () => {
    expect(published.filter(({ text }) => text.includes(draftMarker))).toEqual([]);
  });

  test('links to no draft', () => {
    expect(hrefs.filter(({ href }) => href.includes('concept-'))).toEqual([]);
  });
});

describe('words', () => {
  test('HTML is well-formed and holds no code', () => {
    expect(html.length).toBeGreaterThan(150);
    const faults = html.map(({ at, text }) => [at, findFault(text)]).filter(([, fault]) => fault);
    expect(faults).toEqual([]);
  });

  test('are proper Dutch: no filler, no straight quotes, no doubled spaces or words', () => {
    const spoken = published
      .filter(({ field }) => !['imageurl', 'url', 'file', 'slug', 'id', 'key'].includes(field))
      .map(({ at, text }) => ({ at, text: text.replace(/<[^>]*>/g, ' § ') }));
    const odd = spoken.filter(({ text }) =>
      /lorem|ipsum|[a-z]'[a-z]|"|\.\.\.|[^\s§] {2,}[^\s§]|\b(de|het|een|en|van|is|we|in) \1\b/i.test(text),
    );
    expect(odd).toEqual([]);
  });

  test('short texts have each key once', () => {
    expect(twice(shorttexts.map(({ key }) => key))).toEqual([]);
  });

  test('every number and address of the firm is a made-up one', () => {
    const numbers = published.flatMap(({ text }) => text.match(/\b0\d{2,3}[ -]?\d{3} ?\d{3,4}\b/g) ?? []);
    expect(numbers.filter((number) => !number.startsWith('0570 555 0'))).toEqual([]);
    const mails = published.flatMap(({ text }) => text.match(/[\w.]+@[\w.]+/g) ?? []);
    expect(mails.filter((mail) => mail !== 'info@binnen.example' && mail !== '')).toEqual([]);
  });
});

describe('packages', () => {
  test('of the selling packages one is most chosen, and each has four to eight items', () => {
    const selling = packages.filter((each) => each.soort === 'verkoop' && isPublished(each));
    expect(selling).toHaveLength(4);
    expect(selling.filter(({ meest_gekozen }) => meest_gekozen)).toHaveLength(1);
    expect(selling.every(({ items }) => items.length >= 4 && items.length <= 8)).toBe(true);
  });

  test('every value of a home belongs to exactly one tariff', () => {
    const tariffs = packages.filter((each) => each.soort === 'taxatie');
    expect(tariffs.map(({ titel }) => titel)).toEqual(['695', '795', '895', 'op aanvraag']);
    for (const value of [0, 299999, 300000, 300001, 500000, 500001, 750000, 750001, 2500000]) {
      const fitting = tariffs.filter(
        ({ vanaf, tot }) => (vanaf ?? 0) <= value && value <= (tot ?? Number.POSITIVE_INFINITY),
      );
      expect(fitting, String(value)).toHaveLength(1);
    }
  });
});

describe('blogs', () => {
  const count = (text: string): number =>
    text
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/).length;

  test('there are at least 24, each an article with headings, a list and a link to go on', () => {
    expect(livePosts.length).toBeGreaterThanOrEqual(24);
    const thin = livePosts.filter(({ content }) => {
      const words = count(content);
      const headings = content.match(/<h2/g)?.length ?? 0;
      return (
        words < 350 ||
        words > 800 ||
        headings < 3 ||
        !/<(ul|ol)/.test(content) ||
        !content.includes('href="/')
      );
    });
    expect(thin.map(({ slug, content }) => [slug, count(content)])).toEqual([]);
    expect(livePosts.filter(({ content }) => content.includes('<blockquote')).length).toBeGreaterThan(20);
  });

  test('slugs and titles are unique, and some titles hold entities', () => {
    expect(twice(wordpress.posts.map(({ slug }) => slug))).toEqual([]);
    expect(twice(wordpress.posts.map(({ title }) => title))).toEqual([]);
    const titles = livePosts.map(({ title }) => title).join('\n');
    expect(titles).toContain('&amp;');
    expect(titles).toContain('&#8217;');
  });

  test('every category and tag is used, and none is unknown', () => {
    const ids = livePosts.flatMap(({ categories = [], tags = [] }) => [...categories, ...tags]);
    const known = [...wordpress.categories, ...wordpress.tags].map(({ id }) => id);
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every writer is an author of the headless CMS, by name', () => {
    const names = collections.authors.map(({ voornaam, achternaam }) => `${voornaam} ${achternaam}`);
    expect(wordpress.users.map(({ name }) => name)).toEqual(names);
    expect(livePosts.filter(({ author }) => !wordpress.users.some(({ id }) => id === author))).toEqual([]);
  });

  test('one was published when it was July in Deventer and still June in UTC', () => {
    expect(livePosts.map(({ date }) => date)).toContain('2026-07-01T00:30:00');
  });
});

test('a customer has the same words on every page, and they are those of the review', () => {
  const reviews = new Map(collections.beoordelingen.map(({ naam, tekst }) => [naam, tekst]));
  const quoted = livePages
    .flatMap(({ banners }) => banners)
    .flatMap(({ banner_fields }) => banner_fields)
    .filter(({ field_slug }) => field_slug.startsWith('compliment-'));
  expect(quoted.length).toBeGreaterThan(5);
  for (const { text, wysiwyg } of quoted) expect(wysiwyg).toBe(`<p>${reviews.get(text ?? '')}</p>`);
});
