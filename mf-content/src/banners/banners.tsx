import type { ComponentType } from 'react';
import type { BannerProps } from './kit/banner.ts';
import type { PreparedBanner } from './prepare-banners.ts';

/** The bands of a page, in the order of the CMS. */
export function Banners({ of }: { of: PreparedBanner[] }) {
  return of.map(({ definition, ...props }, index) => {
    const Body = definition.Component as ComponentType<BannerProps<unknown>>;
    return <Body key={index} {...props} />;
  });
}
