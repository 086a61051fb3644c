import { routes } from '@binnen/contracts/routes';
import type { Remote } from '@binnen/platform';

const page = () => import(/* webpackChunkName: "page" */ './page/page.tsx').then((module) => module.page);
const blogList = () =>
  import(/* webpackChunkName: "blog-list" */ './blog/blog-list.tsx').then((module) => module.page);
const blog = () => import(/* webpackChunkName: "blog" */ './blog/blog.tsx').then((module) => module.page);

/** Every page of the firm's own words, and the blogs. `/:slug` takes every path that no other page claims. */
export const remote: Remote = {
  pages: {
    [routes.home.pattern]: page,
    [routes.aankoop.pattern]: page,
    [routes.verkoop.pattern]: page,
    [routes.verhuur.pattern]: page,
    [routes.taxatie.pattern]: page,
    [routes.gratisVerkoopadvies.pattern]: page,
    [routes.leebl.pattern]: page,
    [routes.overBinnen.pattern]: page,
    [routes.wooncontinuplan.pattern]: page,
    [routes.zoekopdracht.pattern]: page,
    [routes.contact.pattern]: page,
    [routes.disclaimer.pattern]: page,
    [routes.blogs.pattern]: blogList,
    [routes.blog.pattern]: blog,
    [routes.page.pattern]: page,
  },
  widgets: {},
};
