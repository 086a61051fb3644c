import { filterNames, filters, type FilterName, type FilterTexts } from '@binnen/contracts/filters/filters';
import type { FilterSuggestion } from '@binnen/contracts/list-answers';
import { oncePer } from '@binnen/edge-kit/caching/once-per';
import { applyFilters, countOffered } from '../lists/apply-filters.ts';
import type { Listings } from '../index/listings.ts';
import { fold } from '../places/fold.ts';
import { understand } from './understand.ts';
import { findVocabulary } from './vocabulary.ts';

interface Choice {
  name: FilterName;
  value: string;
  tekst: string;
  words: string[];
}

const most = 4;
/** Words of choices that say nothing of what is chosen: "3 of meer slaapkamers". */
const empty = new Set(['beter', 'eerder', 'later', 'meer', 'onder', 'van', 'het', 'hoger']);

/** The choices of the filters of the panel, in its order. Places and neighbourhoods are suggested by themselves. */
const findChoices = oncePer(({ cards }: Listings): Choice[] => {
  const { facets } = applyFilters(cards, cards.keys(), {});
  return filterNames
    .filter((name) => filters[name].shown !== 'own' && name !== 'plaats' && name !== 'buurt')
    .flatMap((name) => {
      const { byHomes, choices, say } = filters[name];
      const counted = Object.entries(facets[name] ?? {}).sort(([, one], [, other]) => other - one);
      const values = byHomes ? counted.map(([value]) => value) : choices;
      return values.map((value) => ({ name, value, tekst: say(value), words: fold(say(value)).split(' ') }));
    });
});

/** "label" and "b" are words of "Energielabel B of beter"; a letter is one by itself alone. */
const isWordOf = (words: readonly string[], typed: string) =>
  words.some((word) =>
    typed.length === 1
      ? word === typed
      : word.startsWith(typed) || (typed.length > 3 && word.includes(typed)),
  );
const meansSomething = ({ words }: Choice, typed: string) =>
  typed.length > 2 &&
  isWordOf(
    words.filter((word) => !empty.has(word)),
    typed,
  );

/** The choices that the end of a text names, and the text before it. */
const readEnd = (choices: readonly Choice[], folded: string): { head: string; found: Choice[] } => {
  const typed = folded.split(' ');
  for (const [index] of typed.entries()) {
    const end = typed.slice(index);
    const found = choices.filter(
      (choice) =>
        end.some((word) => meansSomething(choice, word)) && end.every((word) => isWordOf(choice.words, word)),
    );
    if (found.length > 0) return { head: typed.slice(0, index).join(' '), found };
  }
  return { head: '', found: [] };
};

/**
 * The filters that a partial text asks for, each with what its list has: "balk", "label b", "deventer met een gar". What was
 * typed before must be understood wholly, and comes along.
 */
export const suggestFilters = (listings: Listings, text: string, given: FilterTexts): FilterSuggestion[] => {
  const { cards } = listings;
  const { head, found } = readEnd(findChoices(listings), fold(text));
  if (found.length === 0) return [];
  const { filters: before, zoeken, radius, sort, rest } = understand(head, findVocabulary(listings));
  if (zoeken || radius > 0 || sort || rest.length > 0) return [];
  const said = filterNames.flatMap((name) => {
    const value = before[name];
    return value === undefined ? [] : [filters[name].say(value)];
  });
  return found
    .filter(({ name }) => before[name] === undefined)
    .flatMap(({ name, value, tekst }): FilterSuggestion[] => {
      const texts: FilterTexts = { ...given, ...before, [name]: value };
      const offered = countOffered(cards, [...cards.keys()], texts);
      if (!offered) return [];
      const vraag = offered.aanbod === 'huur' ? { ...texts, soort: 'huur' } : texts;
      return [{ soort: 'filter', tekst: [tekst, ...said].join(' · '), ...offered, vraag }];
    })
    .slice(0, most);
};
