export type Status = 'published' | 'draft';

/** What Directus keeps of every item. */
export interface Stamp {
  status: Status;
  sort: number;
  date_created: string;
  date_updated: string;
}

/** Stands in every draft, so that a leak of one shows at once. */
export const draftMarker = 'CONCEPT-';

/** Items as the CMS has them: published unless they say otherwise, in the order in which they are written. */
export const stampItems = <T extends object>(items: T[], created = '2025-03-03T09:00:00.000Z') =>
  items.map((item, index): T & Stamp => ({
    status: 'published',
    sort: index + 1,
    date_created: created,
    date_updated: '2026-10-14T07:30:00.000Z',
    ...item,
  }));
