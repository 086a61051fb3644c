import { sharedHeaders } from '@binnen/edge-kit/headers/reply-headers';
import { apiMeta } from '@binnen/platform/api-address';
import { pushMeta } from '@binnen/contracts/alerts/pushed-alerts';
import { challengeMeta } from '@binnen/contracts/forms';
import type { Config } from '../environment/config.ts';

/** Where browsers report what the policy refused: `health/policy-reports.ts`. */
export const reportPath = '/_reports/csp';

type Directives = Record<string, string[]>;

const formatPolicy = (directives: Directives): string =>
  Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/** Origins of the configuration. Anything that is not an origin is dropped, so that it cannot become a directive. */
export const splitOrigins = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /^https?:\/\/[\w*.-]+(:\d+)?$/.test(word));

/** Only these policies turn a text into markup or a script's address; in a document that creates none, nothing does. */
const requireTrustedTypes = (policies: readonly string[]): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policies.length ? [...policies] : ["'none'"],
});

const documentPolicy = (config?: Partial<Config>, policies?: readonly string[]): string => {
  const analytics = config?.GTM_ID
    ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  const pixel = config?.PIXEL_IDS ? ['https://connect.facebook.net', 'https://www.facebook.com'] : [];
  const turnstile =
    config?.TURNSTILE_SITE_KEY && config.TURNSTILE_SCRIPT ? [new URL(config.TURNSTILE_SCRIPT).origin] : [];
  const frames = [...splitOrigins(config?.FRAME_ORIGINS ?? ''), ...turnstile];
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...analytics.slice(0, 1), ...pixel.slice(0, 1), ...turnstile],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...analytics, ...pixel.slice(1)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...splitOrigins(config?.API_BASE_URL ?? ''), ...analytics, ...pixel.slice(1)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The tag manager, the pixel and Turnstile inject scripts of their own.
    ...(policies && analytics.length + pixel.length + turnstile.length === 0
      ? requireTrustedTypes(policies)
      : {}),
    'report-to': ['csp'],
    'report-uri': [reportPath],
  });
};

/**
 * The headers of every HTML document. The policy allows the third parties that `config` names. `policies`: the names of
 * the document's Trusted Types policies; with them, the policy requires Trusted Types and allows these.
 */
export const documentHeaders = (
  config?: Partial<Config>,
  policies?: readonly string[],
): Record<string, string> => ({
  ...sharedHeaders,
  'content-security-policy': documentPolicy(config, policies),
  'reporting-endpoints': `csp="${reportPath}"`,
});

/**
 * The site's settings for scripts, in the head of every document. `isSealed`: of a preview, whose forms go to its own
 * origin.
 */
export const formatHead = (config: Config, isSealed = false): string => {
  const { API_BASE_URL, TURNSTILE_SITE_KEY, TURNSTILE_SCRIPT, VAPID_PUBLIC_KEY } = config;
  const api = API_BASE_URL && !isSealed ? `<meta name="${apiMeta}" content="${API_BASE_URL}">` : '';
  const challenge = TURNSTILE_SITE_KEY
    ? `<meta name="${challengeMeta}" content="${TURNSTILE_SITE_KEY}" data-script="${new URL(TURNSTILE_SCRIPT).href}">`
    : '';
  const push = VAPID_PUBLIC_KEY ? `<meta name="${pushMeta}" content="${VAPID_PUBLIC_KEY}">` : '';
  return api + challenge + push;
};
