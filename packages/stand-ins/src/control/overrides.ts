/** Fields that a tester overrides in an item of a data set while the stand-ins run. */
export interface Overrides {
  list: () => Record<string, Record<string, unknown>>;
  /** Merges with earlier overrides. */
  put: (group: string, key: string, fields: Record<string, unknown>) => void;
  /** Key → fields, of one collection. */
  of: (group: string) => ReadonlyMap<string, Record<string, unknown>>;
  clear: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged field by field; a list, a text or null replaces the old value. */
export const mergeFields = <T>(item: T, fields: Record<string, unknown>): T => {
  if (!isRecord(item)) return fields as T;
  const merged: Record<string, unknown> = { ...item };
  for (const [name, value] of Object.entries(fields)) {
    if (name === '__proto__') continue;
    merged[name] = isRecord(value) && isRecord(merged[name]) ? mergeFields(merged[name], value) : value;
  }
  return merged as T;
};

export const createOverrides = (): Overrides => {
  const groups = new Map<string, Map<string, Record<string, unknown>>>();
  return {
    list: () => Object.fromEntries([...groups].map(([group, items]) => [group, Object.fromEntries(items)])),
    put: (group, key, fields) => {
      const items = groups.get(group) ?? new Map<string, Record<string, unknown>>();
      items.set(key, mergeFields(items.get(key) ?? {}, fields));
      groups.set(group, items);
    },
    of: (group) => groups.get(group) ?? new Map(),
    clear: () => groups.clear(),
  };
};
