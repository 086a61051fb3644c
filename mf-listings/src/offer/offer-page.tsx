import { Button } from '@binnen/design/button';
import { Icon, map, photos } from '@binnen/design/icon';
import { Pagination } from '@binnen/design/pagination';
import { Section } from '@binnen/design/section';
import { useLoaderData } from '@binnen/platform';
import { useState } from 'react';
import { PropertyCard } from '../card/property-card.tsx';
import { EmptyOffer, FailedOffer } from './empty-offer.tsx';
import { Filters } from './filters.tsx';
import { KindSwitch } from './kind-switch.tsx';
import { perPage, type OfferData } from './load-offer.ts';
import { MapPane, type MapPaneProps } from './map-pane.tsx';
import css from './offer.module.css';
import { countFilters, formatOfferPath } from './offer-query.ts';
import { SortForm } from './sort-form.tsx';

const sizes = '(width < 44rem) 92vw, (width < 64rem) 46vw, 430px';

/** What the list has: "194 woningen te koop", with the sold homes that were asked for "en 141 verkocht". */
const describeCount = ({ total, query, city, centre, facets, begrepen }: OfferData): string => {
  const [kind, goneKind] = query.soort === 'huur' ? ['te huur', 'verhuurd'] : ['te koop', 'verkocht'];
  const gone = query.verkocht ? (facets['verkocht']?.['ja'] ?? 0) : 0;
  const offered = total - gone;
  const round = centre && query.radius > 0 ? ` binnen ${query.radius} km van ${centre.label}` : '';
  const asked = query.zoeken && !round ? ` voor “${begrepen ?? query.zoeken}”` : '';
  return `${offered} ${offered === 1 ? 'woning' : 'woningen'} ${kind}${gone ? ` en ${gone} ${goneKind}` : ''}${city ? ` in ${city.naam}` : ''}${round}${asked}`;
};

/** Sold or let homes come with the list, and go, by a link. */
function SoldSwitch({ data: { query, city, facets } }: { data: OfferData }) {
  const count = facets['verkocht']?.['ja'] ?? 0;
  const gone = query.soort === 'huur' ? 'verhuurde' : 'verkochte';
  if (count === 0 && !query.verkocht) return null;
  return (
    <p className={css.sold}>
      <a
        href={formatOfferPath(query, city?.slug, { verkocht: query.verkocht ? null : 'ook' })}
        rel="nofollow"
        data-keep-scroll
      >
        {query.verkocht ? 'Verberg' : 'Toon ook'} {count} {gone} {count === 1 ? 'woning' : 'woningen'}
      </a>
    </p>
  );
}

function Bar({ data }: { data: OfferData }) {
  const { query, city, total } = data;
  return (
    <div className={css.bar}>
      <div>
        <h2 className={css.count} aria-live="polite">
          {describeCount(data)}
        </h2>
        {data.begrepen && (
          <p className={css.understood}>
            Je zocht: {query.zoeken}; dit is {data.begrepen}.
          </p>
        )}
        <SoldSwitch data={data} />
      </div>
      <div className={css.ways}>
        <Button
          look="secondary"
          href={formatOfferPath(query, city?.slug, { weergave: query.kaart ? null : 'kaart', vak: null })}
          data-keep-scroll
        >
          <Icon of={query.kaart ? photos : map} size="s" />
          {query.kaart ? 'Lijst' : 'Kaart'}
        </Button>
        {total > 1 && <SortForm query={query} {...(city ? { city: city.slug } : {})} />}
      </div>
    </div>
  );
}

function List({
  data,
  active,
  onActivate,
}: { data: OfferData } & Pick<MapPaneProps, 'active' | 'onActivate'>) {
  const { query, city, cards, total } = data;
  const pages = Math.ceil(total / perPage);
  return (
    <>
      {countFilters(query) > 0 && (
        <p className={css.reset}>
          <Button
            look="quiet"
            href={formatOfferPath({ ...query, ...clearedFilters }, city?.slug, { soort: null })}
          >
            Wis alle filters
          </Button>
        </p>
      )}
      {cards.length > 0 ? (
        <ul className={css.list} role="list">
          {cards.map((home, index) => (
            <li
              key={home.id}
              data-active={home.id === active || undefined}
              onMouseEnter={() => onActivate(home.id)}
              onMouseLeave={() => onActivate(null)}
              onFocus={() => onActivate(home.id)}
            >
              <PropertyCard home={home} sizes={sizes} priority={index < 2} afstand={home.afstand} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyOffer data={data} />
      )}
      <div className={css.paging}>
        <Pagination
          page={Math.min(query.pagina, Math.max(1, pages))}
          pages={pages}
          href={(page) => formatOfferPath(query, city?.slug, { pagina: page })}
          label="Pagina’s van het aanbod"
        />
      </div>
    </>
  );
}

const ignore = () => {};

export function OfferPage() {
  const data = useLoaderData() as OfferData;
  const [active, setActive] = useState<number | null>(null);
  // Without a map nothing follows the pointer.
  const activate = data.query.kaart ? setActive : ignore;
  const list = <List data={data} active={active} onActivate={activate} />;
  return (
    <Section tight data-owner="mf-listings">
      {data.failed ? (
        <FailedOffer query={data.query} city={data.city?.slug} />
      ) : (
        <div className={css.columns}>
          <div className={css.side}>
            <KindSwitch data={data} />
            <Filters data={data} />
          </div>
          <div>
            <Bar data={data} />
            {data.query.kaart ? (
              <div className={css.split}>
                <MapPane data={data} active={active} onActivate={activate} />
                <div>{list}</div>
              </div>
            ) : (
              list
            )}
          </div>
        </div>
      )}
    </Section>
  );
}

const clearedFilters = {
  soortGiven: false,
  prijsvan: undefined,
  prijstot: undefined,
  oppervlakte: undefined,
  kamers: undefined,
  slaapkamers: undefined,
  type: undefined,
  plaats: undefined,
  verkocht: undefined,
  beschikbaar: undefined,
  openhuis: undefined,
  verlaagd: undefined,
  vak: undefined,
} as const;
