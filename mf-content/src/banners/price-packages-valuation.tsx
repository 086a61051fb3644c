import type { Package } from '@binnen/contracts/content';
import { Section, SectionHead } from '@binnen/design/section';
import { Prose } from '@binnen/design/prose';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from './banner.ts';
import { PackageCards } from './package-cards.tsx';
import css from './package-cards.module.css';

/** The valuation tariffs. Each leads to the valuation form on the same page. */
function PricePackagesValuation({ banner, fields, data, tone }: BannerProps<Package[]>) {
  const heading = useText('tariffs_title', 'Onze tarieven voor een taxatie');
  const content = fields.html('content');
  if (data.length === 0) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      <PackageCards packages={data} anchor="valuation" highlighted="795" />
      {content && <Prose className={css.note} html={content} />}
    </Section>
  );
}

export const pricePackagesValuation = defineBanner<Package[]>({
  load: async ({ api }) => (await api.content.packages()).filter((each) => each.soort === 'taxatie'),
  Component: PricePackagesValuation,
});
