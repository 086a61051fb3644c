import type { SoldSummary } from '@binnen/contracts/list-answers';
import { newestSold } from '@binnen/contracts/sold/newest-sold';
import type { Api } from '@binnen/platform';

/** What was sold in the year of the last sale. */
export const readSold = async (api: Api): Promise<SoldSummary | undefined> =>
  (await api.objects.archive(newestSold)).verkoop;
