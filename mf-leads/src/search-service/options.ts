/** A place or kind of home, as the CRM wants it. */
export interface SearchOption {
  name: string;
  code: string | number;
}

/**
 * Every woonplaats of Overijssel and Gelderland, with its BAG code. Fifteen names occur twice and carry their municipality.
 * Contains data from CBS (Woonplaatsen in Nederland, CC BY 4.0) and GeoNames (www.geonames.org, CC BY 4.0), modified:
 * filtered and joined. The list is longer than the form's script: it comes when somebody goes to the field.
 */
export const loadPlaceOptions = async (): Promise<SearchOption[]> => {
  const { places } = await import(/* webpackChunkName: "places" */ './places.browser.ts');
  return Object.entries(places).map(([name, code]) => ({ name, code }));
};

const kinds: SearchOption[] = [
  { name: 'Appartement', code: 'APPARTEMENT' },
  { name: 'Woonhuis', code: 'WOONHUIS' },
];
export const loadKindOptions = (): Promise<SearchOption[]> => Promise.resolve(kinds);

const codes = 10_000_000;

/** A visitor's own option gets a code: its first two letters and a random number below ten million. */
export const createOption = (name: string, random: number = Math.random()): SearchOption => ({
  name,
  code: `${name.slice(0, 2)}${Math.floor(random * codes)}`,
});

/** The chosen options of a form's field: a JSON list; a form without script posts names. */
export const parseChosen = (text: string, known: readonly SearchOption[]): SearchOption[] => {
  try {
    const list: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((each): each is SearchOption => typeof each?.name === 'string' && 'code' in each);
  } catch {
    const names = text.split(',').map((name) => name.trim());
    return names.filter(Boolean).map((name) => findOption(name, known) ?? { name, code: name.slice(0, 2) });
  }
};

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'‘’]/gu, '')
    .toLowerCase()
    .trim();

export const findOption = (name: string, options: readonly SearchOption[]): SearchOption | undefined =>
  options.find((option) => fold(option.name) === fold(name));

/** Each name once. */
export const withoutDoubles = (options: readonly SearchOption[]): SearchOption[] =>
  options.filter((option) => findOption(option.name, options) === option);

export const mostSuggested = 8;

const fewestLetters = 3;

/** The option of this name; or the only one that these letters can mean. */
export const recogniseOption = (
  typed: string,
  options: readonly SearchOption[],
): SearchOption | undefined => {
  const named = findOption(typed, options);
  if (named || typed.trim().length < fewestLetters) return named;
  const [only, ...others] = options.filter(({ name }) => fold(name).startsWith(fold(typed)));
  return others.length === 0 ? only : undefined;
};

/** What a name means; "Deventer en Olst" are two. A name of the visitor's own ("2/1 kap") stays as it is. */
export const recogniseOptions = (named: SearchOption, options: readonly SearchOption[]): SearchOption[] => {
  const only = recogniseOption(named.name, options);
  if (only) return [only];
  const parts = named.name.split(/ (?:en|of|&) |\//i).map((part) => findOption(part, options));
  return parts.every((part) => part !== undefined) ? parts : [named];
};

/** The options that begin with what was typed, then those that hold it. */
export const suggestOptions = (
  typed: string,
  options: readonly SearchOption[],
  most = mostSuggested,
): SearchOption[] => {
  const wanted = fold(typed);
  const fits = options.filter((option) => fold(option.name).includes(wanted));
  const begins = fits.filter((option) => fold(option.name).startsWith(wanted));
  return [...new Set([...begins, ...fits])].slice(0, most);
};
