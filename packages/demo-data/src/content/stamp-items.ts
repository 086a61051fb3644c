import * as v from 'valibot';

export const StatusSchema = v.picklist(['published', 'draft']);

export const defaultDates = { created: '2025-03-03T09:00:00.000Z', updated: '2026-10-14T07:30:00.000Z' };

/** The fields that Directus adds to every item. */
interface Stamp {
  id: number;
  status: v.InferOutput<typeof StatusSchema>;
  sort: number;
  date_created: string;
  date_updated: string;
}

/** Items as the CMS has them: numbered in order, and published by default. */
export const stampItems = <T extends object>(items: T[]) =>
  items.map((item, index): T & Stamp => ({
    status: 'published',
    sort: index + 1,
    date_created: defaultDates.created,
    date_updated: defaultDates.updated,
    id: index + 1,
    ...item,
  }));
