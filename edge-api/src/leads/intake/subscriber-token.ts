import { openSealed, sealText } from '@binnen/edge-kit/hashes/sealed-text';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';

const lifetimeMs = 3_600_000;
const purpose = 'subscriber';

/** The service's number of a contact, or the key of the lead that waits to become one. */
export type Subscriber = number | string;

/**
 * A contact's id as it may leave the edge: encrypted and authenticated, and valid for an hour. Upstream ids are
 * sequential, so with a plain one a stranger could write notes on anybody's record.
 */
export const sealSubscriber = (env: Bindings, subscriber: Subscriber): Promise<string> =>
  sealText(parseConfig(env).SIGNING_KEY, purpose, [subscriber, Date.now() + lifetimeMs]);

/** The id in a token, or undefined when it is forged, changed or too old. */
export const openSubscriber = async (env: Bindings, token: string): Promise<Subscriber | undefined> => {
  const { SIGNING_KEY } = parseConfig(env);
  const opened = (await openSealed(SIGNING_KEY, purpose, token)) as [Subscriber, number] | undefined;
  return opened && Date.now() < opened[1] ? opened[0] : undefined;
};
