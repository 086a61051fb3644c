import type { Asset, HeaderVariant } from '@binnen/contracts/content';
import type { WidgetName, WidgetProps } from '@binnen/contracts/widgets';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunctionArgs, Params } from './loading.ts';

/** What `<head>` says of a page. Texts are plain text. */
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

/** What the shell draws above the page. */
export interface PageHeader {
  variant: HeaderVariant;
  title?: string;
  /** HTML (sanitised by the edge) in the variants that allow it, else text. */
  subtitle?: string | null;
  background?: Asset | null;
  /** A full URL or path, where the picture is no asset of the CMS. */
  backgroundUrl?: string;
  gradient?: '' | 'full' | 'blackoverlay';
  /** Overrides the last crumb's text. */
  crumb?: string;
  /** What a variant holds beside its title: the search box, the author card, share icons. */
  children?: ReactNode;
}

/** What the shell can do before a page's loader runs; `shell/src/routing/middleware.ts` says what each does. */
export type MiddlewareName = 'slug:page' | 'slug:blog';

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
   * Whether the document of `url` is whole without script, so that the page's code may come at the visitor's first move:
   * it shows all it has, its links and forms work, and its buttons are held until then. Not for a page that a script
   * fills, such as a map. Without it the code comes at once.
   */
  late?: (url: URL) => boolean;
}

export interface WidgetArgs<P> {
  props: P;
  context: LoaderFunctionArgs['context'];
}

/** A piece of a remote that other remotes show. It gets its props and its loader's data. */
export interface WidgetModule<P = Record<string, unknown>, D = unknown> {
  loader?: (args: WidgetArgs<P>) => Promise<D> | D;
  Component: ComponentType<{ props: P; data: D }>;
}

/** The public face of a remote, exposed as `./remote`: pattern → page and name → widget, each loaded when needed. */
export interface Remote {
  // Data types meet only inside a page, so the map holds pages of any data.
  pages: Record<string, () => Promise<Page<never>>>;
  widgets: Record<string, () => Promise<WidgetModule<never, never>>>;
}

/** Checks a page's types where it is written. */
export const definePage = <D>(page: Page<D>): Page<never> => page as unknown as Page<never>;
/**
 * A widget, checked where it is written: against its contract (`defineWidget({ … }, 'form-letting')`), or alone where
 * only editors place it. The name is for the compiler: a shell from before contracts gives a function that ignores it.
 */
export function defineWidget<N extends WidgetName, D>(
  widget: WidgetModule<WidgetProps<N>, D>,
  name: N,
): WidgetModule<never, never>;
export function defineWidget<P, D>(widget: WidgetModule<P, D>): WidgetModule<never, never>;
export function defineWidget(widget: unknown): WidgetModule<never, never> {
  return widget as WidgetModule<never, never>;
}

/** What is missing, after the spec's four kinds of "not found". */
export type Missing = 'page' | 'blog' | 'city' | 'address';

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

const notFoundMessages: Record<Missing, string> = {
  page: 'Page not found',
  blog: 'Blog not found',
  city: 'City not found',
  address: 'Address not found',
};
export const notFound = (missing: Missing) => new PageError(404, notFoundMessages[missing], missing);
