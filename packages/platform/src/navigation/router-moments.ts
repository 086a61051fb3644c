import { describeMoment, type Moment } from '@binnen/platform';
import type { createBrowserRouter } from 'react-router';
import { applyMeta } from '../document/apply-meta.ts';
import { asSent } from '../drawing/as-sent.ts';
import type { PageHandle } from '../drawing/page-route.ts';
import { readMeta } from '../drawing/page-says.ts';
import { showsErrorPage } from '../drawing/route-error-page.tsx';
import type { Shell } from '../shell/define-shell.ts';
import type { Shown, Stage } from '../tab/site.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

type Words = Pick<Shell, 'name' | 'formatTitle'>;

/** Keeps `<head>` in step with the page; an error page does so itself. */
const applyPageMeta = ({ location, matches, loaderData }: Moment, { name, formatTitle }: Words): void => {
  const match = matches.at(-1);
  const data = match && loaderData[match.id];
  if (!match?.handle || data === undefined || data === asSent || showsErrorPage(location)) return;
  const url = new URL(location.pathname + location.search, 'https://site.invalid');
  const meta = readMeta(match.handle as PageHandle, { data, params: match.params, url }, name);
  applyMeta(meta, location.pathname, formatTitle);
};

/** A router's state as it is shown. */
export const describeShown = (words: Words, state: Router['state'], before?: Moment): Shown => {
  const moment = describeMoment(state, before);
  return { moment, describe: () => applyPageMeta(moment, words) };
};

/** Shows every moment that the router comes to after `from`, which is shown; `scroll` is asked when it is at another location. */
export const followRouter = (
  words: Words,
  router: Router,
  from: Router['state'],
  { moment }: Shown,
  { show, setNavigation }: Stage,
  scroll?: (state: Router['state']) => void,
): void => {
  let last = from;
  let before = moment;
  const follow = (state: Router['state']) => {
    const arrives = state.location !== last.location;
    const isSame = !arrives && state.loaderData === last.loaderData && state.errors === last.errors;
    if (state.navigation !== last.navigation) setNavigation(state.navigation);
    const next = describeShown(words, state, before);
    before = next.moment;
    if (!isSame) show({ ...next, ...(arrives ? { scroll: () => scroll?.(state) } : {}) });
    last = state;
  };
  // Something may have happened before the page was there to show it.
  follow(router.state);
  router.subscribe(follow);
};
