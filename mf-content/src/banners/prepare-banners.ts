import type { Banner } from '@binnen/contracts/content';
import { ApiError, type Api, type LoaderFunctionArgs } from '@binnen/platform';
import type { Tone } from './banner.ts';
import { parseBannerFields } from './fields.ts';
import { findBanner } from './registry.ts';

/** A banner with what it needs to be drawn. */
export interface PreparedBanner {
  banner: Banner;
  data: unknown;
  tone: Tone;
  flip: boolean;
}

/** Kinds that have a ground of their own, and so don't take a turn in the alternation. */
const ownGround = ['free-sales-advice'];

/** Whether none of them needs a script; widgets among them say that themselves. */
export const areStill = (banners: readonly PreparedBanner[]): boolean =>
  banners.every(({ banner }) => findBanner(banner.soort)?.still);

const isGone = (error: unknown) => error instanceof ApiError;

/**
 * Gives each banner its ground and loads what it needs. Unknown kinds and those whose data failed are left
 * out, and the page shows the rest.
 */
export const prepareBanners = async (
  banners: Banner[],
  api: Api,
  context: LoaderFunctionArgs['context'],
): Promise<PreparedBanner[]> => {
  const seen: Record<string, number> = {};
  let turn = 0;
  const known = banners.flatMap((banner) => {
    const definition = findBanner(banner.soort);
    if (!definition) return [];
    const count = (seen[banner.soort] = (seen[banner.soort] ?? 0) + 1);
    const tone: Tone = turn % 2 === 0 ? 'paper' : 'sand';
    if (!ownGround.includes(banner.soort)) turn += 1;
    return [{ banner, definition, tone, flip: count % 2 === 0 }];
  });
  const prepared = await Promise.all(
    known.map(async ({ banner, definition, tone, flip }) => {
      const fields = parseBannerFields(banner.banner_fields);
      try {
        const data: unknown = await definition.load?.({ fields, tone, api, context });
        return [{ banner, data, tone, flip }];
      } catch (error) {
        if (isGone(error)) return [];
        throw error;
      }
    }),
  );
  return prepared.flat();
};
