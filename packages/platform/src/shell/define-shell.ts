import type {
  Api,
  LoaderFunctionArgs,
  Meta,
  Missing,
  Page,
  PageHeader,
  Read,
  RouterContextProvider,
  SiteState,
  Texts,
} from '@binnen/platform';
import type { ComponentType, ReactNode } from 'react';

/** The site's answer to an error. */
export interface ErrorOutcome {
  status: number;
  /** `page`: the error page. `nothing`: a line in the log and no more. `redirect`: to `destination`, another site. */
  shows: 'page' | 'nothing' | 'redirect';
  /** Which "not found" it is: names the destination and the title's text. */
  missing?: Missing;
  /**
   * The address that navigation in the browser goes to. A page load stays at the asked URL with this destination's
   * content.
   */
  destination?: string;
}

/** A site's shell: its frame, its own pages and words. Server and browser both have all of it. */
export interface Shell<Frame = unknown> {
  /** The site's name, for a page that cannot say its title. */
  name: string;
  /** A page's title, as it is in `<head>`. `isRefused`: its form was posted without script, and was not taken. */
  formatTitle: (title: string, isRefused?: boolean) => string;
  /** Gives names to calls, for loaders. */
  createApi: (read: Read) => Api;
  createState: () => SiteState;
  /** A page's guards by name: each throws what the page answers instead. */
  middleware: Readonly<Record<string, (args: LoaderFunctionArgs) => void>>;
  /** The call whose reply has the texts, and the call that has all texts of that reply's version. */
  texts: { call: string; formatCall: (reply: never) => string };
  /** The id of the element that holds header and page. */
  contentId: string;
  /** Reads what the frame shows. It does not fail: what cannot be read gets built-in words. */
  loadFrame(context: Readonly<RouterContextProvider>, url: string): Promise<Frame>;
  readTexts(frame: Frame): Texts;
  /** Everything round a page. `frozen`: markup that stays as the server sent it, in the place of header and page. */
  Frame(props: { data: Frame; frozen: string | null; children: ReactNode }): ReactNode;
  /** The header and the page; `header` is null where the page has a title of its own. */
  Content(props: { header: PageHeader | null; children: ReactNode }): ReactNode;
  /** Shown in the frame when the error page does not load. */
  PlainError: ComponentType;
  /** Shown when the frame itself cannot be drawn. */
  FatalError: ComponentType;
}

/**
 * A shell's own pages, and its answers to missing or failing pages. A browser loads them with navigation, a server has
 * them at once.
 */
export interface ShellPages {
  /** The shell's own pages by pattern; `*` is every address that no remote has claimed. */
  pages: Readonly<Record<string, Page<never>>>;
  describeError: (error: unknown) => ErrorOutcome;
  ErrorPage: ComponentType<{ status: number; missing?: Missing | undefined }>;
  errorMeta: Meta;
}

/** The parts that only documents have. */
export interface ShellDocument {
  lang: string;
  /** Tags in the head of every document: icons, manifest, feeds. */
  head: string;
  /** HTML for who has no script. */
  noScript: string;
  /** The tags of `<head>` for crawlers and shared links. */
  locale: string;
  /** The picture for sharing a page that has none of its own: a path. */
  picture: string;
}

/** Parts that a browser loads later, each in a script of its own. */
export interface LateShell {
  /** With navigation; `Loading` is at the top of the main area from then on. */
  loadPages: () => Promise<ShellPages & { Loading: ComponentType }>;
  /** When the page has nothing else to do: loads the notices at the end of the document. */
  loadNotices: () => Promise<ComponentType>;
  /** With the first reply: whether a reply is one that the API promises. */
  loadCheck: () => Promise<(call: string, reply: unknown) => boolean>;
}

/** Both sides. */
export const defineShell = <Frame>(shell: Shell<Frame>): Shell => shell;

export type ServerShell = Shell & ShellPages & ShellDocument;
export type BrowserShell = Shell & LateShell;
