import type { Sample } from '@binnen/platform/contract/composition';
import type {
  Author,
  Banner,
  Blog,
  BlogCard,
  Blogs,
  Employee,
  HeaderVariant,
  Package,
  Page,
} from '@binnen/contracts/content';
import { routes } from '@binnen/contracts/routes';
import { banner, createPage, row } from './page/known-pages.ts';

/**
 * With which URLs and API answers every page of this remote can be rendered. A release is promoted only when all of
 * these pages render in the composition that it would be part of.
 */
const asset = '5c0f9a52-6d1e-5a33-a1b2-0c4d5e6f7a8b';

const text = (field_slug: string, value: string) => row(field_slug, { text: value });
const html = (field_slug: string, value: string) => row(field_slug, { wysiwyg: `<p>${value}</p>` });
const link = (field_slug: string, label: string, url: string) => row(field_slug, { text: label, url });
const entry = (field_slug: string, title: string) =>
  row(field_slug, {
    text: title,
    url: routes.contact.href(),
    imageurl: `/assets/${asset}`,
    wysiwyg: '<p>Een paar regels <strong>tekst</strong>.</p>',
  });

const form = (name: string, anker = 'meet_us') => banner('form', [text('form', name)], anker);
const words = banner('text', [text('title', 'Wat we doen'), html('content', 'We helpen je graag.')]);

const employee: Employee = {
  id: 1,
  voornaam: 'Anna',
  achternaam: 'Jansen',
  functie: 'Makelaar',
  over: '<p>Woont in Deventer.</p>',
  phonenumber: '0570 555 011',
  achtergrond_afbeelding: { id: asset, omschrijving: 'Portret van Anna Jansen', width: 1200, height: 1600 },
};

const selling: Package = {
  id: 1,
  soort: 'verkoop',
  titel: 'Compleet',
  vanaf_tot_prijs: 'Alles geregeld',
  vanaf: null,
  tot: null,
  prijs: '2495',
  meest_gekozen: true,
  items: ["Foto's", 'Video', 'Plattegrond', 'Bezichtigingen', 'Onderhandeling', 'Oplevering'],
};
const tariffs: Package[] = [
  {
    ...selling,
    id: 2,
    soort: 'taxatie',
    titel: '795',
    vanaf_tot_prijs: 'Tot € 500.000',
    prijs: '795',
    items: [],
  },
  { ...selling, id: 3, soort: 'taxatie', titel: 'Op aanvraag', prijs: '<em>op aanvraag</em>', items: [] },
];

const author: Author = { id: 1, voornaam: 'Anna', achternaam: 'Jansen', functie: 'Makelaar', avatar: null };
const category = { id: 3, slug: 'verkoop', title: 'Verkoop', count: 2 };
const card: BlogCard = {
  id: 42,
  type: 'blog',
  slug: 'huis-verkopen-in-het-najaar',
  titel: 'Huis verkopen in het najaar',
  date_created: '2026-06-30T22:30:00Z',
  uitgelichte_afbeelding: {
    id: 7,
    link: '/images/wordpress/2026/06/najaar.jpg',
    alt: 'Een straat in de herfst',
  },
  excerpt: 'De blaadjes vallen, en kopers kijken anders naar een huis.',
  categories: [category],
  tags: [{ id: 9, slug: 'tuin', title: 'Tuin', count: 1 }],
};
const landing: BlogCard = {
  id: -1,
  type: 'landingpage',
  slug: 'makelaar-deventer',
  title: 'Makelaar in Deventer',
  date: '2026-05-01T08:00:00Z',
  uitgelichte_afbeelding: null,
  excerpt: '',
  categories: [],
  tags: [],
};
const blog: Blog = {
  ...card,
  intro: '<p>De blaadjes vallen.</p>',
  content: '<h2>Licht</h2><p>Laat het binnen.</p>',
  date_updated: null,
  leestijd: 3,
  author,
  related: [{ ...card, id: 43, slug: 'huis-kopen', titel: 'Huis kopen', uitgelichte_afbeelding: null }],
};
const blogs: Blogs = { data: [card, landing], total: 2, categories: [category] };

const pageOf = (path: string, banners: Banner[], header?: HeaderVariant): Page => ({
  ...createPage({
    path,
    titel: `De pagina ${path}`,
    omschrijving: 'Zo doen we dat',
    header,
    banners,
  }),
  achtergrond: { id: asset, omschrijving: '', width: 1600, height: 1200 },
});

