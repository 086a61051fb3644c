import { decodeBase64Url, encodeBase64Url } from './base64url.ts';

const ivBytes = 12;
const encoder = new TextEncoder();

/** One key for each purpose, so that a text of one is none of another. */
const createKey = async (signingKey: string, purpose: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', encoder.encode(signingKey), 'HKDF', false, [
    'deriveKey',
  ]);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(purpose),
  };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
};

/** A JSON value as it may leave the edge and come back: encrypted and authenticated. */
export const sealText = async (signingKey: string, purpose: string, value: unknown): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = encoder.encode(JSON.stringify(value));
  const key = await createKey(signingKey, purpose);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return encodeBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
};

/** The value in a sealed text, or undefined when it is forged, changed or of another purpose. */
export const openSealed = async (signingKey: string, purpose: string, sealed: string): Promise<unknown> => {
  try {
    const bytes = decodeBase64Url(sealed);
    const iv = bytes.subarray(0, ivBytes);
    const key = await createKey(signingKey, purpose);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes));
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
};
