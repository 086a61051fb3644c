import type { Package } from '@binnen/contracts/content';
import { Section, SectionHead } from '@binnen/design/section';
import { Prose } from '@binnen/design/prose';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from './banner.ts';
import { PackageCards } from './package-cards.tsx';
import css from './package-cards.module.css';

/** The selling packages. Each leads to the form on the same page, and tells it its title in the URL. */
function PricePackages({ banner, fields, data, tone }: BannerProps<Package[]>) {
  const heading = useText('packages_title', 'Kies het pakket dat bij je past');
  const content = fields.html('content');
  if (data.length === 0) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      <SectionHead title={fields.text('title') ?? heading} intro={fields.text('subtitle')} />
      <PackageCards packages={data} anchor="meet_us" />
      {content && <Prose className={css.note} html={content} />}
    </Section>
  );
}

export const pricePackages = defineBanner<Package[]>({
  load: async ({ api }) => (await api.content.packages()).filter((each) => each.soort === 'verkoop'),
  Component: PricePackages,
});
