import type * as ReactRouter from 'react-router';

/** The names of React Router that were the platform's before it drew its own moments. */
interface RouterNames {
  createBrowserRouter: typeof ReactRouter.createBrowserRouter;
  createStaticRouter: typeof ReactRouter.createStaticRouter;
  matchRoutes: typeof ReactRouter.matchRoutes;
  RouterProvider: typeof ReactRouter.RouterProvider;
  StaticRouterProvider: typeof ReactRouter.StaticRouterProvider;
  useScrollRestoration: typeof ReactRouter.UNSAFE_useScrollRestoration;
}

let provided: RouterNames | undefined;

/** For the part of a shell that hosts releases from before; nobody else has to load React Router for its names. */
export const provideRouterNames = (names: RouterNames): void => {
  provided = names;
};

type Call = (...values: unknown[]) => unknown;

const find = <N extends keyof RouterNames>(name: N): RouterNames[N] => {
  const call: Call = (...values) => {
    if (!provided) throw new Error(`${name} is hosted for releases from before only`);
    return (provided[name] as Call)(...values);
  };
  return call as RouterNames[N];
};

export const createBrowserRouter = find('createBrowserRouter');
export const createStaticRouter = find('createStaticRouter');
export const matchRoutes = find('matchRoutes');
export const RouterProvider = find('RouterProvider');
export const StaticRouterProvider = find('StaticRouterProvider');
export const useScrollRestoration = find('useScrollRestoration');
