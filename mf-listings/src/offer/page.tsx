import { formatVariant } from '@binnen/contracts/images';
import { routes } from '@binnen/contracts/routes';
import { definePage, type PageArgs } from '@binnen/platform';
import { SearchBox } from '../search/search-box.tsx';
import { countPages, type OfferData } from './load-offer.ts';
import { loadOfferPage, type OfferPageData } from './load-page.ts';
import { countFilters, listParameters } from './offer-query.ts';
import { describeCount, OfferPage } from './offer-page.tsx';

const describeSearch = ({ query, city, begrepen }: OfferData): string => {
  const rental = query.soort === 'huur';
  if (city) return `${rental ? 'Huurwoningen' : 'Woningaanbod'} in ${city.naam}`;
  if (!query.zoeken) return rental ? 'Huurwoningen in Deventer en omgeving' : 'Woningaanbod';
  const round = query.radius > 0 ? ` binnen ${query.radius} km` : '';
  return `Woningen bij “${begrepen ?? query.zoeken}”${round}`;
};

const describe = ({ data }: PageArgs<OfferData>) => {
  const { query, city, total, cards } = data;
  const page = query.pagina > 1 ? `, pagina ${query.pagina} van ${countPages(total)}` : '';
  const place = city ? ` in ${city.naam}` : ' in Deventer en omgeving';
  const photo = cards[0]?.media[0]?.link;
  const soort = query.soort === 'huur' ? query.soort : undefined;
  const { alle, rest, zoeken, sort, kaart, filters } = query;
  const isPart = filters.verkocht || filters.vak || filters.gebied;
  const isQuestion = !!(alle || rest || zoeken || sort || kaart || isPart);
  const plain = !isQuestion && countFilters(query) === 0;
  // The list for sale and that for rent have no home in common.
  const list = { soort, pagina: plain && query.pagina > 1 ? query.pagina : undefined };
  return {
    title: describeSearch(data) + page,
    description: `Bekijk ${describeCount(data)}${place} bij Binnen${page}. Zoek op plaats, adres, postcode of buurt.`,
    canonical: city ? routes.offerInCity.href(city.slug, list) : routes.offer.href(list),
    // Questions, combinations of filters and pages after the last have no end: search engines get the plain lists with homes.
    noindex:
      isQuestion ||
      countFilters(query) > 1 ||
      query.pagina > countPages(total) ||
      (total === 0 && !data.failed),
    image: photo && formatVariant(photo, 1280, 'jpeg'),
  };
};

const header = ({ data }: PageArgs<OfferData>) => {
  // What is asked next may be elsewhere: a place, a part of the map, or a shape on it, does not come along.
  const {
    zoeken: _question,
    radius: _radius,
    pagina: _page,
    vak: _area,
    gebied: _shape,
    plaats: _place,
    buurt: _neighbourhood,
    ...keep
  } = listParameters(data.query);
  return {
    variant: 'Objects' as const,
    title: data.city ? `Wonen in ${data.city.naam}` : (data.page?.titel ?? 'Woningaanbod'),
    subtitle: data.city ? null : (data.page?.subtitel ?? 'Koop- en huurwoningen in Deventer en omgeving.'),
    background: data.page?.achtergrond ?? null,
    gradient: 'full' as const,
    slim: data.query.kaart,
    children: <SearchBox variant="stay" zoeken={data.query.zoeken} radius={data.query.radius} keep={keep} />,
  };
};

/** `/woningaanbod` and `/woningaanbod/{city}`: the same list, of everything or of one place. */
export const page = definePage<OfferPageData>({
  loader: loadOfferPage,
  // A map is drawn by script.
  late: ({ searchParams }) => searchParams.get('weergave') !== 'kaart',
  Component: OfferPage,
  meta: describe,
  header,
});
