import { partnerPaths } from '@binnen/contracts/api-paths';
import type { OfferChanges } from '@binnen/contracts/partners/offer-changes';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import type { Bindings } from '../../environment/env.ts';
import { loadOffer } from '../offer/snapshot.ts';
import { createChangeStore, type Delivery } from './change-store.ts';
import { formatCursor, readCursor } from './cursor.ts';
import { tellPartners } from './tell-partners.ts';

/** The work of the object that follows the offer. Nothing that it knows is personal. */
export const openChangeBook = (ctx: DurableObjectState, env: Bindings) => {
  const store = createChangeStore(ctx.storage);
  let telling: Promise<void> | undefined;

  const follow = async (): Promise<void> => {
    const { listings } = await loadOffer({ env, ctx });
    if (listings.version === store.readFeed().version) return;
    const homes = await Promise.all(
      listings.cards.map(async (card) => ({
        id: card.id,
        digest: await formatSha256(JSON.stringify(card)),
        city: card.citySlug,
        slug: card.slug,
        status: card.status,
      })),
    );
    store.follow(listings.version, homes, Date.now());
  };

  return {
    /** Looks at the offer, and tells partners what changed: one run at a time, so nothing is sent twice at once. */
    wake: (): Promise<void> =>
      (telling ??= follow()
        .then(() => tellPartners(env, store))
        .finally(() => (telling = undefined))),

    /** Null: the cursor is none of this feed, or older than it remembers. '': from the beginning. */
    list: async (since: string, limit: number): Promise<OfferChanges | null> => {
      // Nobody has to wait for the first run of the cron trigger.
      if (store.readFeed().version === '') await follow();
      const feed = store.readFeed();
      const from = readCursor(since || `${feed.epoch}-0`, feed);
      if (!from || (from.start > 0 && from.seq < feed.forgotten)) return null;
      const { changes, place, hasMore } = store.list(from, limit);
      const cursor = formatCursor(feed.epoch, place);
      const next = new URLSearchParams({ since: cursor, limit: String(limit) });
      return {
        wijzigingen: changes,
        cursor,
        volgende: hasMore ? `${partnerPaths.changes}?${next.toString()}` : null,
      };
    },
    /** The last attempts to tell partners, newest first. */
    listDeliveries: (): Delivery[] => store.listDeliveries(),
  };
};
export type ChangeBook = ReturnType<typeof openChangeBook>;
