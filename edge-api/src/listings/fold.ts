/** Lower case without accents; apostrophes vanish and all else that is no letter or digit is a space. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words and numbers: `19A` is `19` and `a`, because additions are written in every way. */
export const tokenise = (text: string): string[] =>
  fold(text)
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .split(' ')
    .filter(Boolean);

/** Whether one letter added, dropped, changed, or swapped with its neighbour makes one word the other. */
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

/** Words shorter than this are too short to be a misspelling of something else. */
const shortestForgiven = 4;

export const isForgiven = (typed: string, meant: string): boolean =>
  typed === meant || (typed.length >= shortestForgiven && isOneEditApart(typed, meant));
