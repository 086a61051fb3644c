import { ComposerVariables } from '@binnen/composer/variables';
import { createConfig } from '@binnen/edge-kit/environment/create-config';
import { optionalUrl, url, whole } from '@binnen/edge-kit/environment/site-config';
import { secret, UpstreamVariables } from '@binnen/upstreams/variables';
import * as v from 'valibot';

/** By partner: where changes of the offer are posted, and the key that signs them. */
const offerWebhooks = v.pipe(
  v.string(),
  v.parseJson({}, 'expected JSON such as {"partner":{"url":"https://…","secret":"…"}}'),
  v.record(
    v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'expected a short name')),
    v.object({
      url: v.pipe(v.string(), v.url(), v.regex(/^https:|^http:\/\/localhost[:/]/, 'expected https')),
      secret: v.pipe(
        v.string(),
        v.regex(
          /^whsec_([A-Za-z\d+/]{4}){8,21}([A-Za-z\d+/]{2}(==)?|[A-Za-z\d+/]{3}=?)?$/,
          'expected whsec_ and 24 to 64 bytes in base64',
        ),
      ),
    }),
  ),
);

const Variables = v.object({
  ...ComposerVariables.entries,
  ...UpstreamVariables.entries,
  /** "off": what is asked for as AVIF is answered as WebP. A machine of one's own takes seconds for an AVIF. */
  AVIF_ENCODING: v.optional(v.picklist(['on', 'off']), 'on'),
  /** The secret with which the CMSes sign their webhooks. */
  WEBHOOK_SECRET: secret,
  LISTINGS_FRESH_SECONDS: whole('420'),
  CONTENT_FRESH_SECONDS: whole('60'),
  /**
   * How many lookups of a paid service one visitor may do in a minute and in a day: a calculator takes one for each home
   * that it compares …
   */
  PAID_LOOKUPS_PER_MINUTE: whole('30'),
  PAID_LOOKUPS_PER_DAY: whole('150'),
  /** … and how many all visitors together, in a day, for each of these services. */
  PAID_BUDGET_PER_DAY: whole('2000'),
  /**
   * With Turnstile configured, a network needs an answer after so many lookups in an hour; each answer allows as many
   * again. 0: lookups never need one. A calculator makes about twenty.
   */
  LOOKUPS_PER_CHALLENGE: whole('40'),
  /** How often one visitor may send one form in an hour; 0 for no limit. */
  LEADS_QUOTA_PER_HOUR: whole('30'),
  /**
   * How much all visitors together may send: above it forms are held for a person, and calls are refused. A search job
   * mails an address of its sender's choice. 0: no ceiling.
   */
  LEADS_MOST_PER_HOUR: whole('300'),
  SEARCH_JOBS_MOST_PER_DAY: whole('200'),
  /** Alerts that are asked for: each mails an address of its sender's choice once. */
  ALERTS_MOST_PER_DAY: whole('500'),
  NOTIFICATIONS_MOST_PER_HOUR: whole('300'),
  /** A form that was filled in faster, and has another sign of a robot, is held for a person to look at. */
  LEADS_MIN_FILL_MS: whole('1000'),
  /** Delivered leads are erased after this many days. */
  LEADS_RETENTION_DAYS: whole('30'),
  /**
   * The outbox takes no lead when it has so many bytes. What is left of its disk (10 GB on Cloudflare) is for the work on
   * those that it has: delivery, the office's list and erasing.
   */
  OUTBOX_MOST_BYTES: whole('9000000000'),
  /** Leads that are held are erased after this many days … */
  LEADS_HELD_DAYS: whole('30'),
  /** … and together they take no more bytes than this: 50,000 of them, of which one network has a twentieth at most. */
  LEADS_HELD_BYTES: whole('100000000'),
  /** A lead that could not be delivered for this long becomes a dead letter. */
  LEADS_GIVE_UP_HOURS: whole('72'),
  /** "true": answers that are not part of the marketing service's payload are sent as a note. */
  LEADS_NOTE_UNSENT: v.optional(v.string(), ''),
  /** Gets a POST for each new dead letter, without personal data. */
  LEADS_WEBHOOK_URL: optionalUrl,
  /**
   * Gets a POST for each condition that needs a person, and when it is over: docs/runbook.md. `text` says all of it, as the
   * incoming webhooks of Slack, Mattermost and Google Chat want it. Who has the address can post there: a secret.
   */
  ALARM_WEBHOOK_URL: optionalUrl,
  /** Partners that get a signed POST of what changes in the offer: a secret. */
  OFFER_WEBHOOKS: v.optional(offerWebhooks, '{}'),
  /** Where leads are kept, which are personal data. Empty where jurisdictions do not exist, as in local workerd. */
  OUTBOX_JURISDICTION: v.optional(v.picklist(['', 'eu', 'fedramp']), 'eu'),
  /** With both keys set, our forms and many lookups send a Turnstile answer, and the edge verifies it. The site key is public. */
  TURNSTILE_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/, 'expected a site key')), ''),
  TURNSTILE_SECRET: v.optional(v.string(), ''),
  TURNSTILE_URL: v.optional(v.string(), 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  TURNSTILE_SCRIPT: v.optional(url, 'https://challenges.cloudflare.com/turnstile/v0/api.js'),
  GTM_ID: v.optional(v.string(), ''),
  PIXEL_IDS: v.optional(v.string(), ''),
  /** Origins whose pages may be framed, after consent: videos and 360° tours. */
  FRAME_ORIGINS: v.optional(v.string(), 'https://www.youtube-nocookie.com https://player.vimeo.com'),
  /**
   * The address of the base map's squares, without `{z}/{x}/{y}.png`: by default the Dutch government's, which needs no
   * key. "off": the map draws its own ground, as on a machine without internet.
   */
  MAP_TILES_URL: v.optional(
    v.union([v.literal('off'), url]),
    'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/pastel/EPSG:3857',
  ),
  /** "true": a line in the log for each request, without what was typed. */
  LOG_REQUESTS: v.optional(v.string(), ''),
  /** Where errors are reported to: a Sentry-compatible DSN. */
  SENTRY_DSN: optionalUrl,
  /** Reports name the edge's release (by default `edge-api`) and its environment (by default the site's host). */
  SENTRY_RELEASE: v.optional(v.string(), ''),
  SENTRY_ENVIRONMENT: v.optional(v.string(), ''),
});
export type Config = v.InferOutput<typeof Variables>;

type Key = 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY';
const together = (one: Key, other: Key) =>
  v.forward<Config, v.CheckIssue<Config>, [Key]>(
    v.check((config) => !config[one] === !config[other], `expected together with ${other}, or neither`),
    [one],
  );
const ConfigSchema = v.pipe(
  Variables,
  together('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'),
  together('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'),
);

export const { parse: parseConfig, findFaults: findConfigFaults } = createConfig(ConfigSchema);
