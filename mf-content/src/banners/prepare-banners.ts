import type { Banner } from '@binnen/contracts/content';
import { ApiError, type Api, type LoaderFunctionArgs } from '@binnen/platform';
import type { BannerDefinition, BannerProps, Tone } from './kit/banner.ts';
import { parseBannerFields } from './kit/fields.ts';
import { findAnchor } from './kinds/form.tsx';
import { findBanner } from './registry.ts';

/** A banner with what it needs to be drawn. */
export interface PreparedBanner extends BannerProps<unknown> {
  definition: BannerDefinition<never>;
}

/** The moments of a page: where a visitor chooses, asks or weighs. What tells and explains shares the page's paper. */
const moments = [
  'bought-objects',
  'compliments',
  'form',
  'price-packages',
  'price-packages-valuation',
  'trust',
];

/** The last picture with words, unless the page begins with it: its header has a picture, too. */
const findBleeding = (banners: Banner[]): Banner | undefined =>
  banners.slice(1).findLast(({ soort }) => soort === 'image-text');

/** Whether none of them needs a script; widgets among them say that themselves. */
export const areStill = (banners: readonly PreparedBanner[]): boolean =>
  banners.every(({ definition }) => definition.still);

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
  const bleeding = findBleeding(banners);
  let ground: Tone = 'paper';
  const known = banners.flatMap((banner) => {
    const definition = findBanner(banner.soort);
    if (!definition) return [];
    const count = (seen[banner.soort] = (seen[banner.soort] ?? 0) + 1);
    const bleed = banner === bleeding;
    ground = bleed || (ground === 'paper' && moments.includes(banner.soort)) ? 'sand' : 'paper';
    const fields = parseBannerFields(banner.banner_fields);
    return [{ banner, definition, fields, tone: ground, flip: count % 2 === 0, bleed }];
  });
  // The kind `steps` is its own anchor.
  const anchors = known.map((each) => findAnchor(each) ?? each.banner.soort);
  const prepared = await Promise.all(
    known.map(async (each) => {
      const { definition, fields, tone } = each;
      try {
        const data: unknown = await definition.load?.({ fields, tone, api, context });
        return [{ ...each, anchors, data }];
      } catch (error) {
        if (error instanceof ApiError) return [];
        throw error;
      }
    }),
  );
  return prepared.flat();
};
