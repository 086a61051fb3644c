/**
 * Parsed replies of the edge API that this isolate has seen before. A reply is the same for every visitor, and the same
 * version always means the same value: it is parsed once, and need not cross the isolate's border again. Values are
 * frozen: a loader that changed one would change the next visitor's page.
 */
export interface KnownReplies {
  /** The value of a reply's text. `version` names the text: its ETag, or the text itself. */
  parse: (call: string, text: string, version: string) => unknown;
  /** The value of a version that was parsed before, in a box, or undefined. */
  find: (call: string, version: string) => { value: unknown } | undefined;
}

const maximum = 300;

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};

export const createKnownReplies = (): KnownReplies => {
  // The one that was used longest ago comes first.
  const known = new Map<string, { version: string; value: unknown }>();
  const keep = (call: string, reply: { version: string; value: unknown }) => {
    known.delete(call);
    known.set(call, reply);
    if (known.size > maximum) known.delete(known.keys().next().value!);
  };
  const find: KnownReplies['find'] = (call, version) => {
    const found = known.get(call);
    if (found?.version !== version) return undefined;
    keep(call, found);
    return found;
  };
  return {
    find,
    parse: (call, text, version) => {
      const found = find(call, version);
      if (found) return found.value;
      const value: unknown = JSON.parse(text);
      freeze(value);
      keep(call, { version, value });
      return value;
    },
  };
};
