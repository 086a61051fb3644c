import type { Suggestion } from '@binnen/contracts/property';
import { useEffect, useState } from 'react';
import { askSuggestions } from './ask-suggestions.ts';
import { loadCheck } from './fetch-reply.ts';

/** Milliseconds of rest after a key before the edge is asked. */
const restDelay = 120;
const shortest = 2;

/**
 * The edge's suggestions for the text so far; none when it does not answer. `keep`: parameters of the page that a
 * suggestion's link keeps.
 */
export const useSuggestions = (typed: string, keep: Record<string, string>): Suggestion[] => {
  const question = typed.trim();
  const kept = JSON.stringify(keep);
  const [found, setFound] = useState<{ question: string; suggestions: Suggestion[] }>();
  useEffect(() => {
    if (question.length < shortest) return;
    const stop = new AbortController();
    // It is on its way while the visitor rests.
    loadCheck().catch(() => undefined);
    const ask = async () => {
      try {
        const suggestions = await askSuggestions(question, JSON.parse(kept), stop.signal);
        setFound({ question, suggestions });
      } catch {
        // Typed on, or offline: a search works without suggestions.
      }
    };
    const timer = setTimeout(ask, restDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question, kept]);
  // The last answer shows until the next one arrives, so that the list does not flicker.
  return question.length >= shortest && found && question.startsWith(found.question.slice(0, shortest))
    ? found.suggestions
    : [];
};
