import * as v from 'valibot';
import { findPicture, stock } from '../pictures/stock.ts';
import { fileId } from './file-id.ts';
import type { ContentReader } from '../read-content.ts';

const nameOf = (asset: string): string => `assets/${asset}`;
/** Whether there is a picture with this name for texts and banners. */
export const isAssetName = (name: string): boolean => stock.has(nameOf(name));

const AssetSchema = v.strictObject({
  title: v.string(),
  /** Alternative text; empty for a decorative picture. */
  description: v.string(),
});
/** The texts of each picture below `pictures/assets/`. */
const AssetsSchema = v.strictObject(
  Object.fromEntries(
    [...stock.keys()]
      .filter((name) => name.startsWith('assets/'))
      .map((name) => [name.slice('assets/'.length), AssetSchema]),
  ),
);

/** Made from its name, so a picture that changes needs another name: browsers cache a file by its id. */
export const assetId = (asset: string): string => fileId(nameOf(asset));

/** The pictures of the headless CMS in Directus' format; `picture` is never sent. */
export const loadAssets = ({ readJson }: ContentReader) =>
  Object.entries(readJson('assets.json', AssetsSchema)).map(([name, words]) => {
    const { width, height } = findPicture(nameOf(name));
    return {
      id: assetId(name),
      status: 'published',
      type: 'image/jpeg',
      filename_download: `${name}.jpg`,
      uploaded_on: '2025-03-03T09:00:00.000Z',
      ...words,
      width,
      height,
      picture: nameOf(name),
    };
  });
