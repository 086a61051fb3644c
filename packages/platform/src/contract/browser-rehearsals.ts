import * as v from 'valibot';
import type { Release } from './composition.ts';

const text = v.pipe(v.string(), v.maxLength(400));
const amount = v.pipe(v.number(), v.minValue(0));

/** A browser’s findings about one page or widget, drawn from its sample, at one width. */
const OpenedSampleSchema = v.object({
  /** `page /huren` or `widget teaser`. */
  what: text,
  /** Of the window, in CSS pixels. */
  width: amount,
  /** What is broken, and was not in the live release: an error of a script, a file that does not load, a grave violation. */
  faults: v.pipe(v.array(text), v.maxLength(20)),
  /** What is worse than live, and breaks nothing. */
  notes: v.pipe(v.array(text), v.maxLength(20)),
  /** Cumulative layout shift. */
  shift: amount,
  /** Of the release's own files that the page loaded, gzip. */
  bytes: amount,
});
export type OpenedSample = v.InferOutput<typeof OpenedSampleSchema>;

/** The result of opening a release in a browser before its promote, as a team's tool tells the edge. */
export const BrowserRehearsalSchema = v.object({
  /** `identifyFiles` of what was opened. */
  files: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The program and its version. */
  tool: text,
  samples: v.pipe(v.array(OpenedSampleSchema), v.minLength(1), v.maxLength(1_000)),
});
export type BrowserRehearsal = v.InferOutput<typeof BrowserRehearsalSchema>;

/** What the edge keeps of it with the release. */
export interface KeptBrowserRehearsal extends BrowserRehearsal {
  at: number;
  /** Whose token sent it. */
  by: string;
}

/** Identifies what a release consists of, whatever its version is called: a rehearsal is of these files. */
export const identifyFiles = async ({
  client,
  server,
}: Pick<Release, 'client' | 'server'>): Promise<string> => {
  const names = [...client, ...server].map(({ path, sha256 }) => `${path} ${sha256}`).sort();
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(names.join('\n')));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const listOf =
  (kind: 'faults' | 'notes') =>
  ({ samples }: Pick<BrowserRehearsal, 'samples'>): string[] =>
    samples.flatMap((sample) => sample[kind].map((line) => `${sample.what} at ${sample.width} px: ${line}`));
/** Each fault with its page, width and error; none when the release is good. */
export const listFaults = listOf('faults');
/** … and what is worse than live, and breaks nothing. */
export const listNotes = listOf('notes');
