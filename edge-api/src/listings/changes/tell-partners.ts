import type { OfferChanges } from '@binnen/contracts/partners/offer-changes';
import { log } from '@binnen/edge-kit/logging/log';
import { signWebhook } from '@binnen/edge-kit/webhooks/sign-webhook';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { ChangeStore, PartnerRow } from './change-store.ts';
import { formatCursor } from './cursor.ts';

const deadlineMs = 5_000;
const mostChanges = 100;
/** So many posts to one partner in a run of the cron trigger: a new one gets the whole offer. */
const mostPosts = 50;
const leastWaitMs = 4 * 60_000;
const longestWaitMs = 6 * 3_600_000;

interface Partner {
  url: string;
  secret: string;
}

/** Posts changes, signed. Answers `200`, another status, or `no answer`. */
const post = async ({ url, secret }: Partner, id: string, changes: OfferChanges): Promise<string> => {
  const body = JSON.stringify(changes);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...(await signWebhook(secret, id, body)) },
      body,
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch {
    return 'no answer';
  }
};

/** Posts to one partner what it has not taken yet, page by page, until it refuses one. */
const tell = async (store: ChangeStore, row: PartnerRow, partner: Partner): Promise<void> => {
  let at = row;
  for (let posts = 0; posts < mostPosts; posts += 1) {
    const { changes, place, hasMore } = store.list(at, mostChanges);
    if (changes.length === 0) return;
    const cursor = formatCursor(store.readFeed().epoch, place);
    const outcome = await post(partner, `${row.name}-${cursor}`, {
      wijzigingen: changes,
      cursor,
      volgende: null,
    });
    const now = Date.now();
    const wasTaken = /^2\d\d$/.test(outcome);
    const waitMs = Math.min(leastWaitMs * 2 ** at.attempts, longestWaitMs);
    at = wasTaken
      ? { name: row.name, ...place, attempts: 0, nextAt: 0 }
      : { ...at, attempts: at.attempts + 1, nextAt: now + waitMs };
    store.saveDelivery(at, { at: now, changes: changes.length, outcome });
    if (!wasTaken)
      log('warn', 'A partner took no changes', { partner: row.name, outcome, attempts: at.attempts });
    if (!wasTaken || !hasMore) return;
  }
};

/** Tells each partner what changed. What one does not take waits for it, and for nobody else. */
export const tellPartners = async (env: Bindings, store: ChangeStore): Promise<void> => {
  const partners = new Map(Object.entries(parseConfig(env).OFFER_WEBHOOKS));
  const now = Date.now();
  await Promise.all(
    store.listPartners([...partners.keys()]).map(async (row) => {
      const partner = partners.get(row.name);
      // A time that is farther away than any wait was set before the clock was set back.
      if (partner && (row.nextAt <= now || row.nextAt > now + longestWaitMs)) await tell(store, row, partner);
    }),
  );
};
