import type { Context } from 'hono';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { formatHex } from '../sha256.ts';
import { findVisitor } from './rate-limit.ts';

const encoder = new TextEncoder();

/** Identifies a visitor without storing the address: a keyed hash. */
export const hashVisitor = async (c: Context<EdgeEnv>): Promise<string> => {
  const { SIGNING_KEY } = parseConfig(c.env);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(SIGNING_KEY), algorithm, false, ['sign']);
  return formatHex(await crypto.subtle.sign('HMAC', key, encoder.encode(findVisitor(c))));
};
