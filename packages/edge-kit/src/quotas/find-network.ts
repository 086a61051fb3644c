const groups = 8;

const splitGroups = (part = ''): string[] => part.split(':').filter(Boolean);

/**
 * The network of an address: the address itself, or the /64 of an IPv6 address. A household or machine has at least a
 * /64 (RFC 6177), and could use another of its 2^64 addresses for each request.
 */
export const findNetwork = (given: string): string => {
  // Some proxies say the port, too: `192.0.2.17:4711`, `[2001:db8::1]:443`.
  const address = given.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (!address.includes(':')) return address;
  // One spelling of it, with its zone left out.
  const host = URL.parse(`http://[${address.replace(/%.*$/, '')}]`)?.hostname ?? address;
  const [head, tail] = host.replace(/[[\]]/g, '').split('::', 2);
  const [first, last] = [splitGroups(head), splitGroups(tail)];
  const gap = Math.max(0, groups - first.length - last.length);
  const all = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  // An IPv4-mapped IPv6 address: ::ffff:0:0/96.
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = all.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${all.slice(0, 4).join(':')}::/64`;
};

/** The network that one holder of many networks has: the /48 of a /64 (RFC 6177), and the /24 of an IPv4 address. */
export const widenNetwork = (network: string): string =>
  network
    .replace(/^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
    .replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
