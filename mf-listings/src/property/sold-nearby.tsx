import { routes } from '@binnen/contracts/routes';
import type { Property } from '@binnen/contracts/property';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { SoldList } from '../card/sold-list.tsx';

/** What was sold in the neighbourhood of a home lately, by this office. */
export function SoldNearby({ home }: { home: Property }) {
  const title = useText('property_sold_title', 'Verkocht in de buurt');
  const homes = home.verkocht_nabij ?? [];
  if (homes.length === 0) return null;
  const link = home.plaats
    ? {
        href: routes.offerInCity.href(home.citySlug, { soort: 'koop', verkocht: 'ja' }),
        label: `Alles wat in ${home.plaats} verkocht is`,
      }
    : undefined;
  return (
    <Section tight tone="paper">
      <SectionHead title={title} link={link} />
      <SoldList homes={homes} />
    </Section>
  );
}
