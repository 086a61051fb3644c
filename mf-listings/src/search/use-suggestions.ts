import { readPaths } from '@binnen/contracts/api-paths';
import type { Suggestion, Suggestions } from '@binnen/contracts/property';
import { useEffect, useState } from 'react';
import { fetchReply } from './fetch-reply.ts';

/** Milliseconds of rest after a key before the edge is asked. */
const restDelay = 120;
const shortest = 2;

/** Parameters of the page that change how its homes are shown, and not which. */
const notFilters = ['radius', 'sort', 'weergave'];

/** The question, with the filters of the list that a suggestion opens, so that it promises what the list has. */
const formatQuestion = (question: string, { verkocht, ...keep }: Record<string, string>): string => {
  const filters = Object.entries(keep).filter(([name]) => !notFilters.includes(name));
  const query = new URLSearchParams({ q: question, ...Object.fromEntries(filters) });
  if (!verkocht) query.set('verkocht', 'nee');
  return `${readPaths.suggestions}?${query}`;
};

/**
 * What the edge suggests for what was typed so far; nothing when it does not answer. `keep`: parameters of the page that
 * come along with a suggestion.
 */
export const useSuggestions = (typed: string, keep: Record<string, string>): Suggestion[] => {
  const question = typed.trim();
  const call = formatQuestion(question, keep);
  const [found, setFound] = useState<{ question: string; suggestions: Suggestion[] }>();
  useEffect(() => {
    if (question.length < shortest) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const reply = await fetchReply<Suggestions>(call, stop.signal);
        setFound({ question, suggestions: reply?.suggesties ?? [] });
      } catch {
        // Typed on, or offline: a search works without suggestions.
      }
    }, restDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, call]);
  // The last answer shows until the next one arrives, so that the list does not flicker.
  return question.length >= shortest && found && question.startsWith(found.question.slice(0, shortest))
    ? found.suggestions
    : [];
};
