import { routes } from '@binnen/contracts/routes';
import type { Remote } from '@binnen/platform';

const offer = () => import(/* webpackChunkName: "offer" */ './offer/page.tsx').then((m) => m.page);

/** What mf-listings offers: its pages by pattern, and its widgets by name. */
export const remote: Remote = {
  pages: {
    [routes.offer.pattern]: offer,
    [routes.offerInCity.pattern]: offer,
    [routes.property.pattern]: () =>
      import(/* webpackChunkName: "property" */ './property/page.tsx').then((m) => m.page),
    [routes.favourites.pattern]: () =>
      import(/* webpackChunkName: "favourites" */ './favourites/page.tsx').then((m) => m.page),
  },
  widgets: {
    'newest-objects': () =>
      import(/* webpackChunkName: "newest-objects" */ './widgets/newest-objects.tsx').then((m) => m.widget),
    'bought-objects': () =>
      import(/* webpackChunkName: "bought-objects" */ './widgets/bought-objects.tsx').then((m) => m.widget),
    'sold-objects': () =>
      import(/* webpackChunkName: "sold-objects" */ './widgets/sold-objects.tsx').then((m) => m.widget),
    search: () => import(/* webpackChunkName: "search" */ './widgets/search.tsx').then((m) => m.widget),
  },
};
