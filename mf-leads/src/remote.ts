import { routes } from '@binnen/contracts/routes';
import type { Remote } from '@binnen/platform';

/** The thank-you pages, and every form as a widget for the pages of other remotes. */
export const remote: Remote = {
  pages: {
    [routes.thankYou.pattern]: () =>
      import(/* webpackChunkName: "thank-you" */ './thank-you/page.tsx').then((m) => m.page),
  },
  widgets: {
    'form-contact': () =>
      import(/* webpackChunkName: "contact" */ './contact/widget.tsx').then((m) => m.widget),
    'interest-form': () =>
      import(/* webpackChunkName: "interest" */ './interest/widget.tsx').then((m) => m.widget),
  },
};
