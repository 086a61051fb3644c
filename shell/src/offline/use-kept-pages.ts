import { useEffect, useState } from 'react';
import type { KeptPage } from './kept-pages.ts';

/** Needed without a connection alone: the service worker keeps the file while there is one. */
export const loadKeptPages = () => import(/* webpackChunkName: "kept-pages" */ './kept-pages.ts');

/** What can be read without a connection; empty until the cache has answered. */
export const useKeptPages = (): KeptPage[] => {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    let isShown = true;
    loadKeptPages()
      .then(({ listKept }) => listKept())
      .then(
        (kept) => isShown && setPages(kept),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, []);
  return pages;
};
