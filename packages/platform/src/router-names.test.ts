import * as router from 'react-router';
import { expect, test } from 'vitest';
import { matchRoutes, provideRouterNames } from './router-names.ts';

test("React Router's names are called in vain until a shell provides them, and then are React Router's", () => {
  const find = () => matchRoutes([{ path: '/blogs/:slug' }], '/blogs/slim')?.[0]?.params;
  expect(find).toThrow('matchRoutes is hosted for releases from before only');
  provideRouterNames({ ...router, useScrollRestoration: router.UNSAFE_useScrollRestoration });
  expect(find()).toEqual({ slug: 'slim' });
});
