import * as v from 'valibot';
import { campaignNames, personalNames } from '../protocol/visitor-query.ts';
import { PatternSchema } from '../protocol/patterns.ts';
import type { ReadResult } from '../protocol/render-protocol.ts';

/**
 * The version of the contract between shell, remotes and edge: the render protocol, the shared modules and the shape of
 * a remote. A release says which version it was built for. docs/contract.md says what needs a new number.
 */
export const contractVersion = 1;

/**
 * The versions that today's edge and shell work with: this one, and those before it that are kept working. A check
 * compares today's contract with what was recorded for each of them.
 */
export const hostedContracts: readonly number[] = [contractVersion];

/** The React that contract 1 shares. Another major is another contract: docs/contract.md. */
export const reactMajor = 19;

/** The module names of what server modules share. They have one level, because the isolate resolves no folders. */
export const sharedModules = [
  'react.js',
  'react-jsx-runtime.js',
  'react-dom-server.js',
  'platform.js',
] as const;

export const shellName = 'shell';
export const RemoteNameSchema = v.pipe(
  v.string(),
  v.regex(/^(shell|mf-[a-z]{2,30})$/, 'expected "shell", or "mf-" and 2 to 30 small letters'),
);
export const VersionSchema = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[0-9a-z][0-9a-z.-]{0,40})?$/,
    'expected a version such as "1.4.0" or "1.4.0-3f2a9c1d"',
  ),
);

const path = v.pipe(
  v.string(),
  v.regex(
    /^(?!.*\.\.)[\w][\w./-]{0,200}$/,
    'expected a relative path of letters, digits, ".", "-", "_" and "/"',
  ),
);
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a sha-256 in lower-case hexadecimal'));
/** Subresource integrity, `sha384-<base64>`. */
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'expected "sha384-<base64>"'));

export const FileSchema = v.object({
  path,
  sha256,
  integrity,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The client files that a browser needs to show a page or widget, in addition to the remote's entry. */
export const AssetsSchema = v.object({ scripts: v.array(path), styles: v.array(path) });
export type Assets = v.InferOutput<typeof AssetsSchema>;

/** The answer of one API read for a render: a JSON text, or a failure. */
export const ReadResultSchema: v.GenericSchema<ReadResult> = v.union([
  v.string(),
  v.object({ status: v.number(), code: v.string() }),
]);

/** A sample: a URL and API answers with which a page or widget can always be rendered. */
export const SampleSchema = v.object({
  url: v.string(),
  /** By API call. The values are parsed JSON, so that people can read a release record. */
  data: v.record(v.string(), v.unknown()),
  /** Of a widget. */
  props: v.optional(v.record(v.string(), v.unknown())),
});
export type Sample = v.InferOutput<typeof SampleSchema>;

/** The contract of a widget. */
export const OfferedWidgetSchema = v.object({
  /** A description for people. */
  says: v.string(),
  /** JSON Schema of its props. */
  props: v.record(v.string(), v.unknown()),
  /** Editors may place it by name. */
  placeable: v.boolean(),
  /** What a page shows when the widget's code is late; see `WidgetContract`. */
  late: v.optional(v.picklist(['document', 'gap']), 'gap'),
});
export type OfferedWidget = v.InferOutput<typeof OfferedWidgetSchema>;

const isShared = (name: string): boolean =>
  !campaignNames.test(name) && !(personalNames as readonly string[]).includes(name);

/** Names of query parameters that a render gets. All renders of a composition share an isolate. */
const QueryNamesSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9_-]{0,39}$/i, 'expected the name of a query parameter'),
      v.check(isShared, 'personal data and campaign parameters stay in the browser'),
    ),
  ),
  v.maxLength(40, 'expected at most 40 query parameters'),
);

