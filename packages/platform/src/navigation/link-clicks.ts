import type { NavigateOptions } from 'react-router';
import { isLeaving, unmark } from '../startup/progress.ts';
import { findPlace, goToPlace } from './focus-place.ts';

type Navigate = (to: string, options: NavigateOptions) => void;

/** A document is under way: only the browser can replace it by what the visitor chose later. */
const isSureToLeave = (): boolean => document.documentElement.dataset['leaving'] === '';

/** A document that is under way all the same does not come over what is chosen now. */
const endLeaving = (): void => {
  if (!isLeaving()) return;
  window.stop();
  unmark('leaving');
};

/** The destination of an activated anchor inside the site, or null when the browser should follow it. */
const findTarget = (
  event: MouseEvent,
  isPage: (url: URL) => boolean,
): { anchor: HTMLAnchorElement; url: URL } | null => {
  if (event.defaultPrevented || event.button !== 0 || isSureToLeave()) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download') || anchor.rel === 'external') return null;
  if (anchor.target && anchor.target !== '_self') return null;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || !isPage(url)) return null;
  return { anchor, url };
};

/**
 * Makes every anchor and every GET form of the page navigate without a new document. One listener for all, so that
 * links need no code of their own; `data-keep-scroll` on an anchor or form keeps the scroll position, and an anchor with
 * `rel="external"` leads to a new document. The fields of a form with `data-private` go along in the history's state, and not in
 * the address. Returns how to stop it.
 */
export const handleLinkClicks = (navigate: Navigate, isPage: (url: URL) => boolean): (() => void) => {
  const stop = new AbortController();
  const follow = (event: MouseEvent) => {
    const found = findTarget(event, isPage);
    if (!found) return;
    event.preventDefault();
    endLeaving();
    const { url, anchor } = found;
    const same = url.href === location.href;
    const isWithin = url.pathname + url.search === location.pathname + location.search;
    const place = isWithin ? findPlace(url.hash) : null;
    navigate(url.pathname + url.search + url.hash, {
      preventScrollReset: place !== null || anchor.hasAttribute('data-keep-scroll'),
      replace: same,
    });
    // In the press itself, as a browser does: the keyboard continues from there. The router has noted the place that is left.
    if (place) goToPlace(place);
  };
  const send = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const isPrivate = form.hasAttribute('data-private');
    if (isSureToLeave() && !isPrivate) return;
    const url = new URL(form.action);
    if (url.origin !== location.origin || !isPage(url)) return;
    event.preventDefault();
    // Not left to the browser, which would put the fields in the address.
    endLeaving();
    const fields = [...new FormData(form, event.submitter)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const query = fields.length === 0 ? '' : `?${new URLSearchParams(fields)}`;
    // The anchor of another form is for the document that it loads without script.
    navigate(url.pathname + (isPrivate ? url.hash : query), {
      preventScrollReset: form.hasAttribute('data-keep-scroll'),
      ...(isPrivate ? { state: Object.fromEntries(fields) } : {}),
    });
  };
  document.addEventListener('click', follow, { signal: stop.signal });
  document.addEventListener('submit', send, { signal: stop.signal });
  return () => stop.abort();
};
