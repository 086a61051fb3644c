import type { Card } from '@binnen/contracts/property';

/** Homes that are kept on the visitor's device, whole cards, so that they can be seen offline too. */
export const shelves = { favourites: 'binnen.favorieten', recent: 'binnen.bekeken' } as const;
export type Shelf = (typeof shelves)[keyof typeof shelves];

const mostHomes: Record<Shelf, number> = { 'binnen.favorieten': 60, 'binnen.bekeken': 12 };
const changed = 'binnen:bewaard';

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Card).id === 'number' &&
  typeof (value as Card).slug === 'string' &&
  typeof (value as Card).citySlug === 'string' &&
  typeof (value as Card).status === 'string' &&
  Array.isArray((value as Card).etages) &&
  Array.isArray((value as Card).media) &&
  Array.isArray((value as Card).openhuisdagen);

/** Storage may hold data of an older version of the site, or data that a visitor changed by hand. */
export const parseSaved = (text: string): Card[] => {
  try {
    const value: unknown = JSON.parse(text || '[]');
    return Array.isArray(value) ? value.filter(isCard) : [];
  } catch {
    return [];
  }
};

/** The text as it is stored; empty where a browser refuses storage. */
export const readShelf = (shelf: Shelf): string => {
  try {
    return localStorage.getItem(shelf) ?? '';
  } catch {
    return '';
  }
};

export const writeShelf = (shelf: Shelf, homes: readonly Card[]): void => {
  try {
    localStorage.setItem(shelf, JSON.stringify(homes.slice(0, mostHomes[shelf])));
  } catch {
    // Storage is full or refused: nothing is kept, and all else works.
  }
  dispatchEvent(new Event(changed));
};

/** The home first, and once. */
export const putFirst = (homes: readonly Card[], home: Card): Card[] => [
  toCard(home),
  ...homes.filter(({ id }) => id !== home.id),
];

/** A property page has more than a card: that stays behind. */
const toCard = (home: Card): Card => {
  const { id, slug, objectSku, citySlug, status, straat, huisnummer, huisnummertoevoeging } = home;
  const { postcode, plaats, buurt, subtitle, image_alt_text, koopprijs, huurprijs } = home;
  const { koopconditie, huurconditie, woonoppervlakte, aantalkamers, energieklasse, objecttype } = home;
  return {
    ...{ id, slug, objectSku, citySlug, status, straat, huisnummer, huisnummertoevoeging },
    ...{ postcode, plaats, buurt, subtitle, image_alt_text, koopprijs, huurprijs },
    ...{ koopconditie, huurconditie, woonoppervlakte, aantalkamers, energieklasse, objecttype },
    etages: home.etages.map(({ aantalSlaapkamers }) => ({ aantalSlaapkamers })),
    openhuisdagen: home.openhuisdagen,
    media: home.media.filter(({ soort }) => soort === 'HOOFDFOTO').slice(0, 1),
    lat: home.lat,
    lon: home.lon,
    date_created: home.date_created,
    date_updated: home.date_updated,
  };
};

/** Calls back when a shelf changes, here or in another tab. */
export const subscribe = (callBack: () => void): (() => void) => {
  addEventListener(changed, callBack);
  addEventListener('storage', callBack);
  return () => {
    removeEventListener(changed, callBack);
    removeEventListener('storage', callBack);
  };
};
