import { savedHomesChanged as changed, savedHomesKey } from '@binnen/contracts/saved-homes';
import type { Card } from '@binnen/contracts/property';

/** Homes that are kept on the visitor's device, whole cards, so that they can be seen offline too. */
export const shelves = { favourites: savedHomesKey, recent: 'binnen.bekeken' } as const;
/** A kept home, with what the visitor noted about it. It never leaves the device. */
export type SavedHome = Card & { notitie?: string };
export const longestNote = 500;
export type Shelf = (typeof shelves)[keyof typeof shelves];

/** So many favourites fit, and no more are taken: a link names as many. */
export const mostFavourites = 60;
/** Beyond so many homes the one seen longest ago makes room. */
const mostRecent = 12;

const isCard = (value: unknown): value is SavedHome => {
  const card = Object(value) as Record<string, unknown>;
  return (
    typeof card['id'] === 'number' &&
    ['slug', 'citySlug', 'status'].every((name) => typeof card[name] === 'string') &&
    ['etages', 'media', 'openhuisdagen'].every((name) => Array.isArray(card[name])) &&
    ['undefined', 'string'].includes(typeof card['notitie'])
  );
};

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

export const readHomes = (shelf: Shelf): SavedHome[] => parseSaved(readShelf(shelf));

/** Keeps the homes. Answers what a visitor reads when storage is full or refused, and all else works; empty when they are kept. */
export const writeShelf = (shelf: Shelf, homes: readonly SavedHome[]): string => {
  try {
    localStorage.setItem(
      shelf,
      JSON.stringify(shelf === shelves.recent ? homes.slice(0, mostRecent) : homes),
    );
  } catch {
    return 'Je browser kan dit niet bewaren.';
  }
  dispatchEvent(new Event(changed));
  return '';
};

/** Keeps favourites with one more than the homes that there are, unless those are as many as fit. Answers as `writeShelf` does. */
export const addFavourite = (homes: readonly SavedHome[], next: readonly SavedHome[]): string =>
  homes.length < mostFavourites
    ? writeShelf(shelves.favourites, next)
    : `Je hebt al ${mostFavourites} favorieten. Haal er eerst één weg.`;

/** Notes something about a kept home; an empty text takes the note away. Answers as `writeShelf` does. */
export const writeNote = (id: number, text: string): string =>
  writeShelf(
    shelves.favourites,
    readHomes(shelves.favourites).map((home) => {
      if (home.id !== id) return home;
      const { notitie: _old, ...bare } = home;
      return text ? { ...bare, notitie: text.slice(0, longestNote) } : bare;
    }),
  );

/** A property page has more than a card: that stays behind. First what a card shows, then what homes are compared by. */
const kept = [
  'id notitie slug objectSku citySlug status straat huisnummer huisnummertoevoeging postcode plaats buurt subtitle',
  'image_alt_text koopprijs huurprijs koopconditie huurconditie prijsvorm woonoppervlakte aantalkamers energieklasse',
  'objecttype etages aantalSlaapkamers openhuisdagen start eind lat lon date_created date_updated',
  'media soort link volgnummer omschrijving prijsverlaging datum van',
  'buitenruimte zonligging bouwjaar verdieping parkeren perceeloppervlakte servicekosten',
].flatMap((names) => names.split(' '));

/** The home first, and once. */
export const putFirst = (homes: readonly SavedHome[], home: Card): SavedHome[] => [
  ...parseSaved(
    JSON.stringify(
      [{ ...home, media: home.media.filter(({ soort }) => soort === 'HOOFDFOTO').slice(0, 1) }],
      kept,
    ),
  ),
  ...homes.filter(({ id }) => id !== home.id),
];
