import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { contactAdded, contactUpdated, type MarketingReply } from '@binnen/upstreams/activecampaign/client';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import type { EntryStore } from './disk/entry-store.ts';
import type { Submission } from './lead/submission.ts';

/** So many contact replies an hour say whether the contact was known: to one visitor, and about one e-mail address. */
const toldPerHour = 10;

/**
 * "Contact bijgewerkt" tells a stranger that we know an e-mail address. Above the limit the reply says "Contact
 * toegevoegd" to all: nobody is refused, so a stranger cannot keep a visitor from us, and what the office is notified of
 * stays right. The e-mail address is counted by its keyed hash.
 */
export const limitTelling = async (
  env: Bindings,
  store: EntryStore,
  { source, person, steps }: Submission,
  reply: MarketingReply,
): Promise<MarketingReply> => {
  const isContact = steps.some(({ kind }) => kind === 'contact');
  if (!isContact || parseConfig(env).LEADS_QUOTA_PER_HOUR === 0) return reply;
  const quotas = [`by:${source}`, `about:${await hashKeyed(env, person)}`].map((key) => ({
    ...{ key, seconds: 3_600, most: toldPerHour },
  }));
  const mayTell = () => {
    try {
      return store.withRoom(() => store.quotas.take(quotas)).full === null;
    } catch {
      // Not counted, so not told. The lead is on disk.
      return false;
    }
  };
  return mayTell() || reply.result_message !== contactUpdated
    ? reply
    : { ...reply, result_message: contactAdded };
};
