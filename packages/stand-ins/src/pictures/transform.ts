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

/** The picture in another size or format; as it is when nothing is asked for. Never larger than it was drawn. */
export const transformPicture = async (
  jpeg: Buffer,
  { width, height, fit, format, quality }: Transform,
): Promise<Picture> => {
  const unchanged = !width && !height && !quality && (!format || format === 'jpg' || format === 'jpeg');
  if (unchanged) return { bytes: new Uint8Array(jpeg), type: 'image/jpeg' };
  const kind = format === 'jpg' || !format ? 'jpeg' : format;
  const image = sharp(jpeg)
    .resize({
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      fit: fit ?? 'cover',
      withoutEnlargement: true,
    })
    .toFormat(kind, { quality: quality ?? 80 });
  return { bytes: new Uint8Array(await image.toBuffer()), type: `image/${kind}` };
};
