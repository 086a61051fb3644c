import type { OfferData } from './load-offer.ts';
import css from './filters.module.css';
import { formatOfferPath } from './offer-query.ts';

const kinds = [
  ['koop', 'Te koop'],
  ['huur', 'Te huur'],
] as const;

/** For sale or for rent: two links, with how many each has. */
export function KindSwitch({ data: { query, city, facets } }: { data: OfferData }) {
  // The edge counts the other kind at this kind's price: "0" of a list that is full.
  const hasPrice = Boolean(query.filters.prijsvan ?? query.filters.prijstot);
  return (
    <nav className={css.kinds} aria-label="Koop of huur">
      {kinds.map(([kind, label]) => (
        <a
          key={kind}
          className={css.kind}
          href={formatOfferPath(query, city?.slug, {
            soort: kind === 'koop' && !query.zoeken ? null : kind,
          })}
          aria-current={query.soort === kind ? 'true' : undefined}
        >
          {label}
          {(kind === query.soort || !hasPrice) && (
            <>
              {' '}
              <span className={css.number}>{facets['soort']?.[kind] ?? 0}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}
