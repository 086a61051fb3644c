import { arrowRight, Icon } from '@binnen/design/icon';
import { classNames } from '@binnen/design/class-names';
import { Picture } from '@binnen/design/picture';
import { Section, SectionHead } from '@binnen/design/section';
import { useText } from '@binnen/platform';
import { defineBanner, type BannerProps } from '../kit/banner.ts';
import type { Item } from '../kit/fields.ts';
import css from './service-cards.module.css';

/** Link tiles with a title over their photo. An entry without a target leads nowhere, and is left out. */
export function ServiceCards({ items }: { items: Item[] }) {
  const more = useText('banner_link', 'Lees meer');
  const cards = items.filter((item) => item.url);
  if (cards.length === 0) return null;
  const hasPictures = cards.some(({ image }) => image);
  return (
    <ul role="list" className={classNames(css.cards, !hasPictures && css.plain)}>
      {cards.map(({ id, title, url, image }) => (
        <li key={id}>
          <a className={css.card} href={url!}>
            {hasPictures && (
              <Picture
                link={image}
                alt=""
                sizes="(width < 36rem) 50vw, (width < 64rem) 33vw, clamp(290px, 20vw, 375px)"
                width={5}
                height={4}
                max={640}
                cover
              />
            )}
            <span className={css.title}>
              <span>{title ?? more}</span>
              <Icon of={arrowRight} size="s" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

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
