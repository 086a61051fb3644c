import type { FilterSuggestion, Suggestion, Suggestions } from '@binnen/contracts/list-answers';
import { readPaths } from '@binnen/contracts/read-paths';
import { fetchReply } from './fetch-reply.ts';

/** One in the list: of filters, or of a name to search for. */
export type Shown = (Suggestion & { vraag?: never }) | (FilterSuggestion & { pad?: never });

/** Parameters of the page that change how its homes are shown, and not which. */
const notFilters = ['filters', 'radius', 'sort', 'weergave'];

/** The question, with the filters of the list that a suggestion opens, so that it promises what the list has. */
const formatQuestion = (question: string, { verkocht, ...keep }: Record<string, string>): string => {
  const filters = Object.entries(keep).filter(([name]) => !notFilters.includes(name));
  const query = new URLSearchParams({ q: question, ...Object.fromEntries(filters) });
  if (verkocht !== 'ook') query.set('verkocht', verkocht ?? 'nee');
  return `${readPaths.suggestions}?${query}`;
};

/** The edge's suggestions for `question`; `keep`: parameters of the page that a suggestion's link keeps. */
export const askSuggestions = async (
  question: string,
  keep: Record<string, string>,
  signal: AbortSignal,
): Promise<Shown[]> => {
  const reply = await fetchReply<Suggestions>(formatQuestion(question, keep), signal);
  return reply ? [...(reply.filters ?? []), ...reply.suggesties] : [];
};
