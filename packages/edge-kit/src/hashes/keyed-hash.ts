import { parseSiteConfig } from '../environment/site-config.ts';
import type { KitBindings } from '../environment/env.ts';
import { signText } from './hmac.ts';
import { formatHex } from './sha256.ts';

/** Recognises an address again without storing it: only with our key the hash can be computed. */
export const hashKeyed = async (env: KitBindings, text: string): Promise<string> =>
  formatHex(await signText(parseSiteConfig(env).SIGNING_KEY, text));
