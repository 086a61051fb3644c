import { assetId, type AssetName } from './assets.ts';
import type { Status } from './content-item.ts';

export interface Row {
  field_slug: string;
  text: string | null;
  url: string | null;
  imageurl: string | null;
  wysiwyg: string | null;
}

export interface Banner {
  soort: string;
  anker: string | null;
  status: Status;
  banner_fields: Row[];
}

interface Fields {
  text?: string;
  url?: string;
  image?: AssetName;
  html?: string;
}

export const row = (field_slug: string, { text, url, image, html }: Fields): Row => ({
  field_slug,
  text: text ?? null,
  url: url ?? null,
  imageurl: image ? assetId(image) : null,
  wysiwyg: html ?? null,
});

/** Rows `service-1`, `service-2` …: numbered in the order in which they are written. */
const number = (prefix: string, items: Fields[]): Row[] =>
  items.map((fields, index) => row(`${prefix}-${index + 1}`, fields));

export const services = (items: [title: string, url: string, image: AssetName][]): Row[] =>
  number(
    'service',
    items.map(([text, url, image]) => ({ text, url, image })),
  );
export const usps = (items: [title: string, url?: string][]): Row[] =>
  number(
    'usp',
    items.map(([text, url]) => (url ? { text, url } : { text })),
  );
export const steps = (items: [title: string, text: string][]): Row[] =>
  number(
    'step',
    items.map(([text, html]) => ({ text, html: `<p>${html}</p>` })),
  );
export const things = (items: Fields[]): Row[] => number('over', items);
export const compliments = (items: Fields[]): Row[] => number('compliment', items);

export const banner = (
  soort: string,
  fields: Record<string, Fields>,
  more: Row[] = [],
  { anker = null, status = 'published' }: { anker?: string | null; status?: Status } = {},
): Banner => ({
  soort,
  anker,
  status,
  banner_fields: [...Object.entries(fields).map(([slug, values]) => row(slug, values)), ...more],
});

/** The names by which a banner asks for a form. */
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

export const formBanner = (
  form: (typeof formNames)[number],
  anker: string | null,
  fields: Record<string, Fields> = {},
): Banner => banner('form', { ...fields, form: { text: form } }, [], { anker });
