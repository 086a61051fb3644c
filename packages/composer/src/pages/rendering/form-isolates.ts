import type { Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import type { PageRequest } from './render-composition.ts';

/** So many isolates for forms may start at once … */
const most = 4;
/** … and one more after so many milliseconds. */
const everyMilliseconds = 5_000;

let left = most;
let countedAt = 0;

const mayStart = (now: number): boolean => {
  left = Math.min(most, left + Math.max(0, now - countedAt) / everyMilliseconds);
  countedAt = now;
  if (left < 1) return false;
  left -= 1;
  return true;
};

/**
 * Whether too many forms are posted to render this page in an isolate of its own. Starting one keeps the whole edge busy
 * for a tenth of a second. Per isolate of the edge; it counts, and knows no visitor.
 */
export const isCrowded = (c: Context<EdgeEnv>, { form }: PageRequest): boolean =>
  form !== undefined && parseConfig(c.env).LIMITS === 'on' && !mayStart(Date.now());
