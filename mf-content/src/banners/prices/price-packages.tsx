import type { Package } from '@binnen/contracts/content';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerLoad, type BannerProps } from '../kit/banner.ts';
import { Packages } from './package-cards.tsx';

const load =
  (soort: Package['soort']) =>
  async ({ api }: BannerLoad): Promise<Package[]> =>
    (await api.content.packages()).filter((each) => each.soort === soort);

/** The selling packages. Each tells the form its title in the URL. */
function PricePackages(props: BannerProps<Package[]>) {
  const heading = useText('packages_title', 'Kies het pakket dat bij je past');
  return <Packages {...props} heading={heading} anchor="meet_us" />;
}

/** The valuation tariffs. */
function PricePackagesValuation(props: BannerProps<Package[]>) {
  const heading = useText('tariffs_title', 'Onze tarieven voor een taxatie');
  return <Packages {...props} heading={heading} anchor="valuation" highlighted="795" />;
}

export const pricePackages = defineBanner({ load: load('verkoop'), Component: PricePackages });
export const pricePackagesValuation = defineBanner({
  load: load('taxatie'),
  Component: PricePackagesValuation,
});
