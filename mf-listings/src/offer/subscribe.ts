import { alertPaths } from '@binnen/contracts/alerts/alert-form';
import {
  listPushedAlerts,
  pushCache,
  pushedAlertsKey,
  pushKeyHeader,
} from '@binnen/contracts/alerts/pushed-alerts';
import { fetchFromApi, locateCall } from '@binnen/platform/api-address';

const longestMs = 15_000;

/** Where the alert can be paused and ended, or why there is none. */
export type Outcome = 'denied' | 'default' | 'failed' | 'full' | { beheer: string };

const findWorker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), longestMs)),
  ]);

/** For the page of this browser's alerts. */
const keep = (beheer: string): void => {
  try {
    const known = listPushedAlerts(localStorage.getItem(pushedAlertsKey));
    localStorage.setItem(pushedAlertsKey, JSON.stringify([...new Set([...known, beheer])]));
  } catch {
    // Storage is full or refused: each message links to its alert's page too.
  }
};

const ask = async (applicationServerKey: string, form: FormData): Promise<Outcome> => {
  const { pushManager } = await findWorker();
  const give = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const subscription = await give().catch(async () => {
    // One that was made with another key of ours stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return give();
  });
  const abonnement = JSON.stringify(subscription);
  const body = new URLSearchParams({ abonnement });
  const cache = await caches.open(pushCache);
  const call = locateCall(document, alertPaths.alertPush);
  const before = await (await cache.match(call))?.text();
  if (before) body.set('vorig', before);
  for (const name of ['lijst', 'frequentie']) body.set(name, String(form.get(name) ?? ''));
  const signal = AbortSignal.timeout(longestMs);
  const response = await fetchFromApi(document, alertPaths.alertPush, { method: 'POST', body, signal });
  // No wait brings room: this browser has its ten.
  if (response.status === 429 && !response.headers.has('retry-after')) return 'full';
  const reply: unknown = response.ok ? await response.json() : null;
  const given = typeof reply === 'object' && reply && 'beheer' in reply ? reply.beheer : undefined;
  const [beheer] = listPushedAlerts(JSON.stringify([given]));
  if (!beheer) return 'failed';
  keep(beheer);
  const headers = { [pushKeyHeader]: applicationServerKey };
  await cache.put(call, new Response(abonnement, { headers })).catch(() => undefined);
  return { beheer };
};

/** Subscribes this browser to the list of the form. */
export const subscribe = async (
  key: string,
  permission: NotificationPermission,
  form: FormData,
): Promise<Outcome> =>
  permission === 'granted' ? ask(key, form).catch((): Outcome => 'failed') : permission;
