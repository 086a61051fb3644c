/**
 * The order of texts by their characters: for codes, slugs and ISO days. `localeCompare` loads a language's rules at its first
 * use, 6 ms on a server and four times as long on a cheap phone.
 */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
