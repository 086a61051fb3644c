import type { RouterRoute } from 'hono/types';
import { findDescription, type Operation, type Operations } from './describe.ts';
import { addressOperations } from './operations/addresses.ts';
import { contentOperations } from './operations/content.ts';
import { healthOperations } from './operations/health.ts';
import { leadOperations } from './operations/leads.ts';
import { listingOperations } from './operations/listings.ts';
import { platformOperations } from './operations/platform.ts';

const operations: Operations = {
  ...contentOperations,
  ...listingOperations,
  ...addressOperations,
  ...leadOperations,
  ...healthOperations,
  ...platformOperations,
};

/** The description of a route: beside it (`describeRoute`), or in the tables above. */
export const findOperation = ({ method, path, handler }: RouterRoute): Operation | undefined =>
  findDescription(handler) ??
  (Object.hasOwn(operations, `${method} ${path}`)
    ? operations[`${method} ${path}` as keyof Operations]
    : undefined);

/** The calls that the tables describe. */
export const listDescribed = (): string[] => Object.keys(operations);
