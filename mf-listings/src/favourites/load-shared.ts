import { getApi, type LoaderFunctionArgs } from '@binnen/platform';
import type { Card } from '@binnen/contracts/property';
import { mostFavourites } from '../saved/saved-homes.ts';

export interface SharedHomes {
  /** Those of the link that are in the offer, in the link's order. */
  homes: Card[];
  /** How many of the link are not. */
  missing: number;
  /** The offer could not be read. */
  failed: boolean;
}

/** `12,15` → [12, 15]; what is no id is left out. */
export const parseIds = (text: string): number[] =>
  [...new Set(text.split(',').flatMap((id) => (/^[1-9]\d{0,11}$/.test(id) ? [Number(id)] : [])))].slice(
    0,
    mostFavourites,
  );

/** The homes of a shared link; null when the address shares none. */
export const loadShared = async ({ request, context }: LoaderFunctionArgs): Promise<SharedHomes | null> => {
  const ids = parseIds(new URL(request.url).searchParams.get('woningen') ?? '');
  if (ids.length === 0) return null;
  try {
    const { resultaten } = await getApi(context).objects.archive({
      ids: ids.join(','),
      limit: mostFavourites,
    });
    const found = new Map(resultaten.map((home) => [home.id, home]));
    const homes = ids.flatMap((id) => found.get(id) ?? []);
    return { homes, missing: ids.length - homes.length, failed: false };
  } catch {
    // The visitor's own favourites are there all the same.
    return { homes: [], missing: 0, failed: true };
  }
};
