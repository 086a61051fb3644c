import { join } from 'node:path';
import * as v from 'valibot';
import { createContentReader, type ContentReader } from '../read-content.ts';

/** The look of a home from the street; several types of home may look alike. */
export const looks = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'villa',
  'boerderij',
  'bungalow',
  'herenhuis',
  'grachtenpand',
  'appartement',
  'galerijflat',
] as const;
export type Look = (typeof looks)[number];
export const rooms = [
  'woonkamer',
  'keuken',
  'eetkamer',
  'slaapkamer',
  'badkamer',
  'hal',
  'werkkamer',
] as const;
export type Room = (typeof rooms)[number];

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1, 'expected at least 1'));
const size = { width: pixels, height: pixels };
const season = v.picklist(['lente', 'zomer', 'herfst', 'winter']);
const light = v.picklist(['ochtend', 'middag', 'avond']);
/** The first and the last `bouwjaar` that suit the picture. */
const years = v.pipe(
  v.tuple([v.number(), v.number()]),
  v.check(([first, last]) => first <= last, 'expected the first year before the last'),
);

const ofHome = {
  homes: v.pipe(v.array(v.picklist(looks)), v.minLength(1, 'expected a type of home')),
  years,
  /** Of the walls: front and back of a home are of one. */
  brick: v.picklist(['rood', 'geel', 'grijs', 'wit', 'zwart']),
};
const outdoors = { season, light, ...size };

const PictureSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('content'), ...size }),
  v.strictObject({ kind: v.literal('portrait'), ...size }),
  v.strictObject({ kind: v.literal('facade'), ...ofHome, ...outdoors }),
  v.strictObject({ kind: v.literal('garden'), ...ofHome, ...outdoors }),
  v.strictObject({ kind: v.literal('street'), years, ...outdoors }),
  v.strictObject({ kind: v.literal('plot'), ...outdoors }),
  v.strictObject({ kind: v.literal('surroundings'), ...outdoors }),
  v.strictObject({
    kind: v.literal('room'),
    room: v.picklist(rooms),
    /** The view through the window; a room without a view suits any home. */
    season: v.optional(season),
    view: v.optional(v.picklist(['straat', 'stad', 'veld', 'tuin'])),
    light,
    ...size,
  }),
  v.strictObject({
    kind: v.literal('plan'),
    floor: v.picklist(['begane grond', 'verdieping', 'appartement']),
    ...size,
  }),
]);
const ManifestSchema = v.record(v.string(), PictureSchema);

/** `name` is its file below `pictures/`, without the extension: `facades/villa-1931-herfst`. */
export type Picture = v.InferOutput<typeof PictureSchema> & { name: string };
export type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>;

export const picturesFolder = join(import.meta.dirname, '../../pictures');
export const pathOfPicture = (name: string): string => join(picturesFolder, `${name}.webp`);

/** Every picture by its name. Throws a `ContentError` that names the field of each mistake in the manifest. */
export const readStock = ({ readJson }: ContentReader): ReadonlyMap<string, Picture> =>
  new Map(
    Object.entries(readJson('manifest.json', ManifestSchema)).map(([name, picture]) => [
      name,
      { name, ...picture },
    ]),
  );

export const stock = readStock(createContentReader(picturesFolder, 'pictures'));

export const findPicture = (name: string): Picture => {
  const picture = stock.get(name);
  if (!picture) throw new Error(`There is no picture ${name} in pictures/manifest.json.`);
  return picture;
};

const byKind = Map.groupBy(stock.values(), ({ kind }) => kind);
export const listPictures = <Kind extends Picture['kind']>(kind: Kind): PictureOf<Kind>[] =>
  (byKind.get(kind) ?? []) as PictureOf<Kind>[];
