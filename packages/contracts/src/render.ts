import type { ReadResult } from './composition.ts';

/** Values and errors of a form that was posted without script. Its render is never cached nor recorded. */
export interface PostedForm {
  /** The form's name, e.g. `contact`. */
  form: string;
  values: Record<string, string>;
  /** Dutch sentences by field. */
  errors: Record<string, string>;
  /** What went wrong with the whole of it. */
  message?: string;
}

/** What a render is a pure function of, beside the composition. */
export interface RenderRequest {
  /** Absolute. */
  url: string;
  /** Answers of the edge API by call (`/objects/archive/?limit=12`): the JSON text, or how it failed. */
  data: Record<string, ReadResult>;
  /**
   * Which version of an answer it is, by call: its ETag. A shell may keep an answer that came with a version, and says
   * so by `keeps`; a call with a version and without `data` stands for the answer that was kept. Who does not have that
   * one (any more) misses the read.
   */
  versions?: Record<string, string>;
  /** Milliseconds since 1970, of the edge; used again at hydration. */
  now: number;
  form?: PostedForm;
  /** Answer too with which props each widget was asked for: how a candidate is held against its widgets' contracts. */
  tellsWidgets?: true;
  /** Render this widget alone: how a release's widgets are tried before it is promoted. */
  widget?: { name: string; props: Record<string, unknown> };
}

/** Its loaders miss these API calls: read them, add them to `data`, and render again. */
export interface MissingReads {
  reads: string[];
}

/** A widget that a page asked for and does not show. */
export interface Gap {
  widget: string;
  /** Null when no remote of the composition offers it. */
  owner: string | null;
  /** `not-offered`: nobody has it; `no-data`: the API did not give what it reads; `failed`: its own code did. */
  reason: 'not-offered' | 'no-data' | 'failed';
  /** What failed, without anything that was typed: an API code, or the words of a bug. */
  detail?: string;
}

/** A widget as a page asked for it. */
export interface AskedWidget {
  widget: string;
  props: Record<string, unknown>;
}

export interface Rendered {
  status: number;
  /** Set when a loader redirects: nothing else matters then. */
  location?: string;
  /**
   * The document as UTF-8, in three pieces. Between the first and the second the edge puts the tags of the files that
   * the page needs, between the second and the third the API answers: neither has to cross the isolate's border. Bytes,
   * because a text with one "€" in it would cross at two bytes a character and be encoded afterwards all the same.
   */
  html: [head: Uint8Array, body: Uint8Array, end: Uint8Array];
  /** The pattern that matched, or null; with it the edge knows which client files to preload. */
  pattern: string | null;
  /** The widgets that were rendered. */
  widgets: string[];
  /** The widgets that the page lacks; absent when it is whole. Shells from before say nothing. */
  gaps?: Gap[];
  /** When the request asked for it. */
  asked?: AskedWidget[];
  /** The API calls that were used, in order: what the next render of this URL will need too. */
  used: string[];
  /** The words of the bug behind a status of 500, and where it is: for logs and publishers, never for a page. */
  fault?: string;
  /** The answers that came with a version were kept: next time the version will do. */
  keeps?: true;
}

export type RenderReply = MissingReads | Rendered;

/** What shell and remotes are when they are joined: a pure function. */
export type Render = (request: RenderRequest) => Promise<RenderReply>;

/** The ids of the JSON blocks in a page. */
export const blocks = { composition: 'binnen-composition', data: 'binnen-data' } as const;

/** What stands in the data block. */
export interface DataBlock {
  now: number;
  /** Replies by call. */
  data: Record<string, unknown>;
  /** Calls that the edge API answered with a problem. */
  failed: Record<string, { status: number; code: string }>;
  form?: PostedForm;
  /** With a posted form: the path of the page that was rendered, which is not the one that the form was posted to. */
  path?: string;
}
