import {
  bannerKinds,
  headerVariants,
  type Banner,
  type BannerRow,
  type Page,
} from '@binnen/contracts/content';
import * as v from 'valibot';
import { log } from '@binnen/edge-kit/logging/log';
import { rowsOf } from '@binnen/upstreams/calls/rows';
import { FileSchema, listFields, NumberSchema, TextSchema } from '@binnen/upstreams/directus/items';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent, readContent, type ContentSource } from '../source/content-source.ts';
import { hasPageAddress } from '../source/query.ts';
import { cutWords, formatPlainText } from '@binnen/upstreams/html/plain-text';
import { idPrefix, sanitiseHtml } from '@binnen/upstreams/html/sanitise';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

/** More than any page needs. Further items are left out: something went wrong in the CMS. */
const maxBanners = 60;
const maxRows = 100;
const maxText = 5_000;

const RowSchema = v.object({
  field_slug: v.pipe(v.string(), v.minLength(1)),
  text: TextSchema,
  url: TextSchema,
  imageurl: TextSchema,
  wysiwyg: TextSchema,
});
const BannerRowSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  soort: v.string(),
  anker: TextSchema,
  status: v.nullish(v.string()),
  sort: NumberSchema,
  banner_fields: v.nullish(rowsOf(RowSchema), []),
});

const summary = {
  slug: v.string(),
  // An editor or a newer CMS may send anything else.
  type: v.fallback(v.picklist(['page', 'landingpage']), 'page'),
  titel: v.string(),
  /** What the list of blogs shows of a landing page. */
  title: TextSchema,
  date: TextSchema,
  meta_omschrijving: TextSchema,
  date_created: TextSchema,
  date_updated: TextSchema,
  achtergrond: FileSchema,
};
const SummarySchema = v.object(summary);
/** What lists and the sitemap need of a page. */
export type PageSummary = v.InferOutput<typeof SummarySchema>;

const PageRowSchema = v.object({
  ...summary,
  subtitel: TextSchema,
  header: v.fallback(v.picklist(headerVariants), 'Default'),
  gradient: v.fallback(v.picklist(['', 'full', 'blackoverlay']), ''),
  meta_titel: TextSchema,
  banners: v.nullish(v.array(v.unknown()), []),
});

const { banners: _banners, ...ownFields } = PageRowSchema.entries;
const pageFields = [
  ...listFields(ownFields),
  ...['id', 'soort', 'anker', 'status', 'sort', 'banner_fields'].map((field) => `banners.${field}`),
];

/** The header variants whose subtitle is HTML; in the others it is text. */
const withHtmlSubtitle: readonly string[] = ['Zoekopdracht', 'Bedankt', 'SingleBlog'];

const isKnown = (soort: string): boolean => (bannerKinds as readonly string[]).includes(soort);

const cleanRow = (links: SiteLinks, row: v.InferOutput<typeof RowSchema>): BannerRow => ({
  field_slug: row.field_slug,
  text: row.text && formatPlainText(row.text).slice(0, maxText),
  url: links.href(row.url),
  imageurl: links.asset(row.imageurl),
  wysiwyg: row.wysiwyg && sanitiseHtml(links, row.wysiwyg),
});

const parseBanners = (page: string, rows: unknown[]) => {
  const banners = rows.flatMap((row) => {
    const parsed = v.safeParse(BannerRowSchema, row);
    return parsed.success && (parsed.output.status ?? 'published') === 'published' ? [parsed.output] : [];
  });
  const unknown = banners.map(({ soort }) => soort).filter((soort) => !isKnown(soort));
  const skipped = rows.length - Math.min(banners.length, maxBanners);
  if (skipped > 0 || unknown.length > 0)
    log('warn', 'Banners of a page were skipped', { page, skipped, unknown });
  // Directus gives a relation's items in any order.
  return banners.sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0)).slice(0, maxBanners);
};

const cleanBanner = (
  links: SiteLinks,
  { id, soort, anker, banner_fields }: v.InferOutput<typeof BannerRowSchema>,
): Banner => ({
  id,
  soort,
  // Some editors type it as they link to it.
  anker: anker?.replace(/^#+/, '') || null,
  banner_fields: banner_fields.slice(0, maxRows).map((row) => cleanRow(links, row)),
});

/** A description for search engines, of a page that its editor did not describe. */
const describeBanners = (banners: Banner[]): string | null => {
  const rows = banners.flatMap((banner) => banner.banner_fields);
  return cutWords(formatPlainText(rows.find((row) => row.wysiwyg)?.wysiwyg ?? '')) || null;
};

/** Links to places in the texts of other banners, which only a page knows. A banner's own anchor goes before a heading. */
const linkBanners = (banners: Banner[]): Banner[] => {
  const rows = banners.flatMap(({ banner_fields }) => banner_fields);
  const ids = rows.flatMap(({ wysiwyg }) =>
    [...(wysiwyg ?? '').matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id),
  );
  const anchors = banners.map(({ anker }) => anker);
  const findPlace = (place: string): string =>
    (ids.includes(idPrefix + place) && !anchors.includes(place) ? idPrefix : '') + place;
  const link = (row: BannerRow): BannerRow => ({
    ...row,
    url: row.url?.startsWith('#') ? `#${findPlace(row.url.slice(1))}` : row.url,
    wysiwyg: row.wysiwyg && row.wysiwyg.replace(/(?<=\shref="#)[\w-]+(?=")/g, findPlace),
  });
  return ids.length === 0
    ? banners
    : banners.map((banner) => ({ ...banner, banner_fields: banner.banner_fields.map(link) }));
};

const cleanPage = (links: SiteLinks, row: v.InferOutput<typeof PageRowSchema>): Page => {
  const { subtitel, banners, date_created: _created, title: _title, date: _date, ...page } = row;
  const cleaned = linkBanners(parseBanners(row.slug, banners).map((banner) => cleanBanner(links, banner)));
  const clean = withHtmlSubtitle.includes(row.header)
    ? (html: string) => sanitiseHtml(links, html)
    : formatPlainText;
  return {
    ...page,
    titel: formatPlainText(page.titel),
    subtitel: subtitel && clean(subtitel),
    meta_omschrijving: page.meta_omschrijving ?? describeBanners(cleaned),
    banners: cleaned,
  };
};

/** Every published page that has an address, without its banners. */
export const readPageIndex = defineContent<PageSummary[]>({
  key: 'pages',
  tags: ['pages', 'page-list'],
  isTogether: true,
  load: async ({ env }) =>
    (await loadItems(env, 'pages', SummarySchema, { sort: '-date_created' })).filter(hasPageAddress),
});

export const pageTags = (slug: string): string[] => ['pages', `page:${slug}`];

/** Every published page with its banners; the one that was made last first. */
export const loadPages = async (source: ContentSource): Promise<Page[]> => {
  const query = { fields: pageFields, sort: '-date_created' };
  return (await loadItems(source.env, 'pages', PageRowSchema, query)).map((row) =>
    cleanPage(source.links, row),
  );
};

/** A page with its banners; null when it is not published. */
export const readDirectusPage = (source: ContentSource, slug: string, refresh = false) =>
  readContent<Page | null>(source, {
    key: `page:${slug}`,
    tags: pageTags(slug),
    isTogether: true,
    refresh,
    load: async () => {
      const query = { fields: pageFields, filter: { slug } };
      const rows = await loadItems(source.env, 'pages', PageRowSchema, query);
      const row = rows.find((each) => each.slug === slug);
      return row ? cleanPage(source.links, row) : null;
    },
  });
