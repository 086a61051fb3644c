import type { ComponentType } from 'react';
import type { BannerProps } from './kit/banner.ts';
import { parseBannerFields } from './kit/fields.ts';
import type { PreparedBanner } from './prepare-banners.ts';
import { findBanner } from './registry.ts';

/** The bands of a page, in the order of the CMS. */
export function Banners({ of }: { of: PreparedBanner[] }) {
  return of.map(({ banner, data, tone, flip, bleed }, index) => {
    const Body = findBanner(banner.soort)?.Component as ComponentType<BannerProps<unknown>> | undefined;
    if (!Body) return null;
    const fields = parseBannerFields(banner.banner_fields);
    return (
      <Body key={index} banner={banner} fields={fields} data={data} tone={tone} flip={flip} bleed={bleed} />
    );
  });
}