/** The page of a route that takes nothing. */
const sample = (
  route: { pattern: string; href: () => string },
  banners: Banner[],
  data: Sample['data'] = {},
  header?: HeaderVariant,
) => {
  const page = pageOf(route.href(), banners, header);
  return { [route.pattern]: { url: route.href(), data: { [`/content/pages/${page.slug}`]: page, ...data } } };
};

const newest = { '/content/blogs?limit=4': blogs };
const people = { '/content/employees': { data: [employee] } };
const trust = {
  '/content/vertrouwen': {
    beoordelingen: [
      {
        id: 1,
        naam: 'Peter',
        tekst: 'Snel en eerlijk.',
        cijfer: 9,
        datum: '2026-10-03',
        bron: 'Een site',
        url: null,
      },
    ],
    registraties: [{ id: 1, naam: 'NVM', nummer: null, url: null }],
  },
};
const sold = {
  '/objects/archive/?fields=shown&limit=3&offset=0&soort=koop&sort=-verkocht&status=VERKOCHT&tellingen=eerste':
    {
      resultaten: [],
      paginering: { totaalAantal: 62, volgende: null },
      verkoop: { vanaf: '2026-01-01', tot: '2026-10-02', aantal: 62, dagen: 34 },
    },
};
const packages = { '/content/packages': { data: [selling, ...tariffs] } };

const texts = {
  '/content/texts': { versie: 'a', short: { primary_phone_number: '0570 555 010' }, long: {} },
};

const home = [
  banner('introduction', [
    entry('service-1', 'Verkopen'),
    text('subtitel_intro', 'Over ons'),
    text('titel_intro', 'Binnen in Deventer'),
    html('content_intro', 'We kennen de stad.'),
  ]),
  banner('newest-objects'),
  banner('actueel'),
  banner('compliments', [entry('compliment-1', 'Familie De Vries'), entry('compliment-2', 'Peter')]),
  banner('sure-things', [entry('over-1', 'Eerlijk'), entry('over-2', 'Dichtbij')]),
  banner('usp', [
    link('usp-1', 'Altijd een vaste makelaar', routes.overBinnen.href()),
    text('show_button', 'true'),
  ]),
  banner('free-sales-advice', [
    html('content', 'Vrijblijvend.'),
    link('button', 'Vraag het aan', '/gratis-verkoopadvies'),
    link('button_two', 'Neem contact op', routes.contact.href()),
  ]),
];
const steps = banner('steps', [entry('step-1', 'Kennismaken'), entry('step-2', 'Kijken')], 'steps');
const photo = banner('image-text', [
  text('title', 'Samen kijken'),
  row('image', { imageurl: `/assets/${asset}` }),
]);

export const samples: { pages: Record<string, Sample>; widgets: Record<string, Sample> } = {
  pages: {
    ...sample(routes.home, home, { ...newest, ...texts }, 'Home'),
    ...sample(routes.aankoop, [banner('bought-objects'), steps, photo]),
    ...sample(routes.verkoop, [banner('price-packages'), steps, form('selling')], packages),
    ...sample(routes.verhuur, [photo, form('letting')]),
    ...sample(
      routes.taxatie,
      [banner('price-packages-valuation'), form('valuation-request', 'valuation')],
      packages,
    ),
    ...sample(routes.gratisVerkoopadvies, [form('sales-advice')]),
    ...sample(routes.leebl, [words, form('energy-label')]),
    ...sample(
      routes.overBinnen,
      [
        banner('employees'),
        banner('trust'),
        banner('services', [entry('service-1', 'Kopen')]),
        form('get-to-know'),
      ],
      { ...people, ...trust, ...sold, ...texts },
    ),
    ...sample(routes.wooncontinuplan, [words, form('financial')]),
    ...sample(routes.zoekopdracht, [form('search-service')], {}, 'Zoekopdracht'),
    ...sample(routes.contact, [form('contact')], texts),
    ...sample(routes.disclaimer, [words]),
    [routes.blogs.pattern]: {
      url: routes.blogs.href(),
      data: {
        '/content/blogs?limit=12': blogs,
        '/content/pages/blogs': pageOf(routes.blogs.href(), [], 'Blogs'),
        '/wp-json/acf/v3/options/page_fields': { acf: { blog_titel: 'Blogs', blog_intro: false } },
      },
    },
    [routes.blog.pattern]: {
      url: routes.blog.href(card.slug),
      data: { [`/content/blogs/${card.slug}`]: blog },
    },
    ...sample({ pattern: routes.page.pattern, href: () => routes.page.href('makelaar-deventer') }, [
      words,
      banner('nog-onbekend'),
    ]),
  },
  widgets: {},
};
