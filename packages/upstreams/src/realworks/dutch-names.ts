/** Words that stay small inside a Dutch place name. */
const small = new Set(['aan', 'de', 'den', 'der', 'het', 'in', 'op', 'ten', 'ter', 'van', 'bij', 'en']);

const capitalise = (word: string): string => {
  // The digraph ij is one letter: IJsselmuiden.
  if (word.startsWith('ij')) return `IJ${word.slice(2)}`;
  // 's-Heerenberg, 't Harde: the abbreviated article stays small.
  if (/^['’][a-z]$/.test(word)) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/**
 * Dutch title case of a place that the feed sends in capitals: `DEVENTER` → Deventer, `IJSSELMUIDEN` → IJsselmuiden,
 * `'S-HEERENBERG` → 's-Heerenberg, `ALPHEN AAN DEN RIJN` → Alphen aan den Rijn. A name that has small letters is left
 * unchanged.
 */
export const formatPlace = (name: string): string => {
  const text = name.trim().replace(/\s+/g, ' ');
  if (text !== text.toUpperCase()) return text;
  let first = true;
  return text.toLowerCase().replace(/['’]?[\p{L}\p{N}.]+/gu, (word) => {
    const keep = !first && small.has(word);
    first = false;
    return keep ? word : capitalise(word);
  });
};

/** Enum values that lower case alone would write wrongly. */
const wordings: Record<string, string> = {
  CV_KETEL: 'Cv-ketel',
  CV_KETEL_GEHUURD: 'Cv-ketel (huur)',
  TWEE_ONDER_EEN_KAPWONING: 'Twee-onder-een-kapwoning',
  GESCHAKELDE_TWEE_ONDER_EEN_KAPWONING: 'Geschakelde twee-onder-een-kapwoning',
  HR_GLAS: 'HR-glas',
  VOLLEDIG_GEISOLEERD: 'Volledig geïsoleerd',
  HR_KETEL: 'HR-ketel',
  BENEDEN_PLUS_BOVENWONING: 'Beneden- en bovenwoning',
};

/** A readable enum value: `DUBBEL_GLAS` → Dubbel glas. */
export const formatEnum = (value: string): string => {
  const known = wordings[value];
  if (known) return known;
  const words = value.replaceAll('_', ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const formatEnums = (values: readonly string[]): string =>
  values
    .map((value, index) => (index === 0 ? formatEnum(value) : formatEnum(value).toLowerCase()))
    .join(', ');
