/**
 * Lower case without accents; apostrophes are dropped, and everything else that is not a letter or digit becomes a
 * space.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A question, without the country that a map or a contact card puts behind an address. */
export const foldQuestion = (text: string): string =>
  fold(text).replace(/ (nederland|(the )?netherlands)$/, '');

/** Words and numbers: `19A` is `19` and `a`, because additions are written in many ways. */
export const tokenise = (text: string): string[] =>
  fold(text)
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ')
    .filter(Boolean);

/** Whether one letter added, dropped, changed or swapped with its neighbour turns one word into the other. */
export const isOneEditApart = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const extra = long.length - short.length;
  if (extra > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (extra === 1) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
};

/** Shorter words are not corrected: too many words are one edit away. */
const shortestForgiven = 4;

export const isForgiven = (typed: string, meant: string): boolean =>
  typed === meant || (typed.length >= shortestForgiven && isOneEditApart(typed, meant));
