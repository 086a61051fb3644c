/** `q=postcode:7418ET and huisnummer:19 keulenstraat`: field conditions, and words. */
export interface PlaceQuery {
  /** In lower case, without blanks. */
  fields: Record<string, string[]>;
  words: string[];
}

export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const unquote = (text: string): string => text.replace(/^"|"$/g, '');

/** `type:adres`, `type:(adres OR weg)`, `woonplaatsnaam:"Den Nul"`; `and` and `&&` join them. */
export const parsePlaceQuery = (text: string): PlaceQuery => {
  const fields: PlaceQuery['fields'] = {};
  const rest = text.replace(/([a-z_]+):(\([^)]*\)|"[^"]*"|\S+)/gi, (_, name: string, value: string) => {
    const values = value.startsWith('(') ? value.slice(1, -1).split(/\s+(?:or\s+)?/i) : [value];
    const known = fields[name.toLowerCase()] ?? [];
    fields[name.toLowerCase()] = [...known, ...values.map((one) => fold(unquote(one)).replaceAll(' ', ''))];
    return ' ';
  });
  const words = fold(rest.replace(/\b(and|or|not)\b|&&|\|\|/gi, ' '));
  return { fields, words: words ? words.split(' ') : [] };
};

/** A street, a number and what follows it, from words that were typed: `keulenstraat 19 a deventer`. */
export const splitAddress = (
  words: string[],
): { before: string[]; number: number; after: string[] } | undefined => {
  const index = words.findIndex(
    (word, order) => order > 0 && /^\d{1,5}[a-z]?$/.test(word) && !/^\d{4}$/.test(word),
  );
  const word = words[index];
  if (word === undefined) return undefined;
  const letter = word.replace(/^\d+/, '');
  return {
    before: words.slice(0, index),
    number: Number.parseInt(word, 10),
    after: [...(letter ? [letter] : []), ...words.slice(index + 1)],
  };
};

/** `7418 et 19` → `7418et 19`. */
export const joinPostcode = (words: string[]): string[] => {
  const index = words.findIndex(
    (word, order) => /^[1-9]\d{3}$/.test(word) && /^[a-z]{2}$/.test(words[order + 1] ?? ''),
  );
  if (index < 0) return words;
  return [...words.slice(0, index), `${words[index]}${words[index + 1]}`, ...words.slice(index + 2)];
};
