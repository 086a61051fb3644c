import * as v from 'valibot';

/**
 * Every error code that the edge API answers with, its status and its two titles. The list is closed: a new
 * code is added here, and an old one stays.
 */
export const problems = {
  'bad-request': [400, 'De aanvraag klopt niet.', 'Bad request'],
  'invalid-parameter': [400, 'Een van de gegevens klopt niet.', 'A parameter is not valid'],
  'invalid-postcode': [400, 'De postcode klopt niet.', 'Invalid postcode format'],
  'invalid-house-number': [400, 'Het huisnummer klopt niet.', 'Invalid number format'],
  unauthorized: [401, 'Hiervoor is een sleutel nodig.', 'A valid bearer token is needed'],
  forbidden: [403, 'Dit mag niet.', 'Error 403'],
  'challenge-failed': [
    403,
    'We konden niet vaststellen dat je geen robot bent. Probeer het nog een keer.',
    'The Turnstile check failed',
  ],
  'challenge-required': [
    403,
    'We willen eerst weten dat je geen robot bent.',
    'Send an answer of Turnstile to /lookups/challenge, then ask again',
  ],
  'not-found': [404, 'Dit bestaat niet.', 'This page could not be found'],
  'page-not-found': [404, 'Deze pagina bestaat niet (meer)', 'Page not found'],
  'blog-not-found': [404, 'Deze blog bestaat niet (meer)', 'Blog not found'],
  'city-not-found': [404, 'Plaats niet gevonden', 'City not found'],
  'address-not-found': [404, 'Adres niet gevonden', 'Address not found'],
  'method-not-allowed': [405, 'Dit kan hier niet.', 'Method not allowed'],
  'release-exists': [409, 'Deze versie bestaat al.', 'This version is published already'],
  'token-exists': [409, 'Er is al een sleutel met deze naam.', 'A token of this name is good still'],
  'idempotency-conflict': [
    409,
    'Dit formulier is al met andere gegevens verstuurd.',
    'Key used with other values',
  ],
  'payload-too-large': [413, 'Dit is te groot.', 'The body is too large'],
  'unsupported-media-type': [415, 'Dit formaat kennen we niet.', 'Unsupported media type'],
  misdirected: [421, 'Dit adres hoort niet bij deze site.', 'This host is not one of ours'],
  'release-refused': [422, 'Deze release is geweigerd.', 'The release was refused'],
  'composition-refused': [422, 'Deze samenstelling is geweigerd.', 'The composition was refused'],
  'rate-limited': [429, 'Even rustig aan.', 'Too many requests'],
  'budget-spent': [
    503,
    'Dit kan vandaag niet meer. Probeer het morgen nog eens, of bel ons.',
    'The day’s budget of this service is spent',
  ],
  'not-configured': [503, 'De site is nog niet ingesteld.', 'The Worker is not configured'],
  'leads-unavailable': [503, 'We kunnen je gegevens nu niet bewaren.', 'The lead cannot be stored'],
  'renderer-unavailable': [
    503,
    'De site kan nu geen pagina’s maken.',
    'What renders pages cannot be reached',
  ],
  'not-well': [503, 'Er is iets mis met de site.', 'The site needs somebody'],
  'internal-error': [500, 'Er ging iets mis.', 'Internal error'],
  'upstream-unavailable': [
    503,
    'Deze gegevens zijn nu niet te bereiken.',
    'An upstream service cannot be reached',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, english: string]>;

export type ProblemCode = keyof typeof problems;

export const ProblemSchema = v.object({
  /** `about:blank#<code>`: RFC 9457 wants a URI, and the code is enough. */
  type: v.string(),
  code: v.picklist(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  /** Dutch, for a visitor. */
  title: v.string(),
  /** English, for a developer or a log. */
  message: v.string(),
  status: v.number(),
  /** What was wrong, what was expected, and what to do. */
  detail: v.optional(v.string()),
  requestId: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ field: v.string(), message: v.string() }))),
});
/** An RFC 9457 problem document (`application/problem+json`). */
export type Problem = v.InferOutput<typeof ProblemSchema>;
