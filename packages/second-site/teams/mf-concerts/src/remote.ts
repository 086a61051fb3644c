import type { Remote } from '@binnen/platform';

/** The team of the programme: all concerts, and one of them with the other team's stage beside it. */
export const remote: Remote = {
  pages: {
    '/': () => import(/* webpackChunkName: "programme" */ './programme.tsx').then((m) => m.page),
    '/concerten/:id': () => import(/* webpackChunkName: "concert" */ './concert.tsx').then((m) => m.page),
  },
  widgets: {},
};
