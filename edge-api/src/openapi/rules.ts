/** The rules of every call, for callers: shown in the document and on its page. */
export const rules = [
  'Unknown query parameters are ignored and never passed on. A parameter without a value is as good as absent. Of one that is given twice the first counts; only `status` of the feed may be repeated, and a field of a lead may not. A value that cannot be is refused as `invalid-parameter`, with its name in `errors`.',
  'Every reply that is no success is a problem document (RFC 9457) with a `code` of a closed list, a Dutch `title` for a visitor, an English `message`, and the `requestId`.',
  'Replies that may be kept say how old they are and for how long: `Age`, `Cache-Status`, `Cache-Control`, `ETag`. Send `If-None-Match` and you are told 304 when you have them already. Errors and what was sent are never kept.',
  'HEAD answers as GET without the body, OPTIONS names the methods of a path in `Allow`.',
  'Where calls are limited, `RateLimit-Policy` says how; a 429 says in `Retry-After` and `RateLimit` when to come again.',
  'Send `x-request-id` (8 to 64 letters, digits, `-` or `_`) to find your call in our logs; every reply has one. `Server-Timing` says how long the edge took.',
  'Pages of other sites may call the API when their origin is configured (`CORS_ORIGINS`); programs may always.',
] as const;
