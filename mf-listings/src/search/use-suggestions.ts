import type { Places } from '@binnen/contracts/property';
import { readPaths } from '@binnen/contracts/read-paths';
import { useEffect, useRef, useState } from 'react';
import type { Shown } from './ask-suggestions.ts';
import { fetchReply, loadCheck } from './fetch-reply.ts';

/** Milliseconds of rest after a key before the edge is asked again. */
const restDelay = 120;
/** An answer that did not come by then is of no use. Milliseconds. */
const patience = 5_000;
const shortest = 2;
const mostPlaces = 4;

/** The largest places whose names begin so. Nobody has counted for them what the list has with its filters. */
const listPlaces = ({ plaatsen }: Places, question: string): Shown[] =>
  plaatsen
    .filter(({ plaats, aantal }) => aantal > 0 && plaats.toLowerCase().startsWith(question.toLowerCase()))
    .sort((one, other) => other.aantal - one.aantal)
    .slice(0, mostPlaces)
    .map(({ plaats }) => ({ soort: 'plaats', tekst: plaats, aantal: 0, pad: null }));

interface Found {
  question: string;
  /** Its number among those that were asked. */
  order: number;
  suggestions: Shown[];
}

/**
 * The edge's suggestions for the text so far; none when it does not answer. Places that begin with it are there before, from
 * the first letter on: `prepare` fetches their names when the visitor comes to the field. A visitor who begins to type, or goes on after a rest, is
 * answered at once, and who types on when the keys rest. `keep`: parameters of the page that a suggestion's link keeps.
 */
export const useSuggestions = (typed: string, keep: Record<string, string>) => {
  const question = typed.trim();
  const kept = JSON.stringify(keep);
  const [found, setFound] = useState<Found>();
  const [places, setPlaces] = useState<Places>();
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
        // In the chunk of the check, which the first letter or the way to the field has asked for.
        const { askSuggestions } = await import(/* webpackChunkName: "is-reply" */ './ask-suggestions.ts');
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
  const prepare = () => {
    if (!places)
      fetchReply<Places>(readPaths.places, AbortSignal.timeout(patience)).then(setPlaces, () => undefined);
  };
  // The last answer shows until the next one arrives, so that the list does not flicker.
  const isFound =
    question.length >= shortest && found && question.startsWith(found.question.slice(0, shortest));
  const suggestions = isFound ? found.suggestions : places && question ? listPlaces(places, question) : [];
  return { suggestions, prepare };
};
