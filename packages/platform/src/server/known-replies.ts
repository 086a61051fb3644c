/**
 * The value of a reply's text. Parsed replies of the edge API that this isolate has seen before are kept: a reply is the same
 * for every visitor, so it is parsed once, and what was drawn of it can be found by it. Values are frozen: a loader that
 * changed one would change the next visitor's page.
 */
export type ParseReply = (call: string, text: string) => unknown;

const maximum = 300;

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};

export const createKnownReplies = (): ParseReply => {
  // The one that was used longest ago comes first.
  const known = new Map<string, { text: string; value: unknown }>();
  return (call, text) => {
    let reply = known.get(call);
    if (reply?.text !== text) {
      const value: unknown = JSON.parse(text);
      freeze(value);
      reply = { text, value };
    }
    known.delete(call);
    known.set(call, reply);
    if (known.size > maximum) known.delete(known.keys().next().value!);
    return reply.value;
  };
};
