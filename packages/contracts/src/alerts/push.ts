import * as v from 'valibot';

/** A browser's subscription as `PushSubscription.toJSON()` has it: an uncompressed point of P-256 and 16 bytes. */
export const PushSubscriptionSchema = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscriptionSchema>;

/** A page of this site. */
const PathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

/** The reply to a browser that asks for push: it is on. `beheer`: the page that pauses or ends it. */
export const PushedAlertSchema = v.object({ staat: v.literal('actief'), beheer: PathSchema });

/** What the edge pushes and the service worker shows. A message with a `tag` that is shown already replaces that one. */
export const PushMessageSchema = v.object({
  titel: v.string(),
  tekst: v.string(),
  lijst: PathSchema,
  beheer: PathSchema,
  tag: v.string(),
});
export type PushMessage = v.InferOutput<typeof PushMessageSchema>;

/** The message that a service worker is pushed; undefined when it is something else. */
export const parsePushMessage = (text: string): PushMessage | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), PushMessageSchema), text);
  return read.success ? read.output : undefined;
};
