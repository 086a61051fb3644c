/**
 * The router façade: the names of react-router that the site uses. All else stays out of the shared module, which
 * halves its size.
 */
export {
  createBrowserRouter,
  createContext as createRouterContext,
  createStaticRouter,
  matchRoutes,
  Outlet,
  redirect,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  type LoaderFunctionArgs,
  type Params,
} from 'react-router';
