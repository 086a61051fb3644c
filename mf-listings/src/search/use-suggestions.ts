import type { Suggestion } from '@binnen/contracts/property';
import { useEffect, useRef, useState } from 'react';
import { askSuggestions } from './ask-suggestions.ts';
import { loadCheck } from './fetch-reply.ts';

/** Milliseconds of rest after a key before the edge is asked again. */
const restDelay = 120;
/** An answer that did not come by then is of no use. Milliseconds. */
const patience = 5_000;
const shortest = 2;

interface Found {
  question: string;
  /** Its number among those that were asked. */
  order: number;
  suggestions: Suggestion[];
}

/**
 * The edge's suggestions for the text so far; none when it does not answer. Who begins to type, or goes on after a rest, is
 * answered at once, and who types on when the keys rest. `keep`: parameters of the page that a suggestion's link keeps.
 */
export const useSuggestions = (typed: string, keep: Record<string, string>): Suggestion[] => {
  const question = typed.trim();
  const kept = JSON.stringify(keep);
  const [found, setFound] = useState<Found>();
  const asked = useRef(0);
  const lastKey = useRef(-Infinity);
  useEffect(() => {
    if (question.length < shortest) {
      lastKey.current = -Infinity;
      return;
    }
    // It is on its way while the visitor rests.
    loadCheck().catch(() => undefined);
    const ask = async () => {
      asked.current += 1;
      const order = asked.current;
      try {
        const suggestions = await askSuggestions(question, JSON.parse(kept), AbortSignal.timeout(patience));
        // An earlier question may be answered later.
        setFound((other) => (other && other.order > order ? other : { question, order, suggestions }));
      } catch {
        // Offline, say: a search works without suggestions.
      }
    };
    const now = performance.now();
    const rested = now - lastKey.current > restDelay;
    lastKey.current = now;
    if (rested) return void ask();
    const timer = setTimeout(ask, restDelay);
    return () => clearTimeout(timer);
  }, [question, kept]);
  // The last answer shows until the next one arrives, so that the list does not flicker.
  return question.length >= shortest && found && question.startsWith(found.question.slice(0, shortest))
    ? found.suggestions
    : [];
};
