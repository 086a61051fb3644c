import type { Banner } from '@binnen/contracts/content';
import { page } from '@binnen/contracts/routing/route-table';
import { provideListPages } from '../site/list-pages.ts';
import { loadPages } from './directus/pages.ts';
import { createContentSource } from './source/content-source.ts';

/** The rows in which an editor names a widget, by kind of banner: the name itself, or what follows `form-`. */
const nameRows: Record<string, { row: string; prefix: string }> = {
  form: { row: 'form', prefix: 'form-' },
  widget: { row: 'widget', prefix: '' },
};

/** A widget that an editor placed. */
interface Placed {
  widget: string;
  /** The row that names it. */
  row: string;
  /** What the banner says, by row. */
  values: Record<string, string>;
}

/** The widget of a banner; null for a banner of our own. */
export const findPlaced = ({ soort, banner_fields }: Banner): Placed | null => {
  const names = nameRows[soort];
  if (!names) return null;
  const values = Object.fromEntries(
    banner_fields.flatMap(({ field_slug, text }) => (text?.trim() ? [[field_slug, text.trim()]] : [])),
  );
  const named = values[names.row];
  return named ? { widget: names.prefix + named, row: names.row, values } : null;
};

// Rejects when the CMS does not answer.
provideListPages(async (env, context, widgets) => {
  const pages = await loadPages(createContentSource(env, context));
  return pages
    .filter(({ banners }) => banners.some((banner) => widgets.includes(findPlaced(banner)?.widget ?? '')))
    .map(({ slug }) => page.href(slug));
});
