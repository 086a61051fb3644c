import { formatStreet } from '@binnen/contracts/formats/address';
import type { Property } from '@binnen/contracts/property';

/** A photo or floor plan. */
export interface Shot {
  link: string;
  /** Its `id` in the sheet of all of them: `foto-1`. */
  place: string;
  /** The room, in the feed's words; null where it says nothing. */
  caption: string | null;
  /** The room and the address, for a visitor who does not see the picture. */
  words: string;
}

/** The photos, the main one first whatever its number. */
export const listPhotos = (home: Property): Shot[] => {
  const { media, image_alt_text: front, straat } = home;
  const ofKind = (kind: string) => media.filter(({ soort }) => soort === kind);
  return [...ofKind('HOOFDFOTO'), ...ofKind('FOTO')].map(({ link, soort, omschrijving }, index) => {
    const isMain = soort === 'HOOFDFOTO';
    const caption = isMain ? front : omschrijving;
    // The main photo's words are the feed's own; without a street there is no address to add.
    const address = isMain || !straat ? null : formatStreet(home);
    const words = caption
      ? [caption, address].filter(Boolean).join(', ')
      : address
        ? `Foto ${index + 1} van ${address}`
        : 'Woning afbeelding';
    return { link, place: `foto-${index + 1}`, caption, words };
  });
};

export const listFloorPlans = ({ media }: Pick<Property, 'media'>): Shot[] =>
  media
    .filter(({ soort }) => soort === 'PLATTEGROND')
    .map(({ link, omschrijving }, index) => ({
      link,
      place: `plattegrond-${index + 1}`,
      caption: omschrijving ?? 'Plattegrond',
      words: `Plattegrond: ${omschrijving ?? 'verdieping'}`,
    }));

export interface Film {
  link: string;
  label: string;
}
/** Films and walks stand with others: they are links, so that nothing of theirs loads here. */
export const listFilms = ({ media }: Pick<Property, 'media'>): Film[] =>
  media.flatMap(({ soort, link, omschrijving }) => {
    if (!link.startsWith('https://')) return [];
    if (soort === 'VIDEO') return [{ link, label: omschrijving ?? 'Woningvideo' }];
    return soort === 'CONNECTED_PARTNER' ? [{ link, label: omschrijving ?? '360°-rondleiding' }] : [];
  });
