import type { Remote } from '@binnen/platform';

/** The team of the stages: a page for each, and a widget that other teams show. */
export const remote: Remote = {
  pages: { '/podia/:id': () => import(/* webpackChunkName: "stage" */ './stage.tsx').then((m) => m.page) },
  widgets: { stage: () => import(/* webpackChunkName: "stage" */ './stage.tsx').then((m) => m.widget) },
};
