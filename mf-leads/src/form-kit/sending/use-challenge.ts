import { challengeMeta } from '@binnen/contracts/forms';
import { useEffect, useRef } from 'react';
import { inTime } from './in-time.ts';
import type { Challenge } from './turnstile.browser.ts';

/** A form whose check does not come is sent without an answer: the edge keeps it for a person to look at. */
const patienceMs = 8_000;

/** Turnstile, where the site is configured with it; else nothing is loaded and every answer is empty. */
export const useChallenge = () => {
  const box = useRef<HTMLDivElement>(null);
  const challenge = useRef<Promise<Challenge | undefined>>(undefined);
  /** Loads it. Called when the visitor goes to the form: the page of a visitor who only reads loads no third party. */
  const begin = () => {
    const meta = document.querySelector<HTMLMetaElement>(`meta[name="${challengeMeta}"]`);
    const place = box.current;
    if (!meta || !place) return;
    challenge.current ??= import(/* webpackChunkName: "turnstile" */ './turnstile.browser.ts')
      .then((m) => m.showChallenge(place, meta))
      .catch(() => {
        challenge.current = undefined;
        return undefined;
      });
  };
  useEffect(
    () => () => {
      void challenge.current?.then((shown) => shown?.remove());
      challenge.current = undefined;
    },
    [],
  );
  const answer = async (isQuiet?: boolean): Promise<string> => {
    begin();
    const shown = challenge.current && (await inTime(challenge.current, patienceMs).catch(() => undefined));
    return shown ? await shown.answer(isQuiet) : '';
  };
  return { box, begin, answer };
};
