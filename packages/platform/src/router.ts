/**
 * The router façade: the names of react-router that the site uses. All else stays out of the shared module, which
 * halves its size.
 */
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
