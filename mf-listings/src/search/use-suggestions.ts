import { fetchFromApi } from '@binnen/contracts/api-address';
import { readPaths } from '@binnen/contracts/api-paths';
import type { Suggestion, Suggestions } from '@binnen/contracts/property';
import { useEffect, useState } from 'react';

/** Milliseconds of rest after a key before the edge is asked. */
const restDelay = 120;
const shortest = 2;

/** What the edge suggests for what was typed so far; nothing when it does not answer. */
export const useSuggestions = (typed: string): Suggestion[] => {
  const question = typed.trim();
  const [found, setFound] = useState<{ question: string; suggestions: Suggestion[] }>();
  useEffect(() => {
    if (question.length < shortest) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetchFromApi(
          document,
          `${readPaths.suggestions}?q=${encodeURIComponent(question)}`,
          {
            signal: stop.signal,
          },
        );
        const suggestions = response.ok ? ((await response.json()) as Suggestions).suggesties : [];
        setFound({ question, suggestions });
      } catch {
        // Typed on, or offline: a search works without suggestions.
      }
    }, restDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [question]);
  // The last answer shows until the next one arrives, so that the list does not flicker.
  return question.length >= shortest && found && question.startsWith(found.question.slice(0, shortest))
    ? found.suggestions
    : [];
};