export const ReleaseSchema = v.object({
  remote: RemoteNameSchema,
  version: VersionSchema,
  contract: v.number(),
  /** Only of the shell: which contract versions it can host. */
  hosts: v.optional(v.array(v.number()), []),
  /**
   * Only of the shell: the Trusted Types policies that it makes. Without any, documents do not require Trusted Types.
   */
  policies: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,40}$/)))),
  /** By route pattern. `query`: the parameters that the page reads. `endpoint`: it answers JSON. */
  pages: v.record(
    PatternSchema,
    v.object({
      assets: AssetsSchema,
      sample: SampleSchema,
      query: v.optional(QueryNamesSchema, []),
      endpoint: v.optional(v.literal(true)),
    }),
  ),
  /** Only of the shell: the query parameters that its frame reads on every page. */
  query: v.optional(QueryNamesSchema, []),
  /** By widget name; a name is unique in a composition. */
  widgets: v.record(v.string(), v.object({ assets: AssetsSchema, sample: SampleSchema })),
  /** The contract of each widget, by name. */
  offers: v.optional(v.record(v.string(), OfferedWidgetSchema), {}),
  /** The widgets of other remotes that its code uses. */
  uses: v.optional(v.array(v.string()), []),
  /** The API paths that its loaders may read; a publish takes those that `ReadsSchema` describes. */
  reads: v.array(v.string()),
  /** Relative to the release: the container of a remote, the main script of the shell. */
  entry: path,
  /** A shell always has it: the script that runs the others one by one, once the page is painted. */
  boot: v.optional(path),
  /** Only of a remote whose entry is an ES module. All others are scripts, which leave their container in a global name. */
  container: v.optional(v.literal('module')),
  /** Only of a remote whose container brings module federation's runtime along, instead of taking its core from the host. */
  runtime: v.optional(v.literal('own')),
  /** What every page of it needs in addition to the entry. */
  assets: AssetsSchema,
  /** Client files, served under `/remotes/{remote}/{version}/`. */
  client: v.array(FileSchema),
  /** Server modules: `mf-listings.js`; of the shell also the shared ones. */
  server: v.array(FileSchema),
  /**
   * Source maps of its scripts, `client/page.js.map` and `server/mf-listings.js.map`: for teams, never served to the
   * public.
   */
  maps: v.optional(v.array(FileSchema), []),
});
/** The record of a published, immutable release. */
export type Release = v.InferOutput<typeof ReleaseSchema>;
/** The same as a build writes it: what is empty may be left out. */
export type ReleaseRecord = v.InferInput<typeof ReleaseSchema>;

/** One remote of a composition: enough to serve its pages, without its samples. */
export interface ComposedRelease extends Pick<
  Release,
  'remote' | 'version' | 'entry' | 'boot' | 'container' | 'assets' | 'reads' | 'query' | 'policies'
> {
  pages: Record<string, Assets>;
  widgets: Record<string, Assets>;
  /** Those of its pages that answer JSON. */
  endpoints?: string[];
  /** By route pattern, the query parameters that a page declares. */
  queries: Record<string, readonly string[]>;
  /** Client paths of the fonts that every page needs. */
  fonts: string[];
  /** By client path. */
  integrity: Record<string, string>;
  /** For each widget that editors may place, the JSON Schema of its props. */
  placeable: Record<string, OfferedWidget['props']>;
}

/** An immutable set of releases that makes a site. `id` is the hash of its modules and of the contract version. */
export interface Composition {
  id: string;
  releases: Record<string, ComposedRelease>;
}

/** What a share of the visitors gets, in percent. Two canaries side by side take lots from both ends. */
export interface RunningCanary {
  id: string;
  share: number;
  end: 'low' | 'high';
  /** Milliseconds since 1970. */
  since: number;
  composition: Composition;
}

/** The small value that routing needs: which composition is live, and the generation of each cache tag. */
export interface Pointer {
  /** Null until something is promoted; purges count before that, too. */
  composition: Composition | null;
  /** While canaries run. `draw`: what visitors' lots are drawn for. */
  canaries?: { draw: string; running: RunningCanary[] };
  /** When a promote was that shows soon: for a minute pages that it changes may be from before. Milliseconds since 1970. */
  since?: number;
  /** The versions that were live before it, by remote: a page of others is of an earlier change. */
  before?: Record<string, string>;
  /** When the live composition changed last. Milliseconds since 1970. */
  changed?: number;
  /** The number of the last change with which all pages are made anew: none from before it is served. */
  anew?: number;
  /** How often each cache tag was purged. */
  tagGenerations: Record<string, number>;
  /** Grows with every promote and purge, so the newer of two pointers has the higher number. */
  revision: number;
}

/** Pages that may be lost although they answer now: `/huren`, or all below `/*`. */
export const LostPatternsSchema = v.pipe(
  v.array(PatternSchema),
  v.maxLength(200, 'expected at most 200 patterns'),
);

export const PromoteSchema = v.object({
  /** Versions by remote; remotes that are not named keep theirs. */
  versions: v.pipe(
    v.record(RemoteNameSchema, VersionSchema),
    v.maxEntries(100, 'expected at most 100 remotes'),
  ),
  /** While canaries run: make it live for their visitors, too. Otherwise a promote is refused then. */
  intoBoth: v.optional(v.boolean()),
  /** Show it at once. Otherwise pages that were made by other releases are served for up to a minute, while they are made anew. */
  now: v.optional(v.boolean()),
  /** The id of the composition that the caller saw: refuse when another promote came in between. */
  expected: v.nullish(v.string()),
  /** An operator's word that these need no rehearsal in a browser, or are promoted although one failed. */
  unrehearsed: v.optional(v.boolean()),
  /** `true` is enough for the first composition. */
  allowLoss: v.optional(v.union([v.literal(true), LostPatternsSchema])),
});
