import * as v from 'valibot';
import { logFailure } from '../logging/log-failure.ts';
import { askStore } from '../problems/ask-store.ts';

/**
 * What KV has under a key; undefined when it has nothing, or what cannot be read, which a later write then replaces. It
 * throws when KV fails or hangs: what is there must not be replaced.
 */
export const readKept = async <T>(
  kv: KVNamespace,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  cacheTtl?: number,
): Promise<T | undefined> => {
  const text = await askStore('KV', kv.get(key, cacheTtl ? { cacheTtl } : {}));
  if (text === null) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  logFailure('What KV keeps cannot be read', key);
  return undefined;
};
