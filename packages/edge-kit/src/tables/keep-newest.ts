/** Keeps a value as the newest of a map, and at most so many: those that were set first go. Returns it. */
export const keepNewest = <Key, Value>(
  known: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): Value => {
  known.delete(key);
  known.set(key, value);
  for (const oldest of known.keys()) {
    if (known.size <= most) break;
    known.delete(oldest);
  }
  return value;
};
