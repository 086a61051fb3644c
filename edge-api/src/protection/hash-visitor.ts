import type { Context } from 'hono';
import type { EdgeEnv } from '../env.ts';
import { hashKeyed } from './keyed-hash.ts';
import { findVisitor } from './rate-limit.ts';

/** Identifies a visitor without storing the address. */
export const hashVisitor = (c: Context<EdgeEnv>): Promise<string> => hashKeyed(c.env, findVisitor(c));
