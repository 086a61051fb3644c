import type { Package } from '@binnen/contracts/content';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import { Packages } from './package-cards.tsx';

/** The valuation tariffs. */
function PricePackagesValuation(props: BannerProps<Package[]>) {
  const heading = useText('tariffs_title', 'Onze tarieven voor een taxatie');
  return <Packages {...props} heading={heading} anchor="valuation" highlighted="795" />;
}

export const pricePackagesValuation = defineBanner<Package[]>({
  load: async ({ api }) => (await api.content.packages()).filter((each) => each.soort === 'taxatie'),
  Component: PricePackagesValuation,
});
