import { signText } from '../hashes/hmac.ts';

const prefix = 'whsec_';
const encodeBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A secret as the libraries of receivers take it. */
export const formatSecret = (bytes: ArrayBuffer): string => prefix + encodeBase64(bytes);
const readKey = (secret: string): BufferSource =>
  Uint8Array.from(atob(secret.slice(prefix.length)), (char) => char.charCodeAt(0));

/** The headers that prove who posts a body, as https://www.standardwebhooks.com says. `id`: the same when it is posted again. */
export const signWebhook = async (
  secret: string,
  id: string,
  body: string,
): Promise<Record<string, string>> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = encodeBase64(await signText(readKey(secret), `${id}.${timestamp}.${body}`));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
