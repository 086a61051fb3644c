import type { Media, Property } from '@binnen/contracts/property';

/** The photos, the main one first whatever its number. */
export const listPhotos = ({ media }: Pick<Property, 'media'>): Media[] => {
  const main = media.filter(({ soort }) => soort === 'HOOFDFOTO');
  const others = media.filter(({ soort }) => soort === 'FOTO');
  return [...main, ...others];
};

export const listFloorPlans = ({ media }: Pick<Property, 'media'>): Media[] =>
  media.filter(({ soort }) => soort === 'PLATTEGROND');

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

/** The words of the specification for a photo of which nothing is known. */
export const unknownPhoto = 'Woning afbeelding';

/** What a photo shows, in words. */
export const describePhoto = (home: Property, photo: Media, index: number): string =>
  photo.soort === 'HOOFDFOTO'
    ? (home.image_alt_text ?? unknownPhoto)
    : (photo.omschrijving ?? `Foto ${index + 1} van ${home.straat ?? 'de woning'}`);
