import type { Banner, BannerRow, BlogCard, Employee, Package, Page, Trust } from '@binnen/contracts/content';

/** A row without its slug; a text alone is its text, as an editor sees it. */
type Row = string | Partial<Omit<BannerRow, 'field_slug'>>;

const empty = { text: null, url: null, imageurl: null, wysiwyg: null };
const createRow = (field_slug: string, row: Row): BannerRow => ({
  ...empty,
  ...(typeof row === 'string' ? { text: row } : row),
  field_slug,
});

/** What the CMS calls the numbered rows of a banner. */
const itemSlugs: Record<string, string> = {
  introduction: 'service',
  services: 'service',
  usp: 'usp',
  steps: 'step',
  'sure-things': 'over',
  compliments: 'compliment',
};

/** A banner with the rows that the CMS sends: named ones, and numbered ones (`step-1`, `step-2` …). */
export const createBanner = (
  soort: string,
  {
    fields = {},
    items = [],
    anker = null,
  }: { fields?: Record<string, Row>; items?: Row[]; anker?: string | null } = {},
): Banner => ({
  id: `${soort}-1`,
  soort,
  anker,
  banner_fields: [
    ...Object.entries(fields).map(([slug, row]) => createRow(slug, row)),
    ...items.map((row, index) => createRow(`${itemSlugs[soort]}-${index + 1}`, row)),
  ],
});

export const createPage = (banners: Banner[], fields: Partial<Page> = {}): Page => ({
  slug: 'een-pagina',
  type: 'page',
  titel: 'Een pagina',
  subtitel: null,
  header: 'Page',
  achtergrond: null,
  gradient: '',
  meta_titel: null,
  meta_omschrijving: null,
  date_updated: null,
  banners,
  ...fields,
});

export const createBlogCard = (number: number, fields: Partial<BlogCard> = {}): BlogCard => ({
  id: number,
  type: 'blog',
  slug: `blog-${number}`,
  titel: `Blog ${number}`,
  date_created: '2026-11-12T09:00:00Z',
  uitgelichte_afbeelding: { id: number, link: `/images/wordpress/blog-${number}.jpg`, alt: '' },
  excerpt: `Waar blog ${number} over gaat.`,
  categories: [{ id: 1, slug: 'verkopen', title: 'Verkopen', count: 9 }],
  tags: [{ id: 7, slug: 'bieden', title: 'Bieden', count: 3 }],
  ...fields,
});

export const createEmployee = (number: number, fields: Partial<Employee> = {}): Employee => ({
  id: number,
  voornaam: 'Jet',
  achternaam: `van den Berg-${number}`,
  functie: 'Makelaar',
  over: `<p>Komt uit <em>Olst ${number}</em></p>`,
  phonenumber: `0570 55 50 1${number}`,
  achtergrond_afbeelding: { id: `portret-${number}`, omschrijving: '', width: 640, height: 800 },
  ...fields,
});

/** One review with everything and one with as little as the contract allows. */
export const createTrust = (fields: Partial<Trust> = {}): Trust => ({
  beoordelingen: [
    {
      id: 1,
      naam: 'Familie De Boer',
      tekst: 'Ze namen op toen we belden.',
      cijfer: 8.5,
      datum: '2026-10-03',
      bron: 'Huizenspiegel',
      url: 'https://huizenspiegel.example/de-boer',
      onderwerp: 'verkoop',
    },
    {
      id: 2,
      naam: 'Wim',
      tekst: 'Netjes.',
      cijfer: null,
      datum: '2026-05-27',
      bron: 'Een brief',
      url: null,
      onderwerp: null,
    },
  ],
  registraties: [
    { id: 1, naam: 'NVM', nummer: 'lid 00011', url: 'https://www.nvm.example/' },
    { id: 2, naam: 'KvK', nummer: null, url: null },
  ],
  ...fields,
});

export const createPackage = (number: number, fields: Partial<Package> = {}): Package => ({
  id: number,
  soort: 'verkoop',
  titel: `Pakket ${number}`,
  vanaf_tot_prijs: null,
  vanaf: null,
  tot: null,
  prijs: '2495',
  meest_gekozen: false,
  items: ['Foto’s', 'Plattegrond'],
  ...fields,
});
