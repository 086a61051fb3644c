import type { OfferData } from './load-offer.ts';
import css from './filters.module.css';
import { formatOfferPath } from './offer-query.ts';

const kinds = [
  ['koop', 'Te koop'],
  ['huur', 'Te huur'],
] as const;

/** For sale and for rent: the way to each, and how many it has where that is known. */
export const listKinds = ({ query, city, facets }: OfferData) =>
  kinds.map(([kind, label]) => {
    const current = kind === query.soort;
    // The edge counts the other kind at this kind's price: "0" of a list that is full.
    const hasPrice = query.filters.prijsvan ?? query.filters.prijstot;
    return {
      label,
      href: formatOfferPath(query, city?.slug, { soort: kind === 'koop' && !query.zoeken ? null : kind }),
      current,
      count: current || !hasPrice ? (facets['soort']?.[kind] ?? 0) : undefined,
    };
  });

/** For sale or for rent: two links, with how many each has. */
export function KindSwitch({ data }: { data: OfferData }) {
  return (
    <nav className={css.kinds} aria-label="Koop of huur">
      {listKinds(data).map(({ label, href, current, count }) => (
        <a key={label} className={css.kind} href={href} aria-current={current ? 'true' : undefined}>
          {label}
          {count !== undefined && (
            <>
              {' '}
              <span className={css.number}>{count}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
