/** The keys that were asked for, in order. */
export interface KvCounts {
  reads: string[];
  writes: string[];
}

/** The same store, whose reads and writes are counted. */
export const countKv = <Store extends object>(kv: Store, { reads, writes }: KvCounts): Store =>
  new Proxy(kv, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (name === 'get' || name === 'getWithMetadata') reads.push(String(given[0]));
        if (name === 'put' || name === 'delete') writes.push(String(given[0]));
        return Reflect.apply(value as (...all: unknown[]) => unknown, target, given);
      };
    },
  });
