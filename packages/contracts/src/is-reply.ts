import * as v from 'valibot';
import { apiCalls } from './api-calls.ts';
import { readPaths } from './api-paths.ts';

const reads = (Object.keys(readPaths) as (keyof typeof readPaths)[]).map((name) => ({
  pattern: new RegExp(`^${readPaths[name].replace(/:[a-z]+/g, '[^/]+')}$`),
  schema: apiCalls[name].reply,
}));

/**
 * Whether the contract allows this reply to a read, such as `/objects/archive/?limit=12`. A reply may have more fields
 * than this release knows: what reads them may be newer.
 */
export const isReply = (call: string, reply: unknown): boolean => {
  const path = call.split('?', 1)[0]!;
  const read = reads.find(({ pattern }) => pattern.test(path));
  return !read || v.is(read.schema, reply);
};
