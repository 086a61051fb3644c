import { formatWhole } from '@binnen/contracts/formats/amounts';
import { Button } from '@binnen/design/button';
import { Icon, IconSheet, map, photos } from '@binnen/design/icon';
import { Pagination } from '@binnen/design/pagination';
import { Section } from '@binnen/design/section';
import { SkipLink } from '@binnen/design/visually-hidden';
import { useLoaderData } from '@binnen/platform';
import { useEffect, useRef, useState } from 'react';
import { cardIcons, PropertyCard } from '../card/property-card.tsx';
import { formatHomes } from '../home/facts.ts';
import { ActiveFilters } from './active-filters.tsx';
// Style sheets of the empty list and the map: a document that the server drew may need them at once.
import '@binnen/design/doorway.module.css';
import '@binnen/design/prose.module.css';
import './empty-offer.module.css';
import pane from './map-pane.module.css';
import { Filters } from './filters.tsx';
import { KindSwitch } from './kind-switch.tsx';
import { countGone, countPages, type OfferData } from './load-offer.ts';
import type { OfferPageData } from './load-page.ts';
import type { MapPaneProps } from './map-pane.tsx';
import css from './offer.module.css';
import { formatOfferPath } from './offer-query.ts';
import { SearchAlert } from './search-alert.tsx';
import { findPlace, findTown } from './search-wish.ts';
import { SortForm } from './sort-form.tsx';

const sizes = '(width < 44rem) 92vw, (width < 64rem) 46vw, 480px';

/** The place in words: " in Deventer", " in je getekende gebied", " binnen 5 km van Olst", or the visitor's question. */
const describeWhere = (data: OfferData): string => {
  const { query, centre, begrepen } = data;
  const place = findPlace(data);
  const { gebied, vak } = query.filters;
  const area = gebied ? ' in je getekende gebied' : vak ? ' in dit gebied' : '';
  const within = area || (place ? ` in ${place}` : '');
  if (centre) return `${within} binnen ${query.radius} km van ${centre.label}`;
  const asked = begrepen ?? query.zoeken;
  if (!asked) return within;
  const town = findTown(data);
  return town && (!place || place === town) ? ` in ${town}` : `${within} voor “${asked}”`;
};

/** What became of the homes that are gone, and what they are called. */
const goneKinds = {
  koop: ['verkocht of aangekocht', 'verkochte of aangekochte'],
  huur: ['verhuurd', 'verhuurde'],
} as const;

const formatGone = (count: number, soort: keyof typeof goneKinds) =>
  formatHomes(count).replace(' ', ` ${goneKinds[soort][1]} `);

/** The count in words: "194 woningen te koop", and for a list with sold homes "en 141 verkocht of aangekocht". */
export const describeCount = (data: OfferData): string => {
  const { total, query } = data;
  const { verkocht } = query.filters;
  if (verkocht === 'ja') return formatGone(total, query.soort);
  const gone = verkocht ? countGone(data) : 0;
  return `${formatHomes(total - gone)} te\u00a0${query.soort}${gone ? ` en ${formatWhole(gone)} ${goneKinds[query.soort][0]}` : ''}`;
};

/** Sold or let homes come with the list, and go, by a link. */
function SoldSwitch({ data }: { data: OfferData }) {
  const { query, city } = data;
  const count = countGone(data);
  const { verkocht } = query.filters;
  if (count === 0 && verkocht !== 'ja') return null;
  return (
    <p className={css.sold}>
      <a
        href={formatOfferPath(query, city?.slug, { verkocht: verkocht ? null : 'ook' })}
        rel="nofollow"
        data-keep-scroll
      >
        {verkocht === 'ja'
          ? `Bekijk wat nog te ${query.soort} is`
          : `${verkocht ? 'Verberg' : 'Toon ook'} ${formatGone(count, query.soort)}`}
      </a>
    </p>
  );
}

