import type { Banner } from '@binnen/contracts/content';
import { page } from '@binnen/contracts/routing/route-table';
import { loadPages } from './directus/pages.ts';
import type { ContentSource } from './source/content-source.ts';

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

/** The published pages on which an editor placed one of these widgets. Rejects when the CMS does not answer. */
export const listPagesWith = async (source: ContentSource, widgets: readonly string[]): Promise<string[]> => {
  const pages = await loadPages(source);
  return pages
    .filter(({ banners }) => banners.some((banner) => widgets.includes(findPlaced(banner)?.widget ?? '')))
    .map(({ slug }) => page.href(slug));
};
