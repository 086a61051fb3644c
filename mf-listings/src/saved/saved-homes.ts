import { savedHomesChanged as changed, savedHomesKey } from '@binnen/contracts/saved-homes';
import type { Card } from '@binnen/contracts/property';

/** Homes that are kept on the visitor's device, whole cards, so that they can be seen offline too. */
export const shelves = { favourites: savedHomesKey, recent: 'binnen.bekeken' } as const;
/** A kept home, with what the visitor noted about it. It never leaves the device. */
export type SavedHome = Card & { notitie?: string };
export const longestNote = 500;
export type Shelf = (typeof shelves)[keyof typeof shelves];

const mostHomes: Record<Shelf, number> = { [savedHomesKey]: 60, 'binnen.bekeken': 12 };

const isCard = (value: unknown): value is SavedHome =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Card).id === 'number' &&
  typeof (value as Card).slug === 'string' &&
  typeof (value as Card).citySlug === 'string' &&
  typeof (value as Card).status === 'string' &&
  Array.isArray((value as Card).etages) &&
  Array.isArray((value as Card).media) &&
  Array.isArray((value as Card).openhuisdagen) &&
  ['undefined', 'string'].includes(typeof (value as SavedHome).notitie);

/** Storage may hold data of an older version of the site, or data that a visitor changed by hand. */
export const parseSaved = (text: string): SavedHome[] => {
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

export const writeShelf = (shelf: Shelf, homes: readonly SavedHome[]): void => {
  try {
    localStorage.setItem(shelf, JSON.stringify(homes.slice(0, mostHomes[shelf])));
  } catch {
    // Storage is full or refused: nothing is kept, and all else works.
  }
  dispatchEvent(new Event(changed));
};

/** Notes something about a kept home; an empty text takes the note away. */
export const writeNote = (id: number, text: string): void =>
  writeShelf(
    shelves.favourites,
    parseSaved(readShelf(shelves.favourites)).map((home) => {
      if (home.id !== id) return home;
      const { notitie: _old, ...bare } = home;
      return text ? { ...bare, notitie: text.slice(0, longestNote) } : bare;
    }),
  );

/** The home first, and once. */
export const putFirst = (homes: readonly SavedHome[], home: Card): SavedHome[] => [
  toCard(home),
  ...homes.filter(({ id }) => id !== home.id),
];

/** What homes are compared by, besides their sizes. */
const pickTraits = (home: Card): Partial<Card> => {
  const { buitenruimte, zonligging, bouwjaar, verdieping, parkeren, perceeloppervlakte, servicekosten } =
    home;
  return {
    ...(buitenruimte ? { buitenruimte } : {}),
    ...(parkeren ? { parkeren } : {}),
    ...{ zonligging, bouwjaar, verdieping, perceeloppervlakte, servicekosten },
  };
};

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
    ...pickTraits(home),
    ...(home.prijsverlaging ? { prijsverlaging: home.prijsverlaging } : {}),
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
