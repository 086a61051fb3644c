import type { KitContext } from '../environment/env.ts';
import { hashKeyed } from '../hashes/keyed-hash.ts';
import { findVisitor } from './rate-limit.ts';

/** Identifies a visitor without storing the address. */
export const hashVisitor = (c: KitContext): Promise<string> => hashKeyed(c.env, findVisitor(c));
