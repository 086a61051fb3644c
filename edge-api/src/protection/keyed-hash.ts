import { parseConfig } from '../config.ts';
import type { Bindings } from '../env.ts';
import { signText } from '../hmac.ts';
import { formatHex } from '../sha256.ts';

/** Recognises an address again without storing it: only with our key the hash can be computed. */
export const hashKeyed = async (env: Bindings, text: string): Promise<string> =>
  formatHex(await signText(parseConfig(env).SIGNING_KEY, text));
