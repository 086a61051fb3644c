import * as v from 'valibot';

const NamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/**
 * Normalises what the lists and a telephone write differently: case, accents, apostrophes, brackets ("HENGELO GLD"), and,
 * in `short`, "(gemeente …)" or the province after a name that exists twice.
 */
const fold = (name: string): { whole: string; short: string } => {
  const plain = name
    .normalize('NFD')
    .replace(/[\p{M}'‘’]/gu, '')
    .toLowerCase()
    .trim();
  return { whole: plain.replace(/[()]/g, ''), short: plain.replace(/\s*(\(.*\)| gld| ov)$/, '') };
};

/**
 * The CRM's own ids of the chosen places. The site's codes use another numbering (BAG), so places are matched by name.
 * The whole name comes first: "Hengelo (Gld)" is not "Hengelo". A place that the CRM does not know is only in the note.
 */
export const findPlaceIds = (plaatsen: string, known: readonly { id: number; naam: string }[]): number[] => {
  const names = v.safeParse(NamesSchema, plaatsen);
  if (!names.success) return [];
  const places = known.map(({ id, naam }) => ({ id, ...fold(naam) }));
  const found = names.output.flatMap(({ name }) => {
    const { whole, short } = fold(name);
    const exact = places.filter((place) => place.whole === whole);
    return exact.length > 0 ? exact : places.filter((place) => place.short === short);
  });
  return [...new Set(found.map(({ id }) => id))];
};
