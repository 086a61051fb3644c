import { createHmac } from 'node:crypto';

/** `WEBHOOK_SECRET` of `edge-api/local.env`. */
const secret = 'local-webhook-secret';

/** Tells a local site's edge that an editor changed something, signed as the CMSes do. Throws when the edge refuses it. */
export const sendWebhook = async (
  siteUrl: string,
  cms: 'directus' | 'wordpress',
  change: object,
): Promise<void> => {
  const body = JSON.stringify(change);
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(`${siteUrl}/content/webhook/${cms}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-binnen-signature': `t=${seconds},v1=${signature}` },
    body,
  });
  const reply = await response.text();
  if (response.status !== 200) throw new Error(`The edge refused the webhook (${response.status}): ${reply}`);
};
