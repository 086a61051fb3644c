import * as v from 'valibot';

/** Status, title in the site's language, and title in English. */
export type ProblemRow = readonly [status: number, title: string, english: string];

/** The error codes that every site on this platform answers with: status, and title in English. */
export const platformProblems = {
  'bad-request': [400, 'Bad request'],
  'invalid-parameter': [400, 'A parameter is not valid'],
  unauthorized: [401, 'A valid bearer token is needed'],
  forbidden: [403, 'This is not allowed'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'release-exists': [409, 'This version is published already'],
  'token-exists': [409, 'A token of this name is good still'],
  'payload-too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  misdirected: [421, 'This host is not one of ours'],
  'release-refused': [422, 'The release was refused'],
  'composition-refused': [422, 'The composition was refused'],
  'rate-limited': [429, 'Too many requests'],
  'not-configured': [503, 'The Worker is not configured'],
  'renderer-unavailable': [503, 'What renders pages cannot be reached'],
  'not-well': [503, 'The site needs somebody'],
  'internal-error': [500, 'Internal error'],
  'upstream-unavailable': [503, 'An upstream service cannot be reached'],
} as const satisfies Record<string, readonly [status: number, english: string]>;
export type PlatformProblemCode = keyof typeof platformProblems;

/** The rows of a site: the platform's codes with titles in its language. */
export const titleProblems = (titles: Readonly<Record<PlatformProblemCode, string>>) => {
  const codes = Object.keys(platformProblems) as PlatformProblemCode[];
  const rows = codes.map((code) => {
    const [status, english] = platformProblems[code];
    return [code, [status, titles[code], english]] as const;
  });
  return Object.fromEntries(rows) as Record<PlatformProblemCode, ProblemRow>;
};

export const ProblemSchema = v.object({
  /** `about:blank#<code>`: RFC 9457 wants a URI, and the code is enough. */
  type: v.string(),
  /** One of the site's codes. */
  code: v.string(),
  /** In the site's language, for a visitor. */
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
