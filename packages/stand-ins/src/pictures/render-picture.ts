import { pathOfPicture } from '@binnen/demo-data/pictures/stock';
import sharp from 'sharp';

export const formats = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tiff'] as const;
export type Format = (typeof formats)[number];
export const fits = ['cover', 'contain', 'inside', 'outside'] as const;
export type Fit = (typeof fits)[number];

export interface Transform {
  width?: number | undefined;
  height?: number | undefined;
  fit?: Fit | undefined;
  format?: Format | undefined;
  /** 1 to 100. */
  quality?: number | undefined;
}

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A picture of the stock, by its name, in this size and format (JPEG by default). Never larger than its file. */
export const renderPicture = async (
  name: string,
  { width, height, fit, format, quality }: Transform,
): Promise<Picture> => {
  const kind = format === 'jpg' || !format ? 'jpeg' : format;
  const image = sharp(pathOfPicture(name))
    .resize({
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      fit: fit ?? 'cover',
      withoutEnlargement: true,
    })
    .toFormat(kind, { quality: quality ?? 80 });
  return { bytes: new Uint8Array(await image.toBuffer()), type: `image/${kind}` };
};
