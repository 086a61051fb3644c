import type { Broker, Card } from '@binnen/contracts/property';
import { isSold } from '@binnen/contracts/statuses';
import { everywhere, type BrokerOf } from './brokers.ts';
import { findKind } from './filters.ts';

/**
 * Who handles a home: who is named for its town, else who is named for all towns; the first of the CMS's order. The
 * feed names no person, so where the office names nobody there is none; nor for a home that is sold, let or bought.
 */
export const findBroker = (brokers: readonly BrokerOf[], home: Card): Broker | undefined => {
  if (isSold(home.status)) return undefined;
  const kind = findKind(home);
  const findFor = (place: string) => brokers.find((each) => each[kind].includes(place))?.broker;
  return findFor(home.citySlug) ?? findFor(everywhere);
};
