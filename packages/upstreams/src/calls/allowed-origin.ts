import { parseConfig, type Config } from '../variables.ts';
import { oncePer } from '@binnen/edge-kit/caching/once-per';
import type { KitBindings } from '@binnen/edge-kit/environment/env';

const findOrigins = oncePer((config: Config): Set<string> => {
  const images = config.IMAGE_ORIGINS.split(/\s+/).map((entry) => entry.slice(entry.indexOf('=') + 1));
  const urls = Object.entries(config).flatMap(([name, value]) =>
    name.endsWith('_URL') ? [String(value)] : [],
  );
  return new Set(
    [...urls, ...images].filter((text) => URL.canParse(text)).map((text) => new URL(text).origin),
  );
});

/** Whether the configuration names this origin as an upstream or a source of pictures. The edge calls no other. */
export const isAllowedOrigin = (env: KitBindings, url: URL): boolean =>
  /^https?:$/.test(url.protocol) &&
  !url.username &&
  !url.password &&
  findOrigins(parseConfig(env)).has(url.origin);

/** Chrome and what is made of it; Firefox; Safari; Edge. */
const hosts =
  /^(fcm\.googleapis\.com|([\w-]+\.)?push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;

/**
 * Whether a subscription's endpoint, which a stranger gave, is at a push service of a browser: nothing else may be called
 * by it. `PUSH_URL` is the stand-in's.
 */
export const isPushEndpoint = (env: KitBindings, url: URL): boolean => {
  if (url.username || url.password) return false;
  const { PUSH_URL } = parseConfig(env);
  if (PUSH_URL && url.href.startsWith(`${PUSH_URL}/`)) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.test(url.hostname);
};
