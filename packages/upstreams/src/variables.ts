import { createConfig } from '@binnen/edge-kit/environment/create-config';
import { list, optionalUrl, SiteVariables, url } from '@binnen/edge-kit/environment/site-config';
import * as v from 'valibot';

export const secret = v.pipe(v.string(), v.minLength(8, 'expected at least 8 characters'));

/** The address of each service and the edge's keys there, beside the variables of the site. */
export const UpstreamVariables = v.object({
  ...SiteVariables.entries,
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
  /** The service that sends the mail of alerts: Brevo, whose API is in the EU … */
  BREVO_URL: url,
  BREVO_KEY: secret,
  /** … and who it is from: `Binnen makelaars <meldingen@binnen.example>`, a sender that is verified there. */
  MAIL_FROM: v.pipe(v.string(), v.regex(/^([^<>]+ <)?[^\s@<>]+@[^\s@<>]+>?$/, 'expected "Name <address>"')),
  /** Web push: the pair of `npx web-push generate-vapid-keys`. Without both keys no browser is offered it. */
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(B[\w-]{86})?$/, 'expected 65 bytes, base64url')),
    '',
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]{43})?$/, 'expected 32 bytes, base64url')),
    '',
  ),
  /** A push service beside those of the browsers: the stand-in. */
  PUSH_URL: optionalUrl,
  /** The address register (Locatieserver) and, at the same host, that of buildings (BAG). */
  PDOK_URL: url,
  /** The register of energy labels. Without its key no label is asked for. */
  EP_ONLINE_URL: v.optional(url, 'https://public.ep-online.nl'),
  EP_ONLINE_KEY: v.optional(v.string(), ''),
  /** Neighbourhoods in figures and sale prices, without a key. */
  CBS_URL: v.optional(url, 'https://opendata.cbs.nl'),
  /** Maps of noise and floods, without a key. */
  RIVM_URL: v.optional(url, 'https://data.rivm.nl'),
  /** OpenStreetMap's places by name (Overpass API), without a key. */
  OVERPASS_URL: v.optional(url, 'https://overpass-api.de'),
  VALUATION_URL: url,
  VALUATION_TOKEN: secret,
  STREETVIEW_URL: url,
  STREETVIEW_KEY: secret,
  /** Where pictures may come from: `key=origin/path-prefix`, separated by blanks. */
  IMAGE_ORIGINS: v.pipe(
    list(/^[\w-]+=https?:\/\/[\w.-]+(:\d+)?(\/\S*)?$/, '"directus=https://cms.binnen.example/assets"'),
    v.trim(),
    v.nonEmpty('expected one at least'),
  ),
});
export type Config = v.InferOutput<typeof UpstreamVariables>;

export const { parse: parseConfig } = createConfig(UpstreamVariables);
