const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** A secret that is text is a key as UTF-8. */
type Secret = string | BufferSource;

const importKey = (secret: Secret, use: 'sign' | 'verify'): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    typeof secret === 'string' ? encoder.encode(secret) : secret,
    algorithm,
    false,
    [use],
  );

/** HMAC-SHA256 of a text as UTF-8. */
export const signText = async (secret: Secret, text: string): Promise<ArrayBuffer> =>
  crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), encoder.encode(text));

/** Whether the signature is the text's under this secret, compared in constant time. */
export const isSignatureOf = async (
  secret: string,
  signature: BufferSource,
  text: string,
): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await importKey(secret, 'verify'), signature, encoder.encode(text));
