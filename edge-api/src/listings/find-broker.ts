import type { Broker, Card } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';
import { everywhere, type BrokerOf } from './brokers.ts';
import { findKind } from '@binnen/contracts/filters/home-traits';

/**
 * The broker of a home: the one for its town, else the one for all towns; of several, the first in the CMS. The feed
 * names no person, so there may be none. A home that is sold, let or bought has none.
 */
export const findBroker = (brokers: readonly BrokerOf[], home: Card): Broker | undefined => {
  if (isSold(home.status)) return undefined;
  const kind = findKind(home);
  const findFor = (place: string) => brokers.find((each) => each[kind].includes(place))?.broker;
  return findFor(home.citySlug) ?? findFor(everywhere);
};