function Bar({ data }: { data: OfferData }) {
  const { query, city, total } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  // The list that had a filter more, until the heading has lost the focus.
  const [last, setLast] = useState<OfferData>();
  useEffect(() => {
    if (last && last !== data) heading.current?.focus({ preventScroll: true });
  }, [last, data]);
  return (
    <>
      <div className={css.bar}>
        <div className={css.words}>
          <h2
            ref={heading}
            id="resultaten"
            className={css.count}
            tabIndex={-1}
            // With the focus it is said already.
            aria-live={last ? undefined : 'polite'}
            onBlur={() => setLast(undefined)}
          >
            {describeCount(data) + describeWhere(data)}
          </h2>
          {query.rest && <p className={css.understood}>{`Dit konden we niet meenemen: ${query.rest}.`}</p>}
          {data.begrepen && (
            <p className={css.understood}>{`Je zocht: ${query.zoeken}; dit is ${data.begrepen}.`}</p>
          )}
        </div>
        <div className={css.ways}>
          <Button
            look="secondary"
            className={css.toMap}
            href={formatOfferPath(query, city?.slug, { weergave: query.kaart ? null : 'kaart' })}
            data-keep-scroll
          >
            <Icon of={query.kaart ? photos : map} size="s" />
            <span>{query.kaart ? 'Lijst' : 'Kaart'}</span>
          </Button>
          {total > 1 && <SortForm query={query} />}
        </div>
      </div>
      <div className={css.row}>
        <ActiveFilters data={data} onRemove={() => setLast(data)} />
        <SoldSwitch data={data} />
      </div>
    </>
  );
}

/** Without its code what the document has there stays; a list that came later says the least. */
function Instead({ data }: { data: OfferPageData }) {
  return data.instead ? (
    <data.instead.NoHomes data={data} />
  ) : (
    <div
      key={formatOfferPath(data.query, data.city?.slug, {})}
      className={css.count}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: 'Hier is nu niets te zien.' }}
    />
  );
}

function List({ data, active, onActivate }: MapPaneProps & { data: OfferPageData }) {
  const { query, city, cards, total } = data;
  const pages = countPages(total);
  return (
    <>
      {cards.length > 0 ? (
        <IconSheet id="lijst" of={cardIcons}>
          <ul className={css.list} role="list">
            {cards.map((home, index) => (
              <li
                key={home.id}
                data-active={home.id === active || undefined}
                onMouseEnter={() => onActivate(home.id)}
                onMouseLeave={() => onActivate(null)}
                onFocus={() => onActivate(home.id)}
              >
                <PropertyCard
                  home={home}
                  sheet="lijst"
                  sizes={sizes}
                  priority={index === 0}
                  // Without a spot the radius stands in for what nobody measured.
                  afstand={home.lat ? home.afstand : undefined}
                  low={query.kaart}
                />
              </li>
            ))}
          </ul>
        </IconSheet>
      ) : (
        <Instead data={data} />
      )}
      <div className={css.paging}>
        <Pagination
          page={Math.min(query.pagina, pages)}
          pages={pages}
          href={(page) => formatOfferPath(query, city?.slug, { pagina: page })}
          label="Pagina’s van het aanbod"
        />
      </div>
      {(data.centre ?? !query.radius) && <SearchAlert data={data} />}
    </>
  );
}

/** First what the document says. */
function NoMap() {
  const [failed, setFailed] = useState(false);
  useEffect(() => setFailed(true), []);
  return (
    <div className={css.mapPane}>
      <p className={pane.mapNote}>{failed ? 'De kaart is nu niet te zien.' : 'De kaart wordt geladen…'}</p>
    </div>
  );
}

const ignore = () => {};

export function OfferPage() {
  const data = useLoaderData() as OfferPageData;
  const { kaart } = data.query;
  const [active, setActive] = useState<number | null>(null);
  // Without a map nothing follows the pointer.
  const list = <List data={data} active={active} onActivate={kaart ? setActive : ignore} />;
  return (
    <Section tight className={css.offer} data-map={kaart || undefined} data-owner="mf-listings">
      {data.failed ? (
        <Instead data={data} />
      ) : (
        <div className={css.columns}>
          <SkipLink to="#resultaten">Naar de resultaten</SkipLink>
          <div className={css.side}>
            <KindSwitch data={data} />
            <Filters data={data} />
          </div>
          <div className={css.main}>
            {/* One tree with a map and without: the way to the other is the same link, and keeps the focus. */}
            <div className={kaart ? css.split : css.plain}>
              {kaart &&
                (data.pane ? (
                  <data.pane.MapPane data={data} active={active} onActivate={setActive} />
                ) : (
                  <NoMap />
                ))}
              <div className={kaart ? css.sheet : css.plain}>
                <Bar data={data} />
                <div>{list}</div>
              </div>
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}
