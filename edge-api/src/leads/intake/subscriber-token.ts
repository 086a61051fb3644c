import { openSealed, sealText } from '@binnen/edge-kit/hashes/sealed-text';

const lifetimeMs = 3_600_000;
const purpose = 'subscriber';

/** The service's number of a contact, or the key of the lead that waits to become one. */
export type Subscriber = number | string;

/**
 * A contact's id as it may leave the edge: encrypted and authenticated, and valid for an hour. Upstream ids are
 * sequential, so with a plain one a stranger could write notes on anybody's record.
 */
export const sealSubscriber = (signingKey: string, subscriber: Subscriber, now: number): Promise<string> =>
  sealText(signingKey, purpose, [subscriber, now + lifetimeMs]);

/** The id in a token, or undefined when it is forged, changed or too old. */
export const openSubscriber = async (
  signingKey: string,
  token: string,
  now: number,
): Promise<Subscriber | undefined> => {
  const opened = (await openSealed(signingKey, purpose, token)) as [Subscriber, number] | undefined;
  return opened && now < opened[1] ? opened[0] : undefined;
};
