/** The rules of every call, for callers: shown in the document and on its page. */
export const rules = [
  'Unknown query parameters are ignored and never passed on. A parameter without a value is treated as absent. If one is repeated, the first value counts; only `status` of the feed may be repeated, and fields of a lead may not. An invalid value is refused as `invalid-parameter`, with the name of the parameter in `errors`.',
  'Some paths end in a slash, because that is how callers of the services behind them have always written them. `/mg/references/` and its like also answer without it where this document has both.',
  'Every error reply is a problem document (RFC 9457) with a `code` of a closed list, a Dutch `title` for a visitor, an English `message`, and the `requestId`.',
  'Cacheable replies say how old they are and how long they may be kept: `Age`, `Cache-Status`, `Cache-Control`, `ETag`. With `If-None-Match` you get a 304 when your copy is current. Errors and replies to a POST are never cached.',
  'HEAD answers as GET without the body, OPTIONS names the methods of a path in `Allow`.',
  'Where calls are limited, `RateLimit-Policy` has the limit. Lookups and valuations also say in `RateLimit` what is left of it, in successes as well; where only the location counts, that is at most what is left. A 429 says in `Retry-After` when to retry.',
  'Calls that send a lead take an `Idempotency-Key`. Send a lead that was not answered again with the same key, not before `Retry-After`.',
  'Nothing of a version is taken away: fields and calls are added, so ignore what you do not know. A call or field that will go is marked `deprecated` here for at least six months before; its replies then carry `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). A break is a new major `version`.',
  'Send `x-request-id` (a UUID, or 8 to 64 letters, digits, `-` or `_` that are no telephone number or key) to find your call in our logs; every reply has one. `Server-Timing` says how long the edge took.',
  'Pages of other sites may call the API when their origin is configured (`CORS_ORIGINS`); programs always may.',
] as const;
