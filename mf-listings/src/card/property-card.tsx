import { isNoHome } from '@binnen/contracts/filters/home-traits';
import { formatStreet } from '@binnen/contracts/formats/address';
import { formatEuros } from '@binnen/contracts/formats/amounts';
import { formatDay } from '@binnen/contracts/formats/local-date';
import { Badge, StatusTab } from '@binnen/design/badge';
import { Card as CardBox } from '@binnen/design/card';
import { area, bed, FromSheet, heart, Icon, rooms } from '@binnen/design/icon';
import { Picture } from '@binnen/design/picture';
import { useDrawn } from '@binnen/platform';
import type { Card } from '@binnen/contracts/property';
import { formatPath, formatTown } from '../home/address.ts';
import { EnergyLabel } from '../home/energy-label.tsx';
import { HeartButton } from '../saved/heart-button.tsx';
import { listFigures } from '../home/figures.ts';
import { describePrice } from '../home/price.ts';
import { formatDistance } from './format-distance.ts';
import css from './property-card.module.css';
import { findTone, formatStatus } from '../home/status.ts';

/** The icons of each card: a list of cards draws them once, in an `<IconSheet>`. */
export const cardIcons = [heart, area, rooms, bed];

export interface PropertyCardProps {
  home: Card;
  /** How wide its photo is drawn, as of `<img sizes>`. */
  sizes: string;
  /** The first that a visitor sees: its photo is loaded before all else. */
  priority?: boolean;
  /** The level of its heading. */
  level?: 2 | 3;
  /** Kilometres from where was searched. */
  afstand?: number;
  /** A lower photo, where a page shows more than homes. */
  low?: boolean;
  /** In place of its status, of a kept home that left the offer. */
  gone?: string;
  /** The `<IconSheet>` round it that has its icons. */
  sheet?: string;
}

function CardContent(props: PropertyCardProps) {
  const { home, sizes, priority = false, level = 3, afstand, low = false, gone, sheet } = props;
  const Title = level === 2 ? 'h2' : 'h3';
  const price = describePrice(home, !!gone);
  const [openHouse] = home.openhuisdagen;
  const photo = home.media.find(({ soort }) => soort === 'HOOFDFOTO');
  return (
    <FromSheet id={sheet} of={cardIcons}>
      <div className={css.photo} data-low={low || undefined}>
        <Picture
          link={photo?.link}
          alt={home.image_alt_text ?? 'Woning afbeelding'}
          sizes={sizes}
          width={640}
          height={480}
          min={320}
          max={1120}
          cover
          priority={priority}
        />
        <HeartButton home={home} />
        <StatusTab tone={gone ? 'gone' : findTone(home)}>{gone ?? formatStatus(home)}</StatusTab>
        {openHouse && !gone && (
          <p className={css.open}>
            <Badge>Open huis</Badge> <span className={css.openDay}>{formatDay(openHouse.start)}</span>
          </p>
        )}
      </div>
      <div className={css.words}>
        <Title className={css.title}>
          <a href={formatPath(home)} data-card-link>
            {formatStreet(home)}
          </a>
        </Title>
        <p className={css.place}>
          {formatTown(home)}
          {afstand !== undefined && <span className={css.distance}> · {formatDistance(afstand)}</span>}
        </p>
        <div className={css.priceLine}>
          <p className={css.price}>
            {price.name && <span className={css.priceName}>{price.name}</span>}
            {`${price.text} `}
            {price.condition && <span className={css.condition}>{price.condition}</span>}
          </p>
          {!isNoHome(home) && <EnergyLabel energieklasse={home.energieklasse} />}
        </div>
        {home.prijsverlaging && !gone && (
          <p className={css.reduced}>
            Prijs verlaagd <span>was {formatEuros(home.prijsverlaging.van)}</span>
          </p>
        )}
        <ul className={css.facts} role="list">
          {listFigures(home, true).map(([icon, words]) => (
            <li key={icon}>
              <Icon of={icon} size="s" />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </FromSheet>
  );
}

/** What a list shows of a home. The whole card leads to its page. */
export function PropertyCard(props: PropertyCardProps) {
  const { home } = props;
  return <CardBox className={css.card} data-id={home.id} {...useDrawn(home, CardContent, props)} />;
}
