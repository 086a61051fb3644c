import * as v from 'valibot';

/**
 * Places or kinds of homes that a visitor chose or added. `code`: of a known place, APPARTEMENT or WOONHUIS; of an added one
 * two letters and a random number. Without limits of its own: the whole field has one, and a visitor hears of that.
 */
const OptionsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.string(), code: v.union([v.string(), v.number()]) })),
);
type SearchOption = v.InferOutput<typeof OptionsSchema>[number];

const addOption = (name: string): SearchOption => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { name, code: `${name.slice(0, 2)}${random % 10_000_000}` };
};

const kinds: Record<string, SearchOption> = {
  appartement: { name: 'Appartement', code: 'APPARTEMENT' },
  woonhuis: { name: 'Woonhuis', code: 'WOONHUIS' },
};

/** A JSON list of options; or, from a form without script, names separated by commas or semicolons. */
export const parseOptions = (text: string): SearchOption[] => {
  const listed = v.safeParse(OptionsSchema, text);
  if (listed.success) return listed.output;
  const names = text.split(/[,;]/).map((name) => name.trim());
  return names.filter((name) => name !== '').map((name) => kinds[name.toLowerCase()] ?? addOption(name));
};

/**
 * The names that the visitor added to a list: the CRM may not know them. Without script nobody knows which of the
 * names are in the list, and none is said to be added.
 */
export const listAdded = (text: string): string[] => {
  const listed = v.safeParse(OptionsSchema, text);
  const known = Object.values(kinds).map(({ code }) => code);
  return listed.success
    ? listed.output
        .filter(({ code }) => typeof code === 'string' && !known.includes(code))
        .map(({ name }) => name)
    : [];
};

export const formatNames = (text: string): string =>
  parseOptions(text)
    .map((option) => option.name)
    .join(', ');
