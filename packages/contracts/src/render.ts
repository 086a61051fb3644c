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
  /** Milliseconds since 1970, of the edge; used again at hydration. */
  now: number;
  form?: PostedForm;
  /** Render this widget alone: how a release's widgets are tried before it is promoted. */
  widget?: { name: string; props: Record<string, unknown> };
}

/** Its loaders miss these API calls: read them, add them to `data`, and render again. */
export interface MissingReads {
  reads: string[];
}

export interface Rendered {
  status: number;
  /** Set when a loader redirects: nothing else matters then. */
  location?: string;
  /** The whole document, but for the marker where the edge puts the API answers (`dataMarker`). */
  html: string;
  /** The pattern that matched, or null; with it the edge knows which client files to preload. */
  pattern: string | null;
  /** The widgets that were rendered. */
  widgets: string[];
  /** The API calls that were used, in order: what the next render of this URL will need too. */
  used: string[];
}

export type RenderReply = MissingReads | Rendered;

/** The edge replaces this, once, by the JSON block with the API answers, so that they cross the isolate's border only once. */
export const dataMarker = '<!--binnen:data-->';
/** … and this, once, by the `<link>` and `<script>` tags of the matched pages' files. */
export const assetsMarker = '<!--binnen:assets-->';

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
}
