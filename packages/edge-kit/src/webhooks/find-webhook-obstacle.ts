const isLocal = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Names that only a private network resolves (RFC 6762, RFC 8375, and those that routers give). */
const privateName =
  /(^|\.)(local|localhost|internal|intranet|lan|home|corp|private|test|invalid|home\.arpa)$/;

/**
 * Why nothing is posted to an address that somebody else chose; null when it may be: HTTPS at a public name, with no account and no
 * port in it. On a site that is at localhost itself, any address may be.
 */
export const findWebhookObstacle = (text: string, siteOrigin: string): string | null => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Expected an address such as https://hooks.example/teams/1.';
  if (isLocal(new URL(siteOrigin).hostname)) return null;
  if (url.protocol !== 'https:') return 'Expected an address with https.';
  if (url.port || url.username || url.password) return 'Expected an address without a port and an account.';
  // An IP address ends in a digit or a bracket.
  const isNamed = /\.[a-z][a-z\d-]*[a-z]\.?$/.test(url.hostname);
  if (!isNamed || privateName.test(url.hostname.replace(/\.$/, '')))
    return 'Expected the name of a public host: no IP address, and no name of a private network.';
  return null;
};
