import { describeMoment, type Moment } from '@binnen/platform';
import type { createBrowserRouter } from 'react-router';
import { applyMeta } from '../document/apply-meta.ts';
import type { PageHandle } from './page-route.ts';
import { readMeta } from './page-says.ts';
import { showsErrorPage } from './route-error-page.tsx';
import type { Shown, Stage } from './site.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps `<head>` in step with the page; an error page does so itself. */
const applyPageMeta = ({ location, matches, loaderData }: Moment): void => {
  const match = matches.at(-1);
  const data = match && loaderData[match.id];
  if (!match?.handle || data === undefined || showsErrorPage(location)) return;
  const url = new URL(location.pathname + location.search, 'https://site.invalid');
  applyMeta(readMeta(match.handle as PageHandle, { data, params: match.params, url }), location.pathname);
};

/** A router's state as it is shown. */
export const describeShown = (state: Router['state'], before?: Moment): Shown => {
  const moment = describeMoment(state, before);
  return { moment, settle: () => applyPageMeta(moment) };
};

/** Shows every moment that the router comes to after `from`, which is shown; `scroll` is asked when it is at another location. */
export const followRouter = (
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
    const next = describeShown(state, before);
    before = next.moment;
    if (!isSame) show({ ...next, ...(arrives ? { scroll: () => scroll?.(state) } : {}) });
    last = state;
  };
  // Something may have happened before the page was there to show it.
  follow(router.state);
  router.subscribe(follow);
};
