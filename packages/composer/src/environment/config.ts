import { createConfig } from '@binnen/edge-kit/environment/create-config';
import { optionalUrl, SiteVariables, whole } from '@binnen/edge-kit/environment/site-config';
import * as v from 'valibot';

const rootTokens = v.pipe(
  v.string(),
  v.parseJson({}, 'expected JSON such as {"<SHA-256 in hexadecimal>":["*"]}'),
  v.record(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in lower-case hexadecimal')),
    v.array(v.string()),
    'expected an object of hashes and their scopes',
  ),
);

/** The composer's variables, beside those of the site. */
export const ComposerVariables = v.object({
  ...SiteVariables.entries,
  /**
   * Sign the grants of previews, separated by blanks: the first one signs, and each is accepted. Without any there are
   * no previews.
   */
  PREVIEW_KEYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\S{32,}\s*)*$/, 'expected keys of at least 32 characters, separated by blanks'),
    ),
    '',
  ),
  /**
   * JSON: SHA-256 of each root token → what it may do, e.g. `{"<hex>":["*"]}`. All other tokens are issued with these.
   */
  PLATFORM_TOKENS: rootTokens,
  /** A page that is older is stale: it is served once more, and rendered anew in the background. */
  PAGE_FRESH_SECONDS: whole('30'),
  /** So many kept pages are made anew a minute after a promote, a purge or a day: each is a render and a write to KV. 0: none. */
  PAGES_RENEWED_A_MINUTE: whole('600'),
  /** For so many days after it was live, a release stays for the tabs that have it open. */
  RELEASES_RETENTION_DAYS: whole('30'),
  /** While a canary runs: the percentage of visits that report how the page worked. */
  VISIT_REPORTS_PERCENT: v.pipe(whole('100'), v.maxValue(100)),
  /** The percentage of page views that tell how they fared while no canary runs; all do so after a change of what is live. */
  VISITS_WATCHED_PERCENT: v.pipe(whole('10'), v.maxValue(100)),
  /** Gets a POST when a canary is rolled back, with the evidence. */
  ROLLOUTS_WEBHOOK_URL: optionalUrl,
});
export type Config = v.InferOutput<typeof ComposerVariables>;

export const { parse: parseConfig } = createConfig(ComposerVariables);
