import type { Package } from '@binnen/contracts/content';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import { Packages } from './package-cards.tsx';

/** The selling packages. Each tells the form its title in the URL. */
function PricePackages(props: BannerProps<Package[]>) {
  const heading = useText('packages_title', 'Kies het pakket dat bij je past');
  return <Packages {...props} heading={heading} anchor="meet_us" />;
}

export const pricePackages = defineBanner<Package[]>({
  load: async ({ api }) => (await api.content.packages()).filter((each) => each.soort === 'verkoop'),
  Component: PricePackages,
});
