/** The answer of one API read for a render: a JSON text, or a failure. */
export type ReadResult = string | { status: number; code: string };

/** The part of a remote that the browser gets, in the page's JSON block. */
export interface ClientRemote {
  name: string;
  version: string;
  /** Absolute path of the container's script. */
  entry: string;
  integrity: string;
  /** Its entry is an ES module; all others are scripts, which leave their container in a global name. */
  container?: 'module';
  patterns: string[];
  widgets: string[];
  /** The widgets whose page is loaded as a document when their code is late. */
  late?: string[];
}

/** The part of their composition that the isolate and the browser get. */
export interface ClientComposition {
  id: string;
  remotes: ClientRemote[];
}

/** The declared reads of each release in a composition, by remote; the shell is one of them. */
export type DeclaredReads = Record<string, { version: string; reads: readonly string[] }>;

/** Values and errors of a form that was posted without script. Its render is never cached or recorded. */
export interface PostedForm {
  /** The form's name, e.g. `contact`. */
  form: string;
  values: Record<string, string>;
  /** Dutch sentences by field. */
  errors: Record<string, string>;
  /** An error of the form as a whole. */
  message?: string;
  /** Why it was not taken: a code of a problem document. */
  code?: string;
  /**
   * Path and query that show this document again, where the path of its page does not. The tab keeps it out of the address
   * bar, and asks for it after a reload and on the way back.
   */
  again?: string;
}

/** The input of a render. With the composition it determines the output: a render is a pure function. */
export interface RenderRequest {
  /** Absolute. */
  url: string;
  /** Answers of the edge API by call (`/objects/archive/?limit=12`): the JSON text, or a failure. */
  data: Record<string, ReadResult>;
  /** Milliseconds since 1970, by the edge's clock, rounded down to the hour; used again at hydration. */
  now: number;
  form?: PostedForm;
  /** Answer also with the props of each widget: a candidate release is checked against its widgets' contracts. */
  tellsWidgets?: true;
  /** Render this widget alone: a release's widgets are tried before it is promoted. */
  widget?: { name: string; props: Record<string, unknown> };
}

/** Its loaders miss these API calls. Read them, add them to `data`, and render again. */
export interface MissingReads {
  reads: string[];
}

/** A widget that a page asked for and does not show. */
export interface Gap {
  widget: string;
  /** Null when no remote of the composition offers it. */
  owner: string | null;
  /** `not-offered`: no remote offers it. `no-data`: the API did not answer its reads. `failed`: its own code threw. */
  reason: 'not-offered' | 'no-data' | 'failed';
  /** An API code, or an error message; never anything that a visitor typed. */
  detail?: string;
}

/** A widget as a page asked for it. */
export interface AskedWidget {
  widget: string;
  props: Record<string, unknown>;
}

export interface Rendered {
  status: number;
  /** Set when a loader redirects; the other fields are then ignored. */
  location?: string;
  /**
   * The document as UTF-8, in three pieces. The edge puts the tags of the page's files between the first and the
   * second, and the API answers between the second and the third, so neither has to cross the isolate's border. They
   * are bytes, because a string with a single "€" would cross at two bytes a character and still have to be encoded
   * afterwards. An endpoint has its JSON in the first one, and nothing in the others.
   */
  html: [head: Uint8Array, body: Uint8Array, end: Uint8Array];
  /** The pattern that matched, or null. From it the edge knows which client files to preload. */
  pattern: string | null;
  /** Nothing on the page needs the page's own code at once: it comes when the line is idle. */
  late?: true;
  /** Neither the page nor a widget on it needs code at all: none is named in the document. */
  still?: true;
  /** The widgets that were rendered. */
  widgets: string[];
  /** The widgets that the page lacks; absent when it is whole. */
  gaps?: Gap[];
  /** When the request asked for it. */
  asked?: AskedWidget[];
  /** The API calls that were used, in order: the next render of this URL will probably need them too. */
  used: string[];
  /**
   * The answers of which the document needs a part: that part, as JSON, by call. It is in the document instead of the
   * whole answer.
   */
  parts?: Record<string, string>;
  /** Only of an endpoint: for so many seconds its answer may be kept. */
  maxAge?: number;
  /** Only of an endpoint that failed because the API did: the code of the API's problem. */
  code?: string;
  /** The message and location of the bug behind a status of 500: for logs and publishers, never for a page. */
  fault?: string;
}

export type RenderReply = MissingReads | Rendered;

/** A joined shell and its remotes: a pure function. */
export type Render = (request: RenderRequest) => Promise<RenderReply>;

/** The ids of the JSON blocks in a page. */
export const blocks = { composition: 'binnen-composition', data: 'binnen-data' } as const;

/** The content of the data block. */
export interface DataBlock {
  now: number;
  /** Of the address that was rendered: visitors may come by another host. Absent from an edge that is older. */
  origin?: string;
  /** Replies by call. */
  data: Record<string, unknown>;
  /** Calls that the edge API answered with a problem. */
  failed: Record<string, { status: number; code: string }>;
  form?: PostedForm;
  /** With a posted form: the path of the page that was rendered, which differs from the path of the post. */
  path?: string;
}
