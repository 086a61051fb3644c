import { Section, SectionHead } from '@binnen/design/section';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import { ServiceCards } from './service-cards.tsx';

/** Service tiles alone, below pages that tell about something else. */
function Services({ banner, fields, tone }: BannerProps) {
  const title = fields.text('title');
  const items = fields.items('service-');
  if (items.length === 0 && !title) return null;
  return (
    <Section tone={tone} id={banner.anker ?? undefined}>
      {title && <SectionHead title={title} intro={fields.text('subtitle')} />}
      {items.length > 0 && <ServiceCards items={items} />}
    </Section>
  );
}

export const services = defineBanner({ still: true, Component: Services });
