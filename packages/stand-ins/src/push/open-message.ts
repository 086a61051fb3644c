import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const encode = (text: string) => Buffer.from(text);

/** What a browser keeps of its subscription. */
export interface BrowserKeys {
  pair: webcrypto.CryptoKeyPair;
  auth: Uint8Array<ArrayBuffer>;
}

export const createBrowserKeys = async (): Promise<BrowserKeys> => ({
  pair: await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']),
  auth: webcrypto.getRandomValues(new Uint8Array(16)),
});

export const readPoint = async (key: webcrypto.CryptoKey): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await subtle.exportKey('raw', key));

const derive = async (
  secret: BufferSource,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
) =>
  subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']),
    bytes * 8,
  );

/** The text of a message that was encrypted for these keys (RFC 8291, one record of RFC 8188), as a browser reads it. Throws when it was not. */
export const openMessage = async (
  body: Uint8Array<ArrayBuffer>,
  { pair, auth }: BrowserKeys,
): Promise<string> => {
  const salt = body.slice(0, 16);
  const length = body[20] ?? 0;
  const point = body.slice(21, 21 + length);
  const sender = await subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256);
  const info = Buffer.concat([encode('WebPush: info\0'), await readPoint(pair.publicKey), point]);
  const secret = await derive(shared, auth, new Uint8Array(info), 32);
  const key = await derive(secret, salt, encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derive(secret, salt, encode('Content-Encoding: nonce\0'), 12);
  const opened = await subtle.decrypt(
    { name: 'AES-GCM', iv: nonce },
    await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']),
    body.slice(21 + length),
  );
  const padded = Buffer.from(opened);
  // The last record ends with 2 and zeroes.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some(Boolean)) throw new Error('There is no end of the text.');
  return padded.subarray(0, end).toString();
};
