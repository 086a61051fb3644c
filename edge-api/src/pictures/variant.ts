import { imageFormats, imageWidths, type ImageFormat, type ImageWidth } from '@binnen/contracts/images';

export interface Variant {
  width: ImageWidth;
  format: ImageFormat;
}

/** `w640.avif` → 640 px wide, AVIF; undefined for a width or format that is not on the list. */
export const parseVariant = (text: string): Variant | undefined => {
  const match = /^w(\d{3,4})\.([a-z]{4})$/.exec(text);
  const width = imageWidths.find((candidate) => candidate === Number(match?.[1]));
  const format = imageFormats.find((candidate) => candidate === match?.[2]);
  return width && format ? { width, format } : undefined;
};
