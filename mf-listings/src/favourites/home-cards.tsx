import { PropertyCard, type PropertyCardProps } from '../card/property-card.tsx';
import css from './favourites.module.css';

/** A home in a list of this page. */
export const HomeCard = (props: Omit<PropertyCardProps, 'sizes'>) => (
  <PropertyCard {...props} sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, clamp(385px, 26vw, 480px)" />
);

export const HomeCards = ({ homes }: { homes: readonly PropertyCardProps['home'][] }) => (
  <ul className={css.list} role="list">
    {homes.map((home) => (
      <li key={home.id}>
        <HomeCard home={home} />
      </li>
    ))}
  </ul>
);
