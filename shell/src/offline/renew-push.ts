import { pushCache, pushKeyHeader } from '@binnen/contracts/alerts/pushed-alerts';

const longestMs = 15_000;

/**
 * Tells the edge when this browser has another subscription than the one that its alerts were asked with, which it keeps
 * until the edge has heard of it. Browsers renew by themselves; not all of them say so, so each visit compares.
 */
export const renewPush = async (push: PushManager): Promise<void> => {
  const cache = await caches.open(pushCache);
  for (const call of await cache.keys()) {
    const kept = await cache.match(call);
    const key = kept?.headers.get(pushKeyHeader);
    if (!kept || !key) continue;
    const vorig = await kept.text();
    const now =
      (await push.getSubscription()) ??
      (await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const abonnement = JSON.stringify(now);
    if (abonnement === vorig) continue;
    const body = new URLSearchParams({ abonnement, vorig });
    const signal = AbortSignal.timeout(longestMs);
    const { ok, status } = await fetch(call.url, { method: 'POST', body, signal });
    // 404: the alerts ended, or go on with this one already: another tab told it, or the answer was lost.
    if (ok || status === 404)
      await cache.put(call, new Response(abonnement, { headers: { [pushKeyHeader]: key } }));
  }
};
