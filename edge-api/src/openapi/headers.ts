type Json = Record<string, unknown>;

const text = (description: string, example?: string): Json => ({
  description,
  schema: { type: 'string' },
  ...(example ? { example } : {}),
});

/** The headers of replies, by their names. */
export const headerComponents = {
  'x-request-id': text('Yours if you sent one, else ours.'),
  'server-timing': text('How long the edge took, in milliseconds.', 'edge;dur=1.4'),
  etag: text('What `If-None-Match` is compared with, weakly.'),
  'cache-control': text('For how long others may keep it.'),
  'cache-status': text(
    'Whether it came from the cache, and how fresh it was (RFC 9211).',
    'binnen-edge; hit; ttl=42',
  ),
  vary: text('What the reply depends on, for caches.', 'Accept-Encoding, Origin'),
  age: text('Seconds since it was read from its source.', '18'),
  'retry-after': text('Seconds to wait.', '60'),
  'ratelimit-policy': text('How the call is limited: so many in so many seconds.', '"lead";q=60;w=60'),
  ratelimit: text('How many calls are left, and for how many seconds.', '"lead";r=0;t=60'),
} satisfies Record<string, Json>;
type Name = keyof typeof headerComponents;

/** How a caller repeats a call that is to be done once. */
export const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the same lead sent twice one lead: choose a new key for each lead, and send the same one when you try again. It is known for as long as the lead is kept, 30 days after it was delivered unless the firm chose otherwise. With other values it is refused as `idempotency-conflict`.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
  example: '5f0c1f5e-9a35-4d0e-8d43-4f2b1a7f6c11',
};

const always: Name[] = ['x-request-id', 'server-timing'];
const groups = {
  always,
  read: [...always, 'etag', 'cache-control', 'cache-status', 'age', 'vary'],
  limited: [...always, 'retry-after', 'ratelimit-policy', 'ratelimit'],
} satisfies Record<string, Name[]>;

/** The headers of a reply. `isLimited`: also how much is left. */
export const describeHeaders = (group: keyof typeof groups, isLimited = false): Json => ({
  headers: Object.fromEntries(
    [...groups[group], ...(isLimited ? (['ratelimit-policy', 'ratelimit'] as const) : [])].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  ),
});
