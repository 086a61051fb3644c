import type { SoldSummary } from '@binnen/contracts/list-answers';
import type { Api } from '@binnen/platform';

/** What was sold this year: the same call as the widget of sold homes, so that a page that has both asks once. */
export const readSold = async (api: Api): Promise<SoldSummary | undefined> =>
  (
    await api.objects.archive({
      limit: 3,
      offset: 0,
      soort: 'koop',
      sort: '-verkocht',
      status: 'VERKOCHT',
      fields: 'shown',
      tellingen: 'eerste',
    })
  ).verkoop;
