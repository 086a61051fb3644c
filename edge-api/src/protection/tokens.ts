import type { Context } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { ProblemError } from '../problem.ts';
import { formatSha256 } from '../sha256.ts';

const TokensSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), v.array(v.string())),
);

/** What a token may do: `publish:mf-leads`, `promote`, `operate`, `status`, `leads`, `refresh`, or `*`. */
export type Scope = `publish:${string}` | 'promote' | 'operate' | 'status' | 'leads' | 'refresh';

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Refuses a request whose bearer token does not have `scope`. Only hashes of tokens are configured, and they are
 * compared in constant time. Returns a name for the history: the first digits of the token's hash.
 */
export const requireScope = async (c: Context<EdgeEnv>, scope: Scope): Promise<string> => {
  const token = /^Bearer ([\x21-\x7e]{8,256})$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token)
    throw new ProblemError('unauthorized', {
      detail: 'Send the header "Authorization: Bearer <token>".',
      headers: { 'www-authenticate': 'Bearer' },
    });
  const given = await formatSha256(token);
  const tokens = v.parse(TokensSchema, parseConfig(c.env).PLATFORM_TOKENS);
  let scopes: string[] | undefined;
  for (const [known, allowed] of Object.entries(tokens))
    if (crypto.subtle.timingSafeEqual(encode(known), encode(given))) scopes = allowed;
  if (!scopes)
    throw new ProblemError('unauthorized', {
      detail: 'This token is not known here.',
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  if (!scopes.includes(scope) && !scopes.includes('*'))
    throw new ProblemError('forbidden', {
      detail: `This token does not have the scope "${scope}".`,
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    });
  return `token ${given.slice(0, 8)}`;
};
