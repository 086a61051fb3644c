import type { Card } from '../property.ts';
import { flag, oneOf, whole, type JsonSchema, type Value } from './values.ts';

/** How a filter looks in the panel, and how it is said. */
export interface Words {
  /** The title of its group: filters with the same title are together. */
  title: string;
  /** By itself, as on a chip: "3 of meer kamers". */
  say: (value: string) => string;
  /** Beside others below the title: "3+". */
  short?: (value: string) => string;
  /**
   * `first`: in the panel at once. `more`: when the visitor asks for more filters. `own`: the page has another place for it,
   * or none.
   */
  shown: 'first' | 'more' | 'own';
  /** Short choices stand beside each other. */
  look?: 'row' | 'list';
  /** Choices with the most homes first; else in the order of the list or of their size. */
  byHomes?: boolean;
}

export interface FilterRow extends Words {
  /** The text of an address in its one spelling; null asks for nothing, undefined makes no sense. */
  parse: (text: string) => string | null | undefined;
  document: JsonSchema;
  form?: string | undefined;
  /** Whether a home passes. `text` is one that `parse` gave. */
  createTest: (text: string) => (card: Card) => boolean;
  /** The choices that a home passes, which are counted. */
  listChoices: (card: Card) => readonly string[];
  /** All choices in their order, where they do not come from the homes. */
  choices: readonly string[];
  /** Whether its pages are cached. Without a limit to its values they are not. */
  kept: boolean;
}

type More = Words & { kept?: boolean };

export const define = <T extends string | number | object | true>(
  value: Value<T>,
  test: (card: Card, wanted: T) => boolean,
  choices: readonly string[] | ((card: Card) => readonly string[]),
  { kept = true, ...words }: More,
): FilterRow => {
  const parse = (text: string) => {
    const wanted = value.read(text);
    return wanted === null || wanted === undefined ? wanted : value.write(wanted);
  };
  const createTest = (text: string) => {
    const wanted = value.read(text);
    return (card: Card) => wanted === null || wanted === undefined || test(card, wanted);
  };
  const listChoices =
    typeof choices === 'function'
      ? choices
      : (card: Card) =>
          choices.filter((choice) => {
            const wanted = value.read(choice);
            return wanted !== null && wanted !== undefined && test(card, wanted);
          });
  return {
    ...words,
    kept,
    parse,
    document: value.document,
    form: value.form,
    createTest,
    listChoices,
    choices: typeof choices === 'function' ? [] : choices,
  };
};

/** Homes for which something is true. */
export const isSo = (test: (card: Card) => boolean, { say, ...more }: Omit<More, 'say'> & { say: string }) =>
  define(flag, test, ['ja'], { ...more, say: () => say });

const texts = (numbers: readonly number[]) => numbers.map(String);

/** A figure of which there is at least so much; a home without it does not pass. */
export const atLeast = (most: number, steps: readonly number[], of: (card: Card) => number, more: More) =>
  define(whole(0, most), (card, wanted) => of(card) >= wanted, texts(steps), more);

/** One of a fixed list of words, of which a home may have more than one. */
export const among = (choices: readonly string[], has: (card: Card, wanted: string) => boolean, more: More) =>
  define(oneOf(choices), has, choices, more);
