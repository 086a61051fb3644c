import { parseSiteConfig, type SiteConfig } from '../environment/site-config.ts';
import { ProblemError } from '../problems/problem.ts';
import { safeMethods } from './cross-site.ts';
import type { Check } from './refuse.ts';

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The hosts of the configured origins; on a developer's machine, each of its names and ports. */
export const isOurs = (
  { SITE_ORIGIN, API_BASE_URL, HOSTS }: SiteConfig,
  { host, hostname }: URL,
): boolean => {
  const origins = [SITE_ORIGIN, API_BASE_URL].filter(Boolean).map((origin) => new URL(origin));
  const isLocal = ownMachine.test(hostname) && origins.some((origin) => ownMachine.test(origin.hostname));
  return isLocal || origins.some((origin) => origin.host === host) || HOSTS.split(/\s+/).includes(host);
};

/**
 * Refuses anything but a read at a host that is not configured: a page of such a host would have the same origin as the
 * request.
 */
export const refuseStrangeHosts: Check = (c) => {
  if (!safeMethods.includes(c.req.method) && !isOurs(parseSiteConfig(c.env), new URL(c.req.url)))
    throw new ProblemError('misdirected', {
      detail: 'Nothing can be sent to this host. An operator can add it to HOSTS.',
    });
};
