import type { OfferData } from './load-offer.ts';
import css from './filters.module.css';
import { formatOfferPath } from './offer-query.ts';

/** Each kind's name in a list of what is on offer, of what is gone, and of both. */
const kinds = [
  ['koop', 'Te koop', 'Verkocht', 'Koop'],
  ['huur', 'Te huur', 'Verhuurd', 'Huur'],
] as const;

/** Homes to buy and to rent: the way to each, and how many it has where that is known. */
export const listKinds = ({ query, city, facets }: OfferData) =>
  kinds.map(([kind, offered, gone, both]) => {
    const current = kind === query.soort;
    const { prijsvan, prijstot, verkocht } = query.filters;
    // The edge counts the other kind at this kind's price: "0" of a list that is full.
    const hasPrice = prijsvan ?? prijstot;
    return {
      label: verkocht ? (verkocht === 'ja' ? gone : both) : offered,
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
