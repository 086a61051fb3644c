import * as v from 'valibot';

const NamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/**
 * Normalises what the two lists write differently: case, accents, and "(gemeente …)" after a name that exists twice.
 */
const fold = (name: string): string =>
  name
    .replace(/\s*\(.*\)\s*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/**
 * The CRM's own ids of the chosen places. The site's codes use another numbering (BAG), so places are matched by name.
 * A place that a visitor added has no id and is only in the note.
 */
export const findPlaceIds = (plaatsen: string, known: readonly { id: number; naam: string }[]): number[] => {
  const names = v.safeParse(NamesSchema, plaatsen);
  if (!names.success) return [];
  const wanted = new Set(names.output.map((place) => fold(place.name)));
  return known.filter((place) => wanted.has(fold(place.naam))).map((place) => place.id);
};
