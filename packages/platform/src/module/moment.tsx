import {
  Component,
  createContext,
  createElement,
  useContext,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type * as ReactRouter from 'react-router';
import type { Params } from './loading.ts';

/** The place of a moment: an address and its entry in the tab's history. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** How a route is drawn, and what it tells the frame. */
export interface RouteHandle {
  Component?: ComponentType | null | undefined;
  ErrorBoundary?: ComponentType | null | undefined;
}

export interface MomentMatch {
  id: string;
  params: Params;
  pathname: string;
  handle: RouteHandle | undefined;
}

/** What is drawn: a location, the routes that match it from the frame to the page, and their loaders' data. */
export interface Moment {
  location: SiteLocation;
  matches: MomentMatch[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
}

/** The navigation that is under way; `location` is where it goes. */
export type Navigation = ReturnType<typeof ReactRouter.useNavigation>;

/** Leads to an address, or through the tab's history by a number. Resolves when the page is there. */
export type Navigate = (
  to: ReactRouter.To | number,
  options?: ReactRouter.NavigateOptions,
) => void | Promise<void>;

/** A data router's state, or what a server knows of a request: its routes say in `handle` how they are drawn. */
interface RouterState extends Omit<Moment, 'matches'> {
  matches: { route: { id?: string | undefined; handle?: unknown }; params: Params; pathname: string }[];
}

/** `state` is left out: an entry of the history gives a new copy of it each time that it is read. */
const isSame = (one: SiteLocation, other: SiteLocation): boolean =>
  (['key', 'pathname', 'search', 'hash'] as const).every((part) => one[part] === other[part]);

/** Keeps the location of `before` when the place is the same: effects that depend on a location run once for each. */
export const describeMoment = (
  { location, matches, loaderData, errors }: RouterState,
  before?: Moment,
): Moment => ({
  location: before && isSame(before.location, location) ? before.location : location,
  loaderData,
  errors,
  matches: matches.map(({ route, params, pathname }) => ({
    id: route.id ?? '',
    params,
    pathname,
    handle: route.handle as RouteHandle | undefined,
  })),
});

const MomentContext = createContext<Moment | null>(null);
const idle = { state: 'idle' } as Navigation;
const NavigationContext = createContext(idle);
const NavigateContext = createContext<Navigate>(() => {});
const DepthContext = createContext(0);
const ErrorContext = createContext<unknown>(undefined);

const useMoment = (): Moment => {
  const moment = useContext(MomentContext);
  if (!moment) throw new Error('This needs the shell around it');
  return moment;
};

export const useLocation = (): SiteLocation => useMoment().location;
export const useNavigation = (): Navigation => useContext(NavigationContext);
export const useNavigate = (): Navigate => useContext(NavigateContext);
export const useParams = (() => useMoment().matches.at(-1)?.params ?? {}) as typeof ReactRouter.useParams;

/** The data of the loader of the route that asks. */
export const useLoaderData = <T = unknown,>(): T => {
  const { matches, loaderData } = useMoment();
  return loaderData[matches[useContext(DepthContext)]?.id ?? ''] as T;
};

/** The routes of this moment with their data, the frame's first. */
export const useMatches = () => {
  const { matches, loaderData } = useMoment();
  return useMemo(
    () => matches.map((match) => ({ ...match, loaderData: loaderData[match.id] })),
    [matches, loaderData],
  );
};

const readQuery = (init: ReactRouter.URLSearchParamsInit = ''): URLSearchParams => {
  if (typeof init === 'string' || Array.isArray(init) || init instanceof URLSearchParams)
    return new URLSearchParams(init);
  return new URLSearchParams(
    Object.entries(init).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  );
};

/** The error, for an error boundary of a route. */
export const useRouteError = (): unknown => useContext(ErrorContext);

/** The query, and a function that changes it. Parameters that the query lacks are taken from `initial`. */
export const useSearchParams = (
  initial?: ReactRouter.URLSearchParamsInit,
): [URLSearchParams, ReactRouter.SetURLSearchParams] => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(initial);
  const query = useMemo(() => {
    const found = new URLSearchParams(search);
    const given = readQuery(first);
    for (const name of new Set(given.keys()))
      if (!found.has(name)) for (const value of given.getAll(name)) found.append(name, value);
    return found;
  }, [first, search]);
  return [
    query,
    (next, options) =>
      void navigate(
        `?${String(readQuery(typeof next === 'function' ? next(new URLSearchParams(query)) : next))}`,
        options,
      ),
  ];
};

interface BoundaryProps {
  /** What the route's loader threw. */
  error: unknown;
  location: SiteLocation;
  Failed: ComponentType;
  children: ReactNode;
}

/** Catches what a route throws while it is drawn, until the location changes. */
class RouteBoundary extends Component<BoundaryProps, { error: unknown; location: SiteLocation }> {
  override state = { error: this.props.error, location: this.props.location };
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was thrown') };
  }
  static getDerivedStateFromProps(props: BoundaryProps, state: { error: unknown; location: SiteLocation }) {
    if (props.location !== state.location) return { error: props.error, location: props.location };
    return { error: props.error ?? state.error };
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorContext value={error}>{createElement(this.props.Failed)}</ErrorContext>;
  }
}

function Route({ depth }: { depth: number }) {
  const { matches, errors, location } = useMoment();
  const match = matches[depth];
  if (!match) return null;
  const { Component: Body, ErrorBoundary } = match.handle ?? {};
  const body = Body ? createElement(Body) : null;
  return (
    <DepthContext value={depth}>
      {ErrorBoundary ? (
        <RouteBoundary error={errors?.[match.id]} location={location} Failed={ErrorBoundary}>
          {body}
        </RouteBoundary>
      ) : (
        body
      )}
    </DepthContext>
  );
}

/** The page of the route that draws it. */
export function Outlet() {
  return <Route depth={useContext(DepthContext) + 1} />;
}

// Always the same element: React draws it again only when the moment changes.
const first = <Route depth={0} />;
const goNowhere: Navigate = () => {};

/**
 * Draws a moment. A server needs no more; in the browser the shell also passes how to navigate, and the state of a
 * navigation.
 */
export function MomentView({
  moment,
  navigation = idle,
  navigate = goNowhere,
}: {
  moment: Moment;
  navigation?: Navigation | undefined;
  navigate?: Navigate;
}) {
  return (
    <NavigateContext value={navigate}>
      <NavigationContext value={navigation}>
        <MomentContext value={moment}>{first}</MomentContext>
      </NavigationContext>
    </NavigateContext>
  );
}
