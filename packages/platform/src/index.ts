/**
 * The one module that shell and remotes share at run time, beside React itself: a singleton in the isolate and in
 * the browser. It is part of the deal between separately deployed releases, so names are only ever added.
 */
export * from './api.ts';
export * from './remote.ts';
export * from './widget.tsx';
export * from './texts.ts';
export * from './site.ts';
export * from './link.tsx';
export * from './posted-form.ts';
export { createStore, useStore } from 'zustand';

/** The names of react-router that the site uses. All else stays out of the shared module, which halves its size. */
export {
  createBrowserRouter,
  createStaticRouter,
  matchRoutes,
  Outlet,
  redirect,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  type DataRouteObject,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Params,
  type RouteMatch,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
