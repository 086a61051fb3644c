import * as v from 'valibot';
import { CanarySchema, StartCanarySchema, SteerCanarySchema } from './canary.ts';
import { BrowserRehearsalSchema } from './browser-rehearsals.ts';
import { LostPatternsSchema, PromoteSchema, ReleaseSchema, RemoteNameSchema } from './composition.ts';
import { mostPreviewHours } from './preview-hours.ts';
import { PatternSchema } from '../protocol/patterns.ts';
import { ExplanationSchema } from './explanation.ts';
import { ReplaySchema, ReplaySummarySchema } from './replays.ts';
import { TokenNameSchema, TokenScopeSchema } from './tokens.ts';
import { ErrorBudgetSchema, RemoteHealthSchema, WebhookSetSchema } from './watch.ts';

/** The calls of `/_platform`: publishing, promoting, rolling back, and what an operator does. */

const VersionsSchema = v.record(v.string(), v.string());
/** The live composition. */
const LiveSchema = v.object({ id: v.nullable(v.string()), versions: VersionsSchema });
/** … after a call that may have changed it. */
const ChangedSchema = v.object({
  ...LiveSchema.entries,
  /** False when it was live already. */
  changed: v.boolean(),
});

/** … after a promote. */
const PromotedSchema = v.object({
  ...ChangedSchema.entries,
  /** What visitors get otherwise, by remote. */
  changes: v.optional(
    v.array(
      v.object({
        remote: v.string(),
        from: v.nullable(v.string()),
        to: v.nullable(v.string()),
        /** Patterns of pages, and names of widgets. */
        added: v.array(v.string()),
        gone: v.array(v.string()),
        /** Of all its scripts and style sheets, uncompressed. */
        bytes: v.object({ before: v.number(), after: v.number() }),
        /** What its rehearsal found worse than live. */
        notes: v.optional(v.array(v.string())),
      }),
    ),
  ),
  /** Versions that nobody opened in a browser before. */
  unrehearsed: v.optional(v.array(v.string())),
});

/** Those that run, then those that ended since the last one began. `canary`: the first of them. */
const CanariesSchema = v.object({ canary: v.nullable(CanarySchema), canaries: v.array(CanarySchema) });

/** What changes the live composition. */
export const actions = ['promote', 'rollback', 'retire'] as const;
const HistorySchema = v.object({
  history: v.array(
    v.object({
      sequence: v.number(),
      at: v.number(),
      compositionId: v.string(),
      versions: VersionsSchema,
      action: v.picklist(actions),
      /** The one remote that a roll-back or a retirement was about. */
      remote: v.nullable(v.string()),
      /** The `sequence` whose composition a roll-back of all made live again. */
      restores: v.nullable(v.number()),
      /** The name of the token. */
      by: v.string(),
    }),
  ),
});

/** `by`: whose token published it. */
const PublishedSchema = v.object({ remote: v.string(), version: v.string(), at: v.number(), by: v.string() });

const CopiedSchema = v.object({ copied: v.array(v.string()), failed: v.array(v.string()) });
const GrantSchema = v.object({ remote: RemoteNameSchema, path: PatternSchema });
const GrantsSchema = v.object({
  grants: v.array(v.object({ remote: v.string(), path: v.string(), at: v.number(), by: v.string() })),
});

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least, `expected at least ${least}`),
    v.maxValue(most, `expected at most ${most}`),
  );
/** How long a token is valid. */
const days = v.optional(whole(1, 730), 180);
/** A token that was issued, without the token itself. */
const TokenSchema = v.object({
  name: v.string(),
  /** The first of its SHA-256. */
  digits: v.string(),
  scopes: v.array(v.string()),
  at: v.number(),
  by: v.string(),
  expires: v.number(),
  ended: v.nullable(v.picklist(['revoked', 'leaked', 'replaced'])),
});
const ShownTokenSchema = v.object({
  /** Shown only now; only its hash is stored. */
  token: v.string(),
  name: v.string(),
  scopes: v.array(v.string()),
  expires: v.number(),
});

