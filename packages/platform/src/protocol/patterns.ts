import * as v from 'valibot';

/**
 * A page's pattern: `/`, or segments. Each segment is a lower-case word or a `:parameter`; the last one may be `*`
 * (none, one or many segments). React Router allows more, but the edge can only compare these.
 */
export const PatternSchema = v.pipe(
  v.string(),
  v.maxLength(200, 'expected a pattern of at most 200 characters'),
  v.regex(
    /^(\/|(\/(\.?[a-z0-9_~-][a-z0-9._~-]*|:[a-zA-Z_]\w*))+(\/\*)?|\/\*)$/,
    'expected a pattern such as "/huren", "/huren/:city" or "/huren/*": small letters, whole segments, "*" at the end only',
  ),
);

const split = (pattern: string): string[] => pattern.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether some URL matches both patterns. */
export const overlaps = (one: string, other: string): boolean => {
  const [a, b] = [split(one), split(other)];
  for (let at = 0; ; at += 1) {
    const [left, right] = [a[at], b[at]];
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) return left === right;
    if (left !== right && !isParameter(left) && !isParameter(right)) return false;
  }
};

/** Whether every URL that matches `narrow` matches `wide` too. */
export const includes = (wide: string, narrow: string): boolean => {
  const [a, b] = [split(wide), split(narrow)];
  for (let at = 0; ; at += 1) {
    const [left, right] = [a[at], b[at]];
    if (left === '*') return true;
    if (left === undefined || right === undefined) return left === right;
    if (right === '*' || (left !== right && !isParameter(left))) return false;
  }
};

/** Whether `narrow` matches some of the URLs of `wide`, and not all: React Router then prefers it. */
export const isWithin = (wide: string, narrow: string): boolean =>
  includes(wide, narrow) && !includes(narrow, wide);

/** The patterns that match a path, without those that match more than another of them: React Router chooses one of these. */
export const findMatching = (patterns: readonly string[], path: string): string[] => {
  const matching = patterns.filter((pattern) => includes(pattern, path));
  return matching.filter((wide) => !matching.some((narrow) => isWithin(wide, narrow)));
};

/**
 * The paths that a remote may claim. `/huren` allows it and everything below it, and `/` the home page alone. A grant
 * with a parameter or `*`, such as `/:slug`, is a `rest` grant: it allows what the pattern matches, as long as no other
 * remote claims it with a narrower pattern.
 */
export type Grants = readonly string[];

const isRest = (grant: string): boolean => split(grant).some((each) => each === '*' || isParameter(each));

const allows = (grant: string, pattern: string): boolean =>
  isRest(grant) || grant === '/'
    ? includes(grant, pattern)
    : pattern === grant || pattern.startsWith(`${grant}/`);

/** The kind of grant that allows a pattern; null when none does. */
export const findRight = (pattern: string, grants: Grants): 'own' | 'rest' | null => {
  const allowing = grants.filter((grant) => allows(grant, pattern));
  if (allowing.length === 0) return null;
  return allowing.some((grant) => !isRest(grant)) ? 'own' : 'rest';
};

/** The grant that a pattern needs: its leading words, or the pattern itself when it has none. */
export const findNeededGrant = (pattern: string): string => {
  const segments = split(pattern);
  const words = segments.findIndex((segment) => segment === '*' || isParameter(segment));
  if (words === 0) return pattern;
  return `/${(words === -1 ? segments : segments.slice(0, words)).join('/')}`;
};

export interface Claim {
  remote: string;
  pattern: string;
  right: 'own' | 'rest';
}

/**
 * Whether claims of two remotes conflict: they match a common URL. The exception is a claim with a `rest` grant, which
 * gives way to a narrower pattern.
 */
export const isContested = (one: Claim, other: Claim): boolean =>
  one.remote !== other.remote &&
  overlaps(one.pattern, other.pattern) &&
  !(one.right === 'rest' && isWithin(one.pattern, other.pattern)) &&
  !(other.right === 'rest' && isWithin(other.pattern, one.pattern));
