import * as v from 'valibot';
import type { Documents } from './documents.ts';
import { createLinkedText, moment, pictureId, words } from './field-schemas.ts';
import type { ContentReader } from '../read-content.ts';
import { defaultDates, StatusSchema } from './stamp-items.ts';

/** The names with which a banner refers to a form. */
export const formNames = [
  'selling',
  'valuation-request',
  'letting',
  'financial',
  'search-service',
  'energy-label',
  'sales-advice',
  'contact',
  'get-to-know',
  'free-valuation',
  'mortgage-interest',
  'object-valuation',
  'valuation-wizard',
  'questionnaire',
  'promotional',
  'apply',
] as const;

/**
 * The kinds of banner that an editor of the CMS may choose. The site cannot draw the last one, because a CMS may be
 * newer than its site.
 */
const bannerKinds = [
  'introduction',
  'head',
  'services',
  'actueel',
  'employees',
  'newest-objects',
  'bought-objects',
  'compliments',
  'trust',
  'steps',
  'price-packages',
  'price-packages-valuation',
  'usp',
  'free-sales-advice',
  'sure-things',
  'text',
  'image-text',
  'form',
  'widget',
  'woonquiz',
] as const;

/** The keys of the rows of a banner's `items`: `service-1`, `service-2` … */
const itemSlugs: Record<string, string> = {
  introduction: 'service',
  services: 'service',
  usp: 'usp',
  steps: 'step',
  'sure-things': 'over',
  compliments: 'compliment',
};

const createPageSchema = ({ ids, texts }: Documents) => {
  const linked = createLinkedText(ids);
  const FieldSchema = v.strictObject({
    text: v.optional(linked),
    url: v.optional(linked),
    image: v.optional(pictureId),
    html: v.optional(linked),
    /** The text of one of `documents/`, by its slug. */
    document: v.optional(
      v.pipe(
        v.string(),
        v.check((slug) => texts.has(slug), 'there is no file of that name in content/documents'),
      ),
    ),
  });
  /** A field that holds only text is written as a text. */
  const RowSchema = v.pipe(
    v.unknown(),
    v.transform((field) => (typeof field === 'string' ? { text: field } : field)),
    FieldSchema,
    v.transform(({ text, url, image, html, ...field }) => ({
      text: text ?? null,
      url: url ?? null,
      imageurl: image ?? null,
      wysiwyg: html ?? texts.get(field.document ?? '') ?? null,
    })),
  );
  const BannerSchema = v.pipe(
    v.strictObject({
      soort: v.picklist(bannerKinds),
      anker: v.optional(words),
      status: v.optional(StatusSchema, 'published'),
      form: v.optional(v.picklist(formNames)),
      fields: v.optional(v.record(v.string(), RowSchema), {}),
      items: v.optional(v.array(RowSchema), []),
    }),
    v.forward(
      v.check(
        ({ soort, items }) => items.length === 0 || soort in itemSlugs,
        'a banner of this kind has no items',
      ),
      ['items'],
    ),
    v.forward(
      v.check(
        ({ soort, form }) => (soort === 'form') === (form !== undefined),
        'a banner names its form when its kind is form, and no other does',
      ),
      ['form'],
    ),
  );
  return v.strictObject({
    sort: v.number(),
    type: v.optional(v.picklist(['page', 'landingpage']), 'page'),
    status: v.optional(StatusSchema, 'published'),
    titel: words,
    subtitel: v.optional(words),
    header: v.picklist(['Home', 'Objects', 'Page', 'Zoekopdracht', 'Blogs', 'Default']),
    achtergrond: v.optional(pictureId),
    gradient: v.optional(v.picklist(['full', 'blackoverlay'])),
    meta_titel: words,
    meta_omschrijving: words,
    created: v.optional(moment, defaultDates.created),
    updated: v.optional(moment, defaultDates.updated),
    banners: v.array(BannerSchema),
  });
};
type PageText = v.InferOutput<ReturnType<typeof createPageSchema>>;
type BannerText = PageText['banners'][number];

const toBanner = (page: string, { soort, anker, status, form, fields, items }: BannerText, index: number) => {
  const empty = { text: null, url: null, imageurl: null, wysiwyg: null };
  return {
    id: `${page}-${index + 1}`,
    sort: index + 1,
    soort,
    anker: anker ?? null,
    status,
    banner_fields: [
      ...Object.entries(fields).map(([field_slug, row]) => ({ field_slug, ...row })),
      ...items.map((row, at) => ({ field_slug: `${itemSlugs[soort]}-${at + 1}`, ...row })),
      ...(form ? [{ field_slug: 'form', ...empty, text: form }] : []),
    ],
  };
};

/** A page of the CMS; its banners are numbered within it. A landing page also has `title` and `date`. */
const toPage = ({ slug, created, updated, banners, ...page }: PageText & { slug: string }) => ({
  id: slug,
  status: page.status,
  date_created: created,
  date_updated: updated,
  type: page.type,
  title: page.titel,
  date: page.type === 'landingpage' ? created : null,
  slug,
  titel: page.titel,
  subtitel: page.subtitel ?? null,
  header: page.header,
  achtergrond: page.achtergrond ?? null,
  gradient: page.gradient ?? '',
  meta_titel: page.meta_titel,
  meta_omschrijving: page.meta_omschrijving,
  banners: banners.map((banner, index) => toBanner(slug, banner, index)),
  sort: page.sort,
});

export const loadPages = ({ readPages }: ContentReader, documents: Documents) =>
  readPages('pages', createPageSchema(documents))
    .map(toPage)
    .toSorted((one, other) => one.sort - other.sort);