const get = <P extends string, R extends v.GenericSchema>(path: P, reply: R) =>
  ({ method: 'GET', path, reply }) as const;
const post = <P extends string, B extends v.GenericSchema, R extends v.GenericSchema>(
  path: P,
  body: B,
  reply: R,
) => ({ method: 'POST', path, body, reply }) as const;

/** Every call of `remote-cli`: its method, path, JSON body and reply. */
export const platformCalls = {
  /** Its body is multipart: the field `record`, and a file for each path of the release. */
  publish: {
    method: 'PUT',
    path: '/_platform/releases/:remote/:version',
    reply: v.object({ remote: v.string(), version: v.string(), files: v.number() }),
  },
  releases: get('/_platform/releases', v.object({ releases: v.array(PublishedSchema) })),
  /** The record of a release. For a team's token: of its own remote, or of what is or was live. */
  release: get('/_platform/releases/:remote/:version', ReleaseSchema),
  /** A server module or a source map of such a release, by the SHA-256 in its record. */
  releaseFile: get('/_platform/releases/:remote/:version/files/:hash', v.object({ source: v.string() })),
  /** What a browser showed of a published release. A promote asks for it. */
  rehearse: post(
    '/_platform/releases/:remote/:version/rehearsal',
    BrowserRehearsalSchema,
    v.object({ remote: v.string(), version: v.string() }),
  ),
  live: get('/_platform/composition', LiveSchema),
  /** The records of the live releases; of nothing while the built-in composition serves. */
  liveReleases: get('/_platform/composition/releases', v.object({ releases: v.array(ReleaseSchema) })),
  /** A server module of a live release, by the SHA-256 in its record. */
  liveModule: get('/_platform/composition/modules/:hash', v.object({ source: v.string() })),
  history: get('/_platform/composition/history', HistorySchema),
  promote: post('/_platform/composition', PromoteSchema, PromotedSchema),
  rollBack: post(
    '/_platform/composition/rollback',
    v.object({
      remote: v.optional(RemoteNameSchema),
      /** The id of the composition that the caller saw: refuse when it is not live any more. */
      expected: v.optional(v.string()),
    }),
    ChangedSchema,
  ),
  preview: post(
    '/_platform/previews',
    v.object({
      ...v.omit(PromoteSchema, ['expected', 'intoBoth', 'unrehearsed']).entries,
      hours: v.optional(whole(1, mostPreviewHours), 24),
      /** Its forms are really sent. */
      sendsForms: v.optional(v.boolean(), false),
    }),
    v.object({
      /** Of the composition. */
      id: v.string(),
      versions: VersionsSchema,
      /** Opens it in a browser. */
      url: v.string(),
      /** What a test sends in the header `x-preview`. */
      grant: v.string(),
      expires: v.number(),
      sendsForms: v.boolean(),
    }),
  ),
  /** Those that can be seen now, the newest first. */
  previews: get(
    '/_platform/previews',
    v.object({
      previews: v.array(
        v.object({
          id: v.string(),
          versions: VersionsSchema,
          at: v.number(),
          by: v.string(),
          expires: v.number(),
          /** The remotes that had another version live when it was made. */
          changes: v.optional(v.array(v.string()), []),
          /** Opens it, without sending its forms; null for a token that makes no previews. */
          url: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  endPreview: post('/_platform/previews/end', v.object({ id: v.string() }), v.object({ id: v.string() })),
  canary: get('/_platform/canary', CanariesSchema),
  startCanary: post('/_platform/canary', StartCanarySchema, CanariesSchema),
  promoteCanary: post('/_platform/canary/promote', SteerCanarySchema, CanariesSchema),
  abortCanary: post('/_platform/canary/abort', SteerCanarySchema, CanariesSchema),
  /** How the releases of a remote fare in browsers. */
  health: get('/_platform/remotes/:remote/health', RemoteHealthSchema),
  /** The part of a remote’s views that may have a fault; null: as for all remotes. */
  errorBudget: post(
    '/_platform/remotes/:remote/error-budget',
    v.object({ budget: v.nullable(ErrorBudgetSchema) }),
    v.object({ remote: v.string(), budget: v.number() }),
  ),
  /** The address that tells a remote’s team of its releases; when it is empty, nobody is told. */
  webhook: post(
    '/_platform/remotes/:remote/webhook',
    v.object({ url: v.pipe(v.string(), v.maxLength(500)) }),
    WebhookSetSchema,
  ),
  /** Renders that failed in the last 14 days, the newest first. */
  replays: get('/_platform/replays', v.object({ replays: v.array(ReplaySummarySchema) })),
  replay: get('/_platform/replays/:id', ReplaySchema),
  retire: post(
    '/_platform/composition/retire',
    v.object({ remote: RemoteNameSchema, allowLoss: v.optional(LostPatternsSchema) }),
    ChangedSchema,
  ),
  explain: {
    ...get('/_platform/explain', ExplanationSchema),
    /** A path of the site with its query; or the `x-request-id` of a page that this isolate served a while ago. */
    query: v.object({ path: v.optional(v.string()), request: v.optional(v.string()) }),
  },
  /** `changed`: the composition had to be made anew, because the edge composes otherwise than it did. */
  rebuild: { method: 'POST', path: '/_platform/composition/rebuild', reply: ChangedSchema },
  /** Copies each store now; `failed`: what could not be copied. The cron trigger does it every four minutes. */
  backup: { method: 'POST', path: '/_platform/backup', reply: CopiedSchema },
  /** One copy of each hour is kept for a week. */
  restore: post(
    '/_platform/restore',
    v.object({
      /** The name of a store, as `backup` answers it: `registry`, or one of the site's own. */
      what: v.pipe(v.string(), v.maxLength(30)),
      /** An instant: the newest copy from before it is taken. */
      at: v.pipe(v.string(), v.isoTimestamp('expected an instant such as 2026-11-20T08:00:00Z')),
      /** Only tell which copy that is. */
      dryRun: v.boolean(),
    }),
    v.object({
      /** When the copy was made. */
      from: v.string(),
      /** So many rows are there again or more. */
      restored: v.number(),
    }),
  ),
  clean: post(
    '/_platform/clean',
    v.object({
      /** Only report what would be deleted. */
      dryRun: v.boolean(),
    }),
    v.object({
      releases: v.array(v.string()),
      /** Modules of so many compositions. */
      compositions: v.number(),
      files: v.number(),
      bytes: v.number(),
    }),
  ),
  grants: get('/_platform/grants', GrantsSchema),
  grant: post('/_platform/grants', GrantSchema, GrantsSchema),
  withdrawGrant: post('/_platform/grants/withdraw', GrantSchema, GrantsSchema),
  tokens: get('/_platform/tokens', v.object({ tokens: v.array(TokenSchema) })),
  issueToken: post(
    '/_platform/tokens',
    v.object({
      name: TokenNameSchema,
      scopes: v.pipe(
        v.array(TokenScopeSchema),
        v.minLength(1, 'expected at least one scope'),
        v.maxLength(20),
      ),
      days,
    }),
    ShownTokenSchema,
  ),
  rotateToken: post(
    '/_platform/tokens/:name/rotate',
    v.object({
      days,
      /** How long the replaced token remains valid. */
      overlapHours: v.optional(whole(0, 168), 24),
    }),
    ShownTokenSchema,
  ),
  revokeToken: post(
    '/_platform/tokens/:name/revoke',
    v.object({ leaked: v.optional(v.boolean(), false) }),
    v.object({ name: v.string(), revoked: v.number() }),
  ),
} as const;

export type PlatformCallName = keyof typeof platformCalls;
export type PlatformReply<Name extends PlatformCallName> = v.InferOutput<
  (typeof platformCalls)[Name]['reply']
>;
/** What a caller sends; nothing where a call has no JSON body. */
export type PlatformBody<Name extends PlatformCallName> = (typeof platformCalls)[Name] extends {
  body: infer Body extends v.GenericSchema;
}
  ? v.InferInput<Body>
  : undefined;
