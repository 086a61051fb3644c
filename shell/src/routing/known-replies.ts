/**
 * Parsed replies of the edge API that this isolate has seen before. A reply is the same for every visitor, and the same
 * text always means the same value, so that parsing it once is enough. Values are frozen: a loader that changed one
 * would change the next visitor's page.
 */
const maximum = 300;

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};

export const createKnownReplies = (): ((call: string, text: string) => unknown) => {
  const known = new Map<string, { text: string; value: unknown }>();
  return (call, text) => {
    const found = known.get(call);
    if (found?.text === text) return found.value;
    const value: unknown = JSON.parse(text);
    freeze(value);
    known.delete(call);
    known.set(call, { text, value });
    if (known.size > maximum) known.delete(known.keys().next().value!);
    return value;
  };
};
