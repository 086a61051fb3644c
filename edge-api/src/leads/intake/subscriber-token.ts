import { decodeBase64Url, encodeBase64Url } from '../../base64url.ts';

const lifetimeMs = 3_600_000;
const ivBytes = 12;
const encoder = new TextEncoder();

const createKey = async (signingKey: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', encoder.encode(signingKey), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode('subscriber'),
  };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
};

/** The service's number of a contact, or the key of the lead that waits to become one. */
export type Subscriber = number | string;

/**
 * A contact's id as it may leave the edge: encrypted and authenticated, and valid for an hour. Upstream ids are
 * sequential, so with a plain one a stranger could write notes on anybody's record.
 */
export const sealSubscriber = async (
  signingKey: string,
  subscriber: Subscriber,
  now: number,
): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = encoder.encode(JSON.stringify([subscriber, now + lifetimeMs]));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await createKey(signingKey), text);
  return encodeBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
};

/** The id in a token, or undefined when it is forged, changed or too old. */
export const openSubscriber = async (
  signingKey: string,
  token: string,
  now: number,
): Promise<Subscriber | undefined> => {
  try {
    const bytes = decodeBase64Url(token);
    const iv = bytes.subarray(0, ivBytes);
    const key = await createKey(signingKey);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes));
    const [subscriber, expiresAt] = JSON.parse(new TextDecoder().decode(text)) as [Subscriber, number];
    return now < expiresAt ? subscriber : undefined;
  } catch {
    return undefined;
  }
};
