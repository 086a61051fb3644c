import * as v from 'valibot';
import type { Bindings } from './env.ts';

const url = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'expected an origin such as "https://api.binnen.example"'),
);
const secret = v.pipe(v.string(), v.minLength(8, 'expected at least 8 characters'));
const seconds = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.transform(Number), v.integer(), v.minValue(0));

const rootTokens = v.pipe(
  v.string(),
  v.parseJson({}, 'expected JSON such as {"<SHA-256 in hexadecimal>":["*"]}'),
  v.record(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in lower-case hexadecimal')),
    v.array(v.string()),
    'expected an object of hashes and their scopes',
  ),
);

const Variables = v.object({
  /** The origin that visitors use, for canonical URLs: `https://binnen.example`. */
  SITE_ORIGIN: url,
  /** Other hosts that this Worker gets posts at, separated by blanks: `binnen.example-account.workers.dev`. */
  HOSTS: v.optional(v.string(), ''),
  DIRECTUS_URL: url,
  DIRECTUS_TOKEN: secret,
  WORDPRESS_URL: url,
  REALWORKS_URL: url,
  REALWORKS_TOKEN: secret,
  /** The CRM side of Realworks wants its own token and the office's code. */
  REALWORKS_CRM_TOKEN: secret,
  REALWORKS_AFDELINGSCODE: v.pipe(v.string(), v.regex(/^\d+$/, 'expected digits')),
  /** Names of the fields that the reply to an accepted search job may have, separated by blanks. */
  REALWORKS_JOB_FIELDS: v.optional(v.string(), 'id zoekopdracht relatie'),
  ACTIVECAMPAIGN_URL: url,
  ACTIVECAMPAIGN_KEY: secret,
  /** Id of the automation that notifies the office. */
  ACTIVECAMPAIGN_AUTOMATION: v.optional(v.string(), '1'),
  ACTIVECAMPAIGN_LIST: v.optional(v.string(), '1'),
  PDOK_URL: url,
  VALUATION_URL: url,
  VALUATION_TOKEN: secret,
  STREETVIEW_URL: url,
  STREETVIEW_KEY: secret,
  /** Where pictures may come from: `key=origin/path-prefix`, separated by blanks. */
  IMAGE_ORIGINS: v.string(),
  /** Signs values that leave the edge and must come back unchanged, such as `subscriber_id`. */
  SIGNING_KEY: v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters')),
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
  /** The secret with which the CMSes sign their webhooks. */
  WEBHOOK_SECRET: secret,
  LISTINGS_FRESH_SECONDS: seconds('300'),
  CONTENT_FRESH_SECONDS: seconds('60'),
  /** A page that is older is stale: it is served once more, and rendered anew in the background. */
  PAGE_FRESH_SECONDS: seconds('30'),
  /** For so many days after it was live, a release stays for the tabs that have it open. */
  RELEASES_RETENTION_DAYS: seconds('30'),
  /** "off": visitors are not limited in how often they ask and send. For tests, which do both all the time. */
  LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  /**
   * How many lookups of a paid service one visitor may do in a minute and in a day: a calculator takes one for each home
   * that it compares …
   */
  PAID_LOOKUPS_PER_MINUTE: seconds('30'),
  PAID_LOOKUPS_PER_DAY: seconds('150'),
  /** … and how many all visitors together, in a day, for each of these services. */
  PAID_BUDGET_PER_DAY: seconds('2000'),
  /**
   * Where Turnstile is configured: after so many lookups of one network in an hour it is asked, and an answer is good for
   * as many again; 0: it is never asked for a lookup. A calculator takes some twenty.
   */
  LOOKUPS_PER_CHALLENGE: seconds('40'),
  /** Of the visits while a canary runs: how many percent tell how the page fared. */
  VISIT_REPORTS_PERCENT: v.pipe(seconds('100'), v.maxValue(100)),
  /** Gets a POST when a canary is rolled back, with the evidence. */
  ROLLOUTS_WEBHOOK_URL: v.optional(v.string(), ''),
  /** How often one visitor may send one form in an hour; 0 for no limit. */
  LEADS_QUOTA_PER_HOUR: seconds('30'),
  /** A form that was filled in faster was filled in by a robot: it is held for a person to look at. */
  LEADS_MIN_FILL_MS: seconds('1000'),
  /** Delivered leads are erased after this many days. */
  LEADS_RETENTION_DAYS: seconds('30'),
  /** Leads that look like a robot's are erased after this many days … */
  LEADS_HELD_DAYS: seconds('30'),
  /** … and of each reason no more than this are kept, the latest. */
  LEADS_HELD_MOST: seconds('1000'),
  /** A lead that could not be delivered for this long becomes a dead letter. */
  LEADS_GIVE_UP_HOURS: seconds('72'),
  /** "true": answers that are not part of the marketing service's payload are sent as a note. */
  LEADS_NOTE_UNSENT: v.optional(v.string(), ''),
  /** Gets a POST for each new dead letter, without personal data. */
  LEADS_WEBHOOK_URL: v.optional(v.string(), ''),
  /** Where leads are kept, which are personal data. Empty where jurisdictions do not exist, as in local workerd. */
  OUTBOX_JURISDICTION: v.optional(v.picklist(['', 'eu', 'fedramp']), 'eu'),
  /** With both keys set, our forms and many lookups send a Turnstile answer, and the edge verifies it. The site key is public. */
  TURNSTILE_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'expected a site key')), ''),
  TURNSTILE_SECRET: v.optional(v.string(), ''),
  TURNSTILE_URL: v.optional(v.string(), 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  TURNSTILE_SCRIPT: v.optional(url, 'https://challenges.cloudflare.com/turnstile/v0/api.js'),
  /** Where browsers call the API, when that is not the page's own origin: `https://api.binnen.example`. */
  API_BASE_URL: v.optional(v.union([v.literal(''), origin]), ''),
  GTM_ID: v.optional(v.string(), ''),
  PIXEL_IDS: v.optional(v.string(), ''),
  /** Other sites whose pages may use the API, separated by blanks: `https://partner.example`. */
  CORS_ORIGINS: v.optional(v.string(), ''),
  /** Origins whose pages may be framed, after consent: videos and 360° tours. */
  FRAME_ORIGINS: v.optional(v.string(), 'https://www.youtube-nocookie.com https://player.vimeo.com'),
  /**
   * Below which the base map's squares are, as `{z}/{x}/{y}.png`: that of the Dutch government, without a key. "off": the
   * map draws its own ground, as on a machine without internet.
   */
  MAP_TILES_URL: v.optional(
    v.union([v.literal('off'), url]),
    'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/pastel/EPSG:3857',
  ),
  /**
   * Where compositions are rendered, when not in the Worker Loader: a process that can be ended when a render never
   * ends. For local and self-hosted edges, whose Worker Loader has no limits.
   */
  RENDERER_URL: v.optional(v.union([v.literal(''), origin]), ''),
  /** "true": a line in the log for each request, without what was typed. */
  LOG_REQUESTS: v.optional(v.string(), ''),
  /** Where errors are reported to: a Sentry-compatible DSN. */
  SENTRY_DSN: v.optional(v.string(), ''),
  /** What reports name: the edge's release (by default `edge-api`), and its environment (by default the site's host). */
  SENTRY_RELEASE: v.optional(v.string(), ''),
  SENTRY_ENVIRONMENT: v.optional(v.string(), ''),
});
export type Config = v.InferOutput<typeof Variables>;

