import { createHash, createHmac } from 'node:crypto';

const digests: Record<string, string> = { 'SHA-256': 'sha256', 'SHA-384': 'sha384' };

/** Hashes and random numbers of a simulation: the platform's hashes are computed outside its time. Answers how it ends. */
export const replaceCrypto = (draw: () => number): (() => void) => {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(draw() * 16).toString(16)).join('');
  const subtle = {
    digest: async (algorithm: string, bytes: Uint8Array) => {
      const hash = createHash(digests[algorithm] ?? algorithm)
        .update(new Uint8Array(bytes))
        .digest();
      return new Uint8Array(hash).buffer;
    },
    importKey: async (_format: string, bytes: Uint8Array) => bytes,
    sign: async (_algorithm: string, key: Uint8Array, bytes: Uint8Array) =>
      new Uint8Array(createHmac('sha256', key).update(bytes).digest()).buffer,
  };
  for (const [name, value] of Object.entries(subtle))
    Object.defineProperty(crypto.subtle, name, { configurable: true, value });
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  });
  return () => {
    for (const name of Object.keys(subtle)) Reflect.deleteProperty(crypto.subtle, name);
    Reflect.deleteProperty(crypto, 'randomUUID');
  };
};
