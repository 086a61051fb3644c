import type { PushMessage, PushSubscription } from '@binnen/contracts/alerts/push';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { callUpstream } from '../calls/call.ts';

/** So long the service keeps a message for a device that is off. */
const keptSeconds = 7 * 86_400;

/**
 * Sends a message to a browser, encrypted for it (RFC 8291) and signed by us (RFC 8292). False when the browser takes no
 * more: its subscription has ended. Throws an `UpstreamError` when the message was not taken, or may have been.
 */
export const sendPush = async (
  env: KitBindings,
  subscription: PushSubscription,
  message: PushMessage,
): Promise<boolean> => {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, SITE_ORIGIN } = parseConfig(env);
  const { endpoint, keys } = subscription;
  const { headers, body } = await buildPushPayload(
    // A topic has at most 32 characters. When two messages have the same, a device that was off gets only the last.
    { data: message, options: { ttl: keptSeconds, topic: message.tag.replaceAll('-', '') } },
    // Signed for https: the stand-in answers without, as a server behind a proxy that has it.
    { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys },
    { subject: SITE_ORIGIN, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
  );
  const { status } = await callUpstream(env, {
    service: 'push',
    url: endpoint,
    init: { method: 'POST', headers, body },
    deadlineMs: 10_000,
    queueMs: 5_000,
  });
  if (status === 404 || status === 410) return false;
  // RFC 8030: 201, or 202 with a receipt. A page of something between us says 200.
  if (status !== 201 && status !== 202) throw new UpstreamError('push', 'status', { status });
  return true;
};
