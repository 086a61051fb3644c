import * as v from 'valibot';
import { createConfig } from './create-config.ts';

const expectedUrl = 'expected an address such as "https://cms.binnen.example"';
/** `cms.example:8055` is a URL too, of a scheme that nothing can be asked by. */
export const url = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text), expectedUrl),
  v.transform((text) => text.replace(/\/+$/, '')),
);
export const optionalUrl = v.optional(v.union([v.literal(''), url], expectedUrl), '');
const originForm = /^https?:\/\/[\w.-]+(:\d+)?$/;
const isOrigin = v.regex<string, string>(
  originForm,
  'expected an origin such as "https://api.binnen.example"',
);
export const origin = v.pipe(v.string(), isOrigin);
/** Words of one form, separated by blanks. */
export const list = (form: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(/\s+/).every((word) => !word || form.test(word)),
      `expected ${example}, separated by blanks`,
    ),
  );
/** A whole number of at least 0. `fallback`: the value of a variable that is not set. */
export const whole = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.transform(Number), v.integer(), v.minValue(0));

/** The variables that say which site this is. Each Worker on this kit has them. */
export const SiteVariables = v.object({
  /** The origin that visitors use, for canonical URLs: `https://binnen.example`. */
  SITE_ORIGIN: v.pipe(url, isOrigin),
  /** The API's origin for browsers, when it is not the page's own: `https://api.binnen.example`. */
  API_BASE_URL: v.optional(v.union([v.literal(''), origin]), ''),
  /** Other hosts that this Worker gets posts at, separated by blanks: `binnen.example-account.workers.dev`. */
  HOSTS: v.optional(list(/^[\w.-]+(:\d+)?$/, 'hosts such as "www.binnen.example"'), ''),
  /**
   * For which hosts browsers must only use HTTPS, for two years: this host, its subdomains too, or also in the list
   * that is built into browsers. At an apex (`binnen.example`) the last two bind every host of the domain.
   */
  HSTS: v.optional(v.picklist(['host', 'subdomains', 'preload']), 'host'),
  /** Other sites whose pages may use the API, separated by blanks: `https://partner.example`. */
  CORS_ORIGINS: v.optional(list(originForm, 'origins such as "https://partner.example"'), ''),
  /**
   * The request header with the visitor's address, which the proxy in front of this Worker always writes itself, or
   * adds to at the end. Without it, Cloudflare's own; and none on a self-hosted edge (`RENDERER_URL`), where a client could write that.
   */
  CLIENT_ADDRESS_HEADER: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[\w-]+$/, 'expected the name of a header'))]),
    '',
  ),
  /**
   * The origin of the renderer, when it is not the Worker Loader: a process that can be stopped when a render never
   * ends. For local and self-hosted edges, whose Worker Loader has no limits.
   */
  RENDERER_URL: v.optional(v.union([v.literal(''), origin]), ''),
  /** Signs values that leave the edge and must come back unchanged, such as `subscriber_id`. */
  SIGNING_KEY: v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters')),
  /** "off": visitors are not limited in how often they ask and send. For tests, which do both all the time. */
  LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
});
export type SiteConfig = v.InferOutput<typeof SiteVariables>;

export const { parse: parseSiteConfig } = createConfig(SiteVariables);
