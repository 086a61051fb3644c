import { countBedrooms, findCondition, findKind, findPrice } from '@binnen/contracts/filters/home-traits';
import { formatAddress } from '@binnen/contracts/formats/address';
import { routes } from '@binnen/contracts/routes';
import { isSold } from '@binnen/contracts/statuses';
import type { ListedHome, Property } from '@binnen/contracts/property';
import { describePlace } from './describe-place.ts';
import type { Setting } from './tool.ts';

/** A description longer than this is cut: an assistant pays for each word. */
const longestText = 2_000;

/** A home in a list, by names that need no explanation; what the broker does not know is left out. */
export const describeHome = (home: ListedHome | Property, link: Setting['link']): Record<string, unknown> => {
  const isGone = isSold(home.status);
  const price = findPrice(home) || undefined;
  return {
    address: home.straat && home.plaats ? formatAddress(home) : undefined,
    page: link(routes.property.href(home.citySlug, home.slug)),
    status: home.status.toLowerCase().replaceAll('_', ' '),
    kind: findKind(home),
    // What was paid is not known here.
    ...(isGone ? { last_asking_price_eur: price, sold_on: home.verkocht_op } : { asking_price_eur: price }),
    price_form: home.prijsvorm?.toLowerCase(),
    price_condition: findCondition(home)?.toLowerCase().replaceAll('_', ' '),
    neighbourhood: home.buurt ?? undefined,
    type: home.objecttype?.toLowerCase(),
    living_area_m2: home.woonoppervlakte ?? undefined,
    plot_m2: home.perceeloppervlakte ?? undefined,
    rooms: home.aantalkamers ?? undefined,
    bedrooms: countBedrooms(home) || undefined,
    energy_label: home.energieklasse ?? undefined,
    year_built: home.bouwjaar ?? undefined,
    outdoor_space: home.buitenruimte,
  };
};

/** Everything that a home's page says in words. */
export const describeHomeInFull = (home: Property, link: Setting['link']): Record<string, unknown> => {
  const text = home.aanbiedingstekst ?? '';
  return {
    ...describeHome(home, link),
    description: text.length > longestText ? `${text.slice(0, longestText)}…` : text,
    facts: Object.fromEntries(
      home.kenmerken.map(({ titel, feiten }) => [
        titel,
        Object.fromEntries(feiten.map(({ label, waarde }) => [label, waarde])),
      ]),
    ),
    place: describePlace(home.plek),
    open_days: home.openhuisdagen,
    price_changes: home.wijzigingen?.flatMap(({ datum, prijs }) =>
      prijs ? [{ on: datum, from_eur: prijs.van, to_eur: prijs.naar }] : [],
    ),
    sold_nearby: home.verkocht_nabij?.map(
      ({ adres, verkocht_op, verkocht_na, laatste_vraagprijs, afstand }) => ({
        address: adres,
        sold_on: verkocht_op,
        after_days: verkocht_na ?? undefined,
        last_asking_price_eur: laatste_vraagprijs ?? undefined,
        distance_km: afstand ?? undefined,
      }),
    ),
  };
};
