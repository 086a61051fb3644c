import { countBedrooms, findKind, findPrice, isNoHome } from '@binnen/contracts/filters/home-traits';
import { formatAddress, formatStreet } from '@binnen/contracts/formats/address';
import { formatWords } from '@binnen/contracts/formats/words';
import { formatVariant } from '@binnen/contracts/images';
import type { Property } from '@binnen/contracts/property';
import { routes } from '@binnen/contracts/routes';
import { formatPath } from '../home/address.ts';
import { isAvailable } from '../home/status.ts';
import { formatPlacePath } from '../home/list-of-home.ts';

const describeAccommodation = (home: Property) => {
  const bedrooms = countBedrooms(home);
  const place = {
    name: formatAddress(home),
    address: {
      '@type': 'PostalAddress',
      streetAddress: home.straat ? formatStreet(home) : undefined,
      postalCode: home.postcode ?? undefined,
      addressLocality: home.plaats ?? undefined,
      addressCountry: 'NL',
    },
    geo:
      home.lat && home.lon
        ? { '@type': 'GeoCoordinates', latitude: home.lat, longitude: home.lon }
        : undefined,
  };
  if (isNoHome(home)) return { '@type': 'Place', ...place };
  return {
    '@type': home.objecttype === 'APPARTEMENT' ? 'Apartment' : 'House',
    ...place,
    floorSize: home.woonoppervlakte
      ? { '@type': 'QuantitativeValue', value: home.woonoppervlakte, unitCode: 'MTK' }
      : undefined,
    numberOfRooms: home.aantalkamers || undefined,
    numberOfBedrooms: bedrooms || undefined,
    yearBuilt: home.bouwjaar && /^\d{4}$/.test(home.bouwjaar) ? Number(home.bouwjaar) : undefined,
  };
};

const describeOffer = (home: Property) => {
  const euros = findPrice(home);
  if (!euros) return undefined;
  const kind = findKind(home);
  return {
    '@type': 'Offer',
    price: euros,
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isAvailable(home) ? 'InStock' : 'SoldOut'}`,
    businessFunction: `http://purl.org/goodrelations/v1#${kind === 'koop' ? 'Sell' : 'LeaseOut'}`,
    priceSpecification:
      kind === 'huur' && home.huurconditie === 'PER_MAAND'
        ? { '@type': 'UnitPriceSpecification', price: euros, priceCurrency: 'EUR', unitCode: 'MON' }
        : undefined,
  };
};

/** The way from the home page to here, as schema.org's BreadcrumbList. */
const describeTrail = (steps: readonly (readonly [name: string, path: string])[], url: URL): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, url).href,
  })),
});

/** The home as schema.org's RealEstateListing, and the way to it; JSON leaves out what is undefined. */
export const describeStructured = (home: Property, url: URL): object[] => {
  const photos = home.media.filter(({ soort }) => soort === 'HOOFDFOTO' || soort === 'FOTO').slice(0, 6);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: formatAddress(home),
      description: formatWords(home.aanbiedingstekst ?? '', 500) || (home.subtitle ?? undefined),
      url: new URL(formatPath(home), url).href,
      datePosted: home.date_created || undefined,
      dateModified: home.date_updated || undefined,
      image:
        photos.length > 0
          ? photos.map(({ link }) => new URL(formatVariant(link, 1280, 'jpeg'), url).href)
          : undefined,
      offers: describeOffer(home),
      mainEntity: describeAccommodation(home),
    },
    describeTrail(
      [
        ['Home', routes.home.href()],
        ['Woningaanbod', routes.offer.href()],
        ...(home.plaats ? [[home.plaats, formatPlacePath(home)] as const] : []),
        [formatStreet(home), formatPath(home)],
      ],
      url,
    ),
  ];
};
