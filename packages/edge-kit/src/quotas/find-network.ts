const groups = 8;

const readGroups = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** The dotted end of an address such as `::ffff:192.0.2.1`, as two groups. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/**
 * The network of an address: the address itself, or the /64 of an IPv6 address. A household or machine has at least a
 * /64 (RFC 6177), and could use another of its 2^64 addresses for each request.
 */
export const findNetwork = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = withoutDots(address.replace(/%.*$/, '')).split('::', 2);
  const [first, last] = [readGroups(head), readGroups(tail ?? '')];
  const gap = tail === undefined ? 0 : Math.max(0, groups - first.length - last.length);
  const all = [...first, ...Array.from({ length: gap }, () => 0), ...last];
  // An IPv4-mapped IPv6 address: ::ffff:0:0/96.
  if (all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff) {
    const [high = 0, low = 0] = all.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const network = all.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
};

/** The network that one holder of many networks has: the /48 of a /64 (RFC 6177), and the /24 of an IPv4 address. */
export const widenNetwork = (network: string): string =>
  network
    .replace(/^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/, '$1::/48')
    .replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
