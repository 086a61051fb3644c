import { ProblemSchema as AnyProblemSchema, titleProblems, type ProblemRow } from '@binnen/platform/problems';
import * as v from 'valibot';

/** Codes of this site alone. */
const ownProblems = {
  'invalid-postcode': [400, 'De postcode klopt niet.', 'Invalid postcode format'],
  'invalid-house-number': [400, 'Het huisnummer klopt niet.', 'Invalid number format'],
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
  'page-not-found': [404, 'Deze pagina bestaat niet (meer)', 'Page not found'],
  'blog-not-found': [404, 'Deze blog bestaat niet (meer)', 'Blog not found'],
  'city-not-found': [404, 'Plaats niet gevonden', 'City not found'],
  'address-not-found': [404, 'Adres niet gevonden', 'Address not found'],
  'cursor-unknown': [
    410,
    'Deze lijst van wijzigingen gaat niet zo ver terug.',
    'The feed does not go back to this cursor',
  ],
  'idempotency-conflict': [
    409,
    'Dit formulier is al met andere gegevens verstuurd.',
    'Key used with other values',
  ],
  'budget-spent': [
    503,
    'Dit kan vandaag niet meer. Probeer het morgen nog eens, of bel ons.',
    'The day’s budget of this service is spent',
  ],
  'leads-unavailable': [503, 'We kunnen je gegevens nu niet bewaren.', 'The lead cannot be stored'],
} as const satisfies Record<string, ProblemRow>;

/**
 * Every error code that the edge API answers with, its status and its two titles. The list is closed: a new
 * code is added here, and an old one stays.
 */
export const problems = {
  ...titleProblems({
    'bad-request': 'De aanvraag klopt niet.',
    'invalid-parameter': 'Een van de gegevens klopt niet.',
    unauthorized: 'Hiervoor is een sleutel nodig.',
    forbidden: 'Dit mag niet.',
    'not-found': 'Dit bestaat niet.',
    'method-not-allowed': 'Dit kan hier niet.',
    'release-exists': 'Deze versie bestaat al.',
    'token-exists': 'Er is al een sleutel met deze naam.',
    'payload-too-large': 'Dit is te groot: maak het korter.',
    'unsupported-media-type': 'Dit formaat kennen we niet.',
    misdirected: 'Dit adres hoort niet bij deze site.',
    'release-refused': 'Deze release is geweigerd.',
    'composition-refused': 'Deze samenstelling is geweigerd.',
    'rate-limited': 'Even rustig aan: dit waren veel verzoeken. Probeer het later nog eens.',
    'not-configured': 'De site is nog niet ingesteld.',
    'renderer-unavailable': 'De site kan nu geen pagina’s maken.',
    'not-well': 'Er is iets mis met de site.',
    'internal-error': 'Er ging iets mis.',
    'upstream-unavailable': 'Deze gegevens zijn nu niet te bereiken.',
  }),
  ...ownProblems,
};

export type OwnProblemCode = keyof typeof ownProblems;
export type ProblemCode = keyof typeof problems;

export const ProblemSchema = v.object({
  ...AnyProblemSchema.entries,
  code: v.picklist(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
});
/** An RFC 9457 problem document (`application/problem+json`). */
export type Problem = v.InferOutput<typeof ProblemSchema>;
