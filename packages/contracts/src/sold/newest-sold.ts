/** The question for what was sold last: whoever shows it asks the same, so that a page that shows it twice asks once. */
export const newestSold = {
  limit: 3,
  offset: 0,
  soort: 'koop',
  sort: '-verkocht',
  status: 'VERKOCHT',
  fields: 'shown',
  tellingen: 'eerste',
} as const;
