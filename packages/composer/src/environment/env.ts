import type { KitBindings, KitEnv } from '@binnen/edge-kit/environment/env';
import type { Composition } from '@binnen/platform/contract/composition';
import type { Render } from '@binnen/platform/render-protocol';
import type { Child } from 'hono/jsx';
import type { SiteParts } from './status.ts';

/** The bindings that the composer needs, beside those of the kit. */
export interface Bindings extends KitBindings {
  /** The modules of compositions, and the pointer. */
  COMPOSITIONS: KVNamespace;
  /** Files of releases, replays and copies. */
  RELEASES: R2Bucket;
  /** Files that were built with the Worker. */
  ASSETS: Fetcher;
  /** Absent on the free plan: then the built-in composition serves. */
  LOADER?: WorkerLoader;
}

/** The edge API in process: it answers a render's reads. */
export interface Api {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) => Response | Promise<Response>;
}

/** The token that a call came with: a name for the history, and its scopes. */
export interface Caller {
  name: string;
  scopes: readonly string[];
}

/** What visitors of a preview read, in the site's language. */
export interface PreviewTexts {
  /** When it ends: `expires` in milliseconds since 1970. */
  formatEnd: (expires: number) => string;
  /** Before that moment. */
  until: string;
  asLive: string;
  /** A remote that this mix does not have. */
  without: (remote: string) => string;
  /** HTML, on whether its forms are sent. */
  sends: string;
  keeps: string;
  stop: string;
  /** In a tab that is still open when the preview is over. */
  over: string;
  /** To who sends a form of a live page while a preview is open in the same browser: how it can be sent after all. */
  otherPage: string;
  endedHeading: string;
  refusedHeading: string;
  /** Why a link opens nothing. */
  refusals: Record<'unknown' | 'expired' | 'other-origin' | 'gone', string>;
  failedHeading: string;
  failed: (requestId: string) => string;
}

/** What the composer gets from the site that it composes. */
export interface Site {
  /**
   * The composition that is bundled with the Worker. It serves when there is no loader, no registry or no working
   * isolate, and has to render the same pages.
   */
  builtIn: { loadComposition: () => Promise<Composition>; render: Render };
  /**
   * The headers of an HTML document. `env`: absent where the configuration is not to be trusted. `policies`: the names
   * of its Trusted Types policies.
   */
  documentHeaders: (env: Bindings | undefined, policies?: readonly string[]) => Record<string, string>;
  /**
   * Tags for the head of every document: what its scripts have to know. The same bindings give the same tags, because pages are
   * kept under them. `isSealed`: of a preview.
   */
  formatHead: (env: Bindings, isSealed?: boolean) => string;
  /** The paths of pages on which an editor placed one of these widgets. Rejects when that cannot be known now. */
  listPagesWith: (
    env: Bindings,
    context: Pick<ExecutionContext, 'waitUntil'>,
    widgets: readonly string[],
  ) => Promise<string[]>;
  /** The site's own part of the console's page Health. */
  readParts: (env: Bindings) => Promise<SiteParts>;
  /**
   * Why no page with these query parameters is kept, as a sentence for teams; null when it may be. Only parameters that
   * the page declares get here.
   */
  findQueryObstacle: (names: readonly string[]) => string | null;
  /** Whether a page with this query, which is not empty, is kept in KV: few there are, and none has a visitor's own words. */
  isCommonQuery: (query: URLSearchParams) => boolean;
  /** Whether a path is a page's: not of the site's API, and no file at its root. */
  isPagePath: (pathname: string) => boolean;
  /** The number of the day at an instant: a page of an earlier day is made anew before it is shown, because it may say the date. */
  findDay: (time: number) => number;
  /** Of its documents: a tag of BCP 47. */
  language: string;
  previewTexts: PreviewTexts;
  /** The document when nothing else works. */
  unavailablePage: string;
  /** The document for a visitor whose posted form is not taken. */
  formNotTakenPage: string;
}

/** What a page of the site in the console is asked. */
export interface PageRequest {
  env: Bindings;
  /** The name of the token that is signed in. */
  asker: string;
  query: Record<string, string>;
  /** The fields of the form that was sent; empty when the page is only opened. */
  fields: Record<string, string>;
  /** Fields and buttons as a form of the session, which is sent to this page with the same query. */
  form: (children: Child) => Child;
}

/** What a token may do that only the site knows. */
export type SiteScope = `site:${string}`;

/** Does what the form asks, and draws the page. `said`: what was done. */
export type ShowSitePage = (request: PageRequest) => Promise<{ said?: string; page: Child }>;

/** A page of the site's own in the console, for tokens with its scope. */
export interface SitePage {
  /** The last part of its path. */
  name: string;
  /** In the menu, and its heading. */
  title: string;
  scope: SiteScope;
  /** Its code, which comes when the page is first asked for. */
  load: () => Promise<{ show: ShowSitePage }>;
}

export interface EdgeEnv {
  Bindings: Bindings;
  Variables: KitEnv['Variables'] & {
    api: Api;
    site: Site;
    caller?: Caller;
    sitePages: readonly SitePage[];
    /** The paths of the site's API that are read. */
    calls: readonly string[];
    /** The path of the page whose form was posted, as the form tells. */
    formPage?: string;
  };
}
