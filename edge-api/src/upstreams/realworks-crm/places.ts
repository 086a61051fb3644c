import * as v from 'valibot';

const NamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/** Folds what two lists write differently: case, accents, "(gemeente …)" behind a name that exists twice. */
const fold = (name: string): string =>
  name
    .replace(/\s*\(.*\)\s*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/**
 * The CRM's own ids of the chosen places. The site's codes are another numbering (BAG), so they are matched by name;
 * a place that a visitor added has no id and stands in the note alone.
 */
export const findPlaceIds = (plaatsen: string, known: readonly { id: number; naam: string }[]): number[] => {
  const names = v.safeParse(NamesSchema, plaatsen);
  if (!names.success) return [];
  const wanted = new Set(names.output.map((place) => fold(place.name)));
  return known.filter((place) => wanted.has(fold(place.naam))).map((place) => place.id);
};