const ConfigSchema = v.pipe(
  Variables,
  v.forward(
    v.check(
      ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }) => !TURNSTILE_SITE_KEY === !TURNSTILE_SECRET,
      'expected together with TURNSTILE_SECRET, or neither',
    ),
    ['TURNSTILE_SITE_KEY'],
  ),
);

/** A variable that is missing or wrong, without its value. */
export interface ConfigFault {
  field: string;
  message: string;
}

const describeIssue = (issue: v.BaseIssue<unknown>): ConfigFault => ({
  field: v.getDotPath(issue)?.split('.')[0] ?? 'configuration',
  message:
    issue.received === 'undefined'
      ? 'is missing'
      : // The library's own message quotes the value.
        issue.message.replace(/:? (but )?received .*$/is, ''),
});

const parsed = new WeakMap<Bindings, Config>();

/** The variables and secrets that are missing or wrong. */
export const findConfigFaults = (env: Bindings): ConfigFault[] => {
  if (parsed.has(env)) return [];
  const result = v.safeParse(ConfigSchema, env);
  if (!result.success) return result.issues.map(describeIssue);
  parsed.set(env, result.output);
  return [];
};

/** The variables and secrets, parsed. Throws one error that names all that are missing or wrong. */
export const parseConfig = (env: Bindings): Config => {
  const known = parsed.get(env);
  if (known) return known;
  const faults = findConfigFaults(env);
  if (faults.length) {
    const wrong = faults.map(({ field, message }) => `${field}: ${message}`);
    throw new Error(`The Worker is not configured. ${wrong.join('; ')}`);
  }
  return parsed.get(env)!;
};
