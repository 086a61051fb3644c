import { parseConfig } from '../config.ts';
import type { Bindings } from '../env.ts';
import { formatHex } from '../sha256.ts';

const encoder = new TextEncoder();

/** Recognises an address again without storing it: only with our key the hash can be computed. */
export const hashKeyed = async (env: Bindings, text: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const material = encoder.encode(parseConfig(env).SIGNING_KEY);
  const key = await crypto.subtle.importKey('raw', material, algorithm, false, ['sign']);
  return formatHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
};
