import { fetchFromApi } from '@binnen/contracts/api-address';
import { visitorPaths } from '@binnen/contracts/api-paths';
import type { References } from '@binnen/contracts/leads';

const deadlineMs = 8_000;

export interface HomeQuestion {
  postcode: string;
  huisnummer: string;
  /** Letter and addition; empty when there is none. */
  toevoeging: string;
}

/** The value range of a home and of homes near it. Rejects when the service has none. */
export const loadReferences = async (home: HomeQuestion): Promise<References> => {
  const query = new URLSearchParams({ postcode: home.postcode, huisnummer: home.huisnummer });
  if (home.toevoeging) query.set('toevoeging', home.toevoeging);
  const response = await fetchFromApi(document, `${visitorPaths.references}?${query}`, {
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!response.ok) throw new Error(`The references answered ${response.status}`);
  const found = (await response.json()) as Partial<References>;
  const references = Array.isArray(found.references) ? found.references : [];
  return { weightedValueRange: found.weightedValueRange ?? '', references };
};
