import { expect, test } from 'vitest';
import { findNetwork, widenNetwork } from './find-network.ts';

test.each([
  ['192.0.2.17', '192.0.2.17'],
  ['local', 'local'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:0:0:1', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:192.0.2.17', '192.0.2.17'],
  ['::FFFF:c000:211', '192.0.2.17'],
  // Some proxies say the port, which is another for each connection.
  ['192.0.2.17:4711', '192.0.2.17'],
  ['[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, network) => expect(findNetwork(address)).toBe(network));

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['192.0.2.17', '192.0.2.0/24'],
  ['local', 'local'],
])('%s is one of the networks of %s', (network, wide) => expect(widenNetwork(network)).toBe(wide));
