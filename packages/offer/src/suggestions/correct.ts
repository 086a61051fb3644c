import { fold, isForgiven } from '../places/fold.ts';
import type { Listings } from '../index/listings.ts';
import { findKnownPlace } from '../places/places.ts';

/** The words of a home's address as they are written: `Keulenstraat`, `Deventer`. */
const listWords = (...names: (string | null)[]): string[] => names.flatMap((name) => name?.split(' ') ?? []);

/**
 * The question with its slips mended, when the search understood it as something else: `Keulnstraat 19` →
 * `Keulenstraat 19`. Null when it was found as it was typed. `rows` is what the search found.
 */
export const correctQuestion = (
  { index, cards }: Listings,
  question: string,
  rows: readonly number[],
): string | null => {
  const folded = fold(question);
  const known = findKnownPlace(folded);
  if (known && fold(known) !== folded && !index.words.has(folded)) return known;
  const first = cards[rows[0] ?? -1];
  if (!first) return null;
  const meant = listWords(first.plaats, first.buurt, first.straat);
  const words = question.trim().split(/\s+/);
  const mended = words.map((typed) => {
    const word = fold(typed);
    // A word of an address, or the beginning of one, is no slip.
    if (!/^[a-z ]+$/.test(word) || index.sorted.some((name) => name.startsWith(word))) return typed;
    return meant.find((name) => isForgiven(word, fold(name))) ?? typed;
  });
  const text = mended.join(' ');
  return text === words.join(' ') ? null : text;
};

/** The same for a place that was geocoded: `label` is what it was understood as. */
export const correctPlace = (question: string, label: string): string | null => {
  const [asked, found] = [fold(question), fold(label)];
  return asked !== found && isForgiven(asked, found) ? label : null;
};
