import type { RouterRoute } from 'hono/types';
import { findDescription, type Operation, type Operations } from './describe.ts';
import { platformOperations } from '../composition/operations.ts';

const operations: Operations = {
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
