/**
 * Pictures have URLs of this site: `/images/{origin}/{path}` (listings, blogs) and `/assets/{id}` (CMS). A variant puts
 * its width and format behind the first (`/assets/w640.avif/{id}`, `/images/realworks/w640.avif/{path}`), so that each
 * is immutable and needs no `Vary`.
 */
export const imageWidths = [160, 320, 480, 640, 720, 832, 960, 1120, 1280, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** `/assets/abc` → `/assets/w640.avif/abc`. The address of a picture that we do not serve is returned unchanged. */
export const formatVariant = (link: string, width: ImageWidth, format: ImageFormat): string =>
  link.replace(/^(\/assets|\/images\/[a-z]+)\//, `$1/w${width}.${format}/`);

/**
 * The widths of a `srcset`. Two are a card and the whole width of common phones, at two pixels a point (720 and 832).
 * Above 320, each is at most half as large again as the one before.
 */
const offeredWidths = [160, 320, 480, 720, 832, 1120, 1600] as const;

/** A `srcset` of all widths from `min` up to `max`; of `widths` when they are given. */
export const formatSrcset = (
  link: string,
  format: ImageFormat,
  max: ImageWidth = 1600,
  min: ImageWidth = 160,
  widths: readonly ImageWidth[] = offeredWidths,
): string =>
  widths
    .filter((width) => width >= min && width <= max)
    .map((width) => `${formatVariant(link, width, format)} ${width}w`)
    .join(', ');
