/** The question for the newest sales: all that show them ask the same, so that a page that shows it twice asks once. */
export const newestSold = {
  limit: 3,
  offset: 0,
  soort: 'koop',
  sort: '-verkocht',
  status: 'VERKOCHT',
  fields: 'shown',
  tellingen: 'eerste',
} as const;
