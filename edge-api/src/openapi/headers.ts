type Json = Record<string, unknown>;

const text = (description: string, example?: string): Json => ({
  description,
  schema: { type: 'string' },
  ...(example ? { example } : {}),
});

const headers = {
  'x-request-id': text('Yours if you sent one, else ours.'),
  'server-timing': text('How long the edge took, in milliseconds.', 'edge;dur=1.4'),
  etag: text('What `If-None-Match` is compared with, weakly.'),
  'cache-control': text('For how long others may keep it.'),
  'cache-status': text(
    'Whether it came from the cache, and how fresh it was (RFC 9211).',
    'binnen-edge; hit; ttl=42',
  ),
  age: text('Seconds since it was read from its source.', '18'),
  'retry-after': text('Seconds to wait.', '60'),
  'ratelimit-policy': text('How the call is limited: so many in so many seconds.', '"lead";q=60;w=60'),
  ratelimit: text('How many calls are left, and for how many seconds.', '"lead";r=0;t=60'),
} satisfies Record<string, Json>;
type Name = keyof typeof headers;

const always: Name[] = ['x-request-id', 'server-timing'];
const groups = {
  always,
  read: [...always, 'etag', 'cache-control', 'cache-status', 'age'],
  limited: [...always, 'retry-after', 'ratelimit-policy', 'ratelimit'],
} satisfies Record<string, Name[]>;

/** The headers of replies, by their names. */
export const headerComponents: Json = headers;

/** The headers of a reply. */
export const describeHeaders = (group: keyof typeof groups): Json => ({
  headers: Object.fromEntries(groups[group].map((name) => [name, { $ref: `#/components/headers/${name}` }])),
});
