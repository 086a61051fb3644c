import { formatTel } from '@binnen/contracts/formats/format-tel';
import { routes } from '@binnen/contracts/routes';
import { Button } from '@binnen/design/button';
import { DoorwayMark } from '@binnen/design/doorway';
import { Prose } from '@binnen/design/prose';
import { useLongText, useText } from '@binnen/platform';
import { formatHomes } from '../home/facts.ts';
import type { OfferData } from './load-offer.ts';
import css from './empty-offer.module.css';
import { listActive, withoutFilters } from './active-filters.tsx';
import { listKinds } from './kind-switch.tsx';
import { formatOfferPath } from './offer-query.ts';
import { readSearchWish } from './search-wish.ts';

const quote = (words: string) => (words.startsWith('“') ? words : `“${words}”`);

interface Way {
  /** What the list is without: a filter, the question, or all filters. */
  words: string;
  count: number;
  href: string;
}

/** Lists that have homes, each without one thing that was asked; those with the most homes first. */
const listWays = (data: OfferData): Way[] => {
  const { query, city, zonder } = data;
  if (!zonder) return [];
  const single = listActive(data).flatMap(({ key, words, href }): Way[] => {
    const count = key === 'zoeken' ? zonder.vraag : (zonder.filters[key === 'city' ? 'plaats' : key] ?? 0);
    return count > 0 ? [{ words: quote(words), count, href }] : [];
  });
  if (single.length > 0) return single.sort((one, other) => other.count - one.count);
  const { plaats: _place, ...most } = withoutFilters;
  const href = formatOfferPath(query, city?.slug, most);
  return zonder.alle > 0 ? [{ words: 'deze filters', count: zonder.alle, href }] : [];
};

const describe = (data: OfferData): string => {
  const { query, city, total } = data;
  const [way, ...others] = listWays(data);
  if (query.radius > 0 && !data.centre) return `We weten niet waar “${query.zoeken}” is.`;
  if (total > 0) return 'Op deze pagina staan geen woningen meer.';
  if (way && way.words.startsWith('“') && way.words !== `“${query.zoeken}”` && others.length === 0)
    return `Met ${way.words} blijft er geen woning over.`;
  if (way && Object.keys(query.filters).some((name) => Object.hasOwn(withoutFilters, name)))
    return 'Deze filters laten samen geen woning over.';
  if (query.zoeken) return `We hebben nu geen woningen gevonden voor “${query.zoeken}”.`;
  return city
    ? `In ${city.naam} hebben we nu geen woningen die hierbij passen.`
    : 'Er zijn nu geen woningen die hierbij passen.';
};

/** Nothing matches: what a visitor can do now. */
function EmptyOffer({ data }: { data: OfferData }) {
  const { query, city } = data;
  const isPast = data.total > 0;
  const others = listKinds(data).flatMap(({ label, href, current, count = 0 }) =>
    current || count === 0 ? [] : [{ words: label, href, count }],
  );
  const withouts = listWays(data).map(({ words, ...way }) => ({ ...way, words: `Zonder ${words}` }));
  const ways = isPast ? [] : [...withouts, ...others];
  const nowhere = useText(
    'search_nowhere',
    'Kijk of je het goed schreef, of zoek op een andere plaats, straat of postcode.',
  );
  const advice = useLongText(
    'aanbod_leeg',
    '<p>Zoek ruimer, of laat ons voor je zoeken: dan hoor je het als eerste wanneer er iets bij komt.</p>',
  );
  return (
    <div className={css.empty}>
      <DoorwayMark className={css.emptyMark} />
      <p className={css.emptyTitle}>{describe(data)}</p>
      {ways.length > 0 && (
        <ul className={css.without} role="list">
          {ways.map(({ words, count, href }) => (
            <li key={words}>
              <a href={href} rel="nofollow">
                {`${words}: ${formatHomes(count)}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {query.radius > 0 && !data.centre ? <p>{nowhere}</p> : !isPast && <Prose html={advice} />}
      <p className={css.emptyWays}>
        <Button href={routes.zoekopdracht.href(readSearchWish(data))}>Laat ons zoeken</Button>
        <Button look="secondary" href={isPast ? formatOfferPath(query, city?.slug, {}) : routes.offer.href()}>
          {isPast ? 'Naar de eerste pagina' : 'Bekijk al het aanbod'}
        </Button>
      </p>
    </div>
  );
}

/** The feed and everything that was kept of it are out of reach, or the search is. */
function FailedOffer({ query, city }: OfferData) {
  const phone = useText('primary_phone_number', '0570 555 010');
  const noOffer = useText('offer_failed_title', 'Het aanbod is nu even niet te zien.');
  const noSearch = useText('search_failed_title', 'Zoeken lukt nu even niet.');
  const noRadius = useText('radius_failed_title', 'Zoeken op afstand lukt nu even niet.');
  const title = query.radius > 0 ? noRadius : query.zoeken ? noSearch : noOffer;
  const advice = useText(
    'offer_failed_text',
    'Probeer het over een paar minuten opnieuw, of bel ons: we vertellen je graag wat er te koop en te huur staat.',
  );
  const retry = useText('error_retry', 'Probeer het opnieuw');
  return (
    <div className={css.empty} role="status">
      <DoorwayMark className={css.emptyMark} />
      <p className={css.emptyTitle}>{title}</p>
      <p>{advice}</p>
      <p className={css.emptyWays}>
        <Button look="secondary" rel="external" href={formatOfferPath(query, city?.slug, {})}>
          {retry}
        </Button>
        <Button href={formatTel(phone)}>Bel {phone}</Button>
      </p>
    </div>
  );
}

/** What there is instead of a list. */
export function NoHomes({ data }: { data: OfferData }) {
  return data.failed ? <FailedOffer {...data} /> : <EmptyOffer data={data} />;
}
