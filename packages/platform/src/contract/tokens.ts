import * as v from 'valibot';

/** The name of a token, such as `team-news`: the history shows it. */
export const TokenNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'expected a name such as "team-news": small letters, digits and hyphens'),
);

/** A token's scope. What begins with `site:` is the site's own. */
export const TokenScopeSchema = v.pipe(
  v.string(),
  v.regex(
    /^(publish:(shell|mf-[a-z]{2,30})|promote|operate|status|site:[a-z-]{2,30}|\*)$/,
    'expected "publish:<remote>", "promote", "operate", "status", "site:<name>" or "*"',
  ),
);
