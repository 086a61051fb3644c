import type { BannerRow } from '@binnen/contracts/content';

/** A numbered entry of a banner: a service, a compliment, a step. What its row leaves empty is null; one value is enough. */
export interface Item {
  /** The row's slug: stable, and unique in its banner. */
  id: string;
  title: string | null;
  /** HTML. */
  content: string | null;
  url: string | null;
  image: string | null;
}

const isRow = (row: unknown): row is BannerRow =>
  typeof row === 'object' && row !== null && typeof (row as BannerRow).field_slug === 'string';

/** The text; null of anything else, and of an empty one. */
export const filled = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

/** Reads a banner's rows by slug and by prefix. Rows that are malformed count as absent. */
export const parseBannerFields = (rows: readonly unknown[]) => {
  const valid = rows.filter(isRow);
  const find = (slug: string) => valid.find((row) => row.field_slug === slug);
  const text = (slug: string) => filled(find(slug)?.text);
  return {
    text,
    /** Every row that holds a text, by slug. */
    texts: (): Record<string, string> =>
      Object.fromEntries(
        valid.flatMap((row) => {
          const value = filled(row.text);
          return value ? [[row.field_slug, value]] : [];
        }),
      ),
    /** HTML, sanitised by the edge. */
    html: (slug: string) => filled(find(slug)?.wysiwyg),
    image: (slug: string) => filled(find(slug)?.imageurl),
    /** A row with a target; `label` is for one without a text. */
    link: (slug: string, label: string) => {
      const href = filled(find(slug)?.url);
      return href ? { label: text(slug) ?? label, href } : null;
    },
    /** Whether a row says "true". */
    flag: (slug: string) => ['true', '1', 'ja', 'aan'].includes(text(slug)?.toLowerCase() ?? ''),
    /** The rows whose slug starts with `prefix`, in their order; one without any value is left out. */
    items: (prefix: string) =>
      valid.flatMap((row): Item[] => {
        const { field_slug: id, text: title, url, imageurl, wysiwyg } = row;
        const values = {
          title: filled(title),
          content: filled(wysiwyg),
          url: filled(url),
          image: filled(imageurl),
        };
        return id.startsWith(prefix) && Object.values(values).some(Boolean) ? [{ id, ...values }] : [];
      }),
  };
};
export type BannerFields = ReturnType<typeof parseBannerFields>;
