import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunctionArgs, Params } from './loading.ts';
import type { Registered, WidgetName, WidgetProps } from './register.ts';

/** The tags of a page in `<head>`. Texts are plain text. */
export interface Meta {
  title: string;
  description?: string;
  /** A path; the page's own path without query by default. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** A path or URL of a picture. */
  image?: string;
  type?: 'website' | 'article';
  /** schema.org objects, each becomes a JSON-LD block. */
  structured?: object[];
}

/** The header that the shell draws above the page. */
export interface PageHeader {
  variant: Registered<'headerVariant', string>;
  title?: string;
  /** HTML (sanitised by the edge) in the variants that allow it, else text. */
  subtitle?: string | null;
  background?: Registered<'asset', never> | null;
  /** A full URL or path, where the picture is no asset of the CMS. */
  backgroundUrl?: string;
  gradient?: '' | 'full' | 'blackoverlay';
  /** On a phone the page below begins at once: of the header its title is left, for who has it read aloud. */
  slim?: boolean;
  /** The last crumb's text, in place of the title. */
  crumb?: string;
  /** Content of a variant beside its title: the search box, the author card, share icons. */
  children?: ReactNode;
}

/** The name of a step that the shell runs before a page's loader. */
export type MiddlewareName = Registered<'middleware', string>;

export type PageArgs<D> = { data: D; params: Params; url: URL };

/**
 * A page of a remote. `loader` is an ordinary React Router loader: it reads through `getApi(context)` and must be
 * a pure function of the URL and what it reads. `Component` gets the loader's data by `useLoaderData()`.
 */
export interface Page<D = unknown> {
  /** Run in this order, before the loader. One that the shell does not know makes the page a 500. */
  middleware?: readonly MiddlewareName[];
  loader?: (args: LoaderFunctionArgs) => Promise<D | Response> | D | Response;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
  meta: (args: PageArgs<D>) => Meta;
  header?: (args: PageArgs<D>) => PageHeader;
  /**
   * Whether the document of `url` is complete without script. Then the page's code comes when the line is idle: until
   * then links and forms work, and presses of buttons are held. Not for a page that a script fills, such as a map.
   * Without it the code comes at once.
   */
  late?: (url: URL) => boolean;
  /**
   * Whether the document that shows this data needs no script of its own: header and page have text, links and the
   * browser's own controls alone, and every widget on it says the same. It is never hydrated, and its code is not loaded
   * until a navigation leads to such a page.
   */
  still?: (args: PageArgs<D>) => boolean;
}

export interface WidgetArgs<P> {
  props: P;
  context: LoaderFunctionArgs['context'];
}

/** A piece of a remote that other remotes show. It gets its props and its loader's data. */
export interface WidgetModule<P = Record<string, unknown>, D = unknown> {
  loader?: (args: WidgetArgs<P>) => Promise<D> | D;
  Component: ComponentType<{ props: P; data: D }>;
  /** It needs no script: a page that says so of itself may show it, and stays without. */
  still?: true;
}

/**
 * A route of a remote that answers JSON instead of a document, with the limits of a page: a GET, and a pure function of the
 * URL and of what it reads. What its loader throws becomes a problem document.
 */
export interface Endpoint<D = unknown> extends Pick<Page, 'middleware'> {
  /** Its value is sent as JSON, 256 kB at most. */
  loader: (args: LoaderFunctionArgs) => Promise<D> | D;
  /** For so many seconds the edge and its callers keep an answer; at 0 each is made anew. */
  maxAge: number;
}

/** The public face of a remote, exposed as `./remote`: pattern → page and name → widget, each loaded when needed. */
export interface Remote {
  // Data types meet only inside a page, so the map holds pages of any data.
  pages: Record<string, () => Promise<Page<never>>>;
  widgets: Record<string, () => Promise<WidgetModule<never, never>>>;
  /** By pattern. Only the server loads them. */
  endpoints?: Record<string, () => Promise<Endpoint>>;
}

/** Checks a page's types where it is written. */
export const definePage = <D>(page: Page<D>): Page<never> => page as unknown as Page<never>;
/** Checks an endpoint's types where it is written. */
export const defineEndpoint = <D>(endpoint: Endpoint<D>): Endpoint => endpoint;
/**
 * A widget, checked where it is written: against its contract (`defineWidget({ … }, 'menu')`), or alone where
 * only editors place it. The name is for the compiler.
 */
export function defineWidget<N extends WidgetName, D>(
  widget: WidgetModule<WidgetProps<N>, D>,
  name: N,
): WidgetModule<never, never>;
export function defineWidget<P, D>(widget: WidgetModule<P, D>): WidgetModule<never, never>;
export function defineWidget(widget: unknown): WidgetModule<never, never> {
  return widget as WidgetModule<never, never>;
}

/** What is missing: one of the site's kinds of "not found". */
export type Missing = Registered<'missing', string>;

/** Thrown by a loader: the error page of `status`, at the asked URL on the server, at its destination in the browser. */
export class PageError extends Error {
  readonly status: number;
  readonly missing: Missing | undefined;
  constructor(status: number, message: string, missing?: Missing) {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.missing = missing;
  }
}

export const notFound = (missing: Missing) =>
  new PageError(404, `${missing.charAt(0).toUpperCase()}${missing.slice(1)} not found`, missing);
