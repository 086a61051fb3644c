import type { Context, MiddlewareHandler } from 'hono';
import { getRegistry } from '../get-registry.ts';
import { parseConfig } from '../../environment/config.ts';
import type { Caller, EdgeEnv, SiteScope } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import type { IssuedToken } from '../stores/token-store.ts';
import { refuseWaiting } from '@binnen/edge-kit/quotas/limit-failures';

/** What a token may do: `publish:mf-news`, `promote`, `operate`, `status`, `site:<name>`, or `*`. */
export type Scope = `publish:${string}` | 'promote' | 'operate' | 'status' | SiteScope;

/** The prefix of the tokens that we issue: others cost no lookup, and secret scanners recognise it. */
export const tokenPrefix = 'binnen_';
const issuedForm = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);

const encode = (text: string) => new TextEncoder().encode(text);

const refuseToken = (detail: string): never => {
  throw new ProblemError('unauthorized', {
    detail,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
};

/** The root tokens of the configuration: an operator issues all others with them. */
const findConfigured = (c: Context<EdgeEnv>, hash: string): Caller | null => {
  let scopes: string[] | undefined;
  for (const [known, allowed] of Object.entries(parseConfig(c.env).PLATFORM_TOKENS))
    if (crypto.subtle.timingSafeEqual(encode(known), encode(hash))) scopes = allowed;
  return scopes ? { name: `token ${hash.slice(0, 8)}`, scopes } : null;
};

const endings = {
  revoked: 'was revoked',
  leaked: 'leaked and was revoked',
  replaced: 'was replaced',
};

const describeEnd = ({ name, ended, expires }: IssuedToken): string =>
  `The token "${name}" ${ended ? endings[ended] : 'expired'} on ${new Date(expires).toISOString().slice(0, 10)}. Ask an operator for a new one: pnpm remote token rotate ${name}`;

const ofIssued = (issued: IssuedToken | null): Caller => {
  if (!issued) return refuseToken('This token is not known here. Ask an operator: pnpm remote token issue');
  // What was taken back stays so, also when the clock that ended it was ahead.
  const isOver = issued.ended === 'revoked' || issued.ended === 'leaked' || issued.expires <= Date.now();
  if (isOver) return refuseToken(describeEnd(issued));
  return { name: issued.name, scopes: issued.scopes };
};

/** The caller with the token of this hash. Refuses a token that is unknown or has ended. */
export const findHolder = async (c: Context<EdgeEnv>, hash: string): Promise<Caller> =>
  findConfigured(c, hash) ?? ofIssued(await getRegistry(c.env).findToken(hash));

const tokenForm = /^[\x21-\x7e]{8,256}$/;

/** The caller of a token, and its hash; refuses a token that is not good. Only hashes of tokens are kept. */
export const authenticateToken = async (
  c: Context<EdgeEnv>,
  token: string,
): Promise<{ caller: Caller; hash: string }> => {
  if (!tokenForm.test(token)) return refuseToken('This is no token.');
  const hash = await formatSha256(token);
  const configured = findConfigured(c, hash);
  if (configured) return { caller: configured, hash };
  if (!issuedForm.test(token)) return { caller: ofIssued(null), hash };
  refuseWaiting(c);
  return { caller: await findHolder(c, hash), hash };
};

/** The caller of a request's bearer token; refuses a request without a good one. */
const authenticate = async (c: Context<EdgeEnv>): Promise<Caller> => {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (!token)
    throw new ProblemError('unauthorized', {
      detail: 'Send the header "Authorization: Bearer <token>".',
      headers: { 'www-authenticate': 'Bearer' },
    });
  return (await authenticateToken(c, token)).caller;
};

/** First, before the body is parsed: callers without a token cost us nothing. */
export const requireToken: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  c.set('caller', await authenticate(c));
  await next();
};

/** Whether a caller publishes a remote. */
const isTeam = ({ scopes }: Caller): boolean => scopes.some((scope) => scope.startsWith('publish:'));

/** Whether a caller has this scope. Publishers of a remote may see the status, too. */
export const mayDo = (caller: Caller, scope: Scope | '*'): boolean =>
  caller.scopes.includes('*') || caller.scopes.includes(scope) || (scope === 'status' && isTeam(caller));

/** Whether a caller may make previews of some remotes. */
export const mayPreview = (caller: Caller): boolean => mayDo(caller, 'promote') || isTeam(caller);

/** The remotes whose releases a caller may see; null for all of them. */
export const findVisibleRemotes = ({ scopes }: Caller): string[] | null =>
  scopes.includes('*') || scopes.includes('status')
    ? null
    : scopes.flatMap((scope) => /^publish:(.+)$/.exec(scope)?.[1] ?? []);

/** Who calls, by their token; refuses a request without one. */
export const findCaller = async (c: Context<EdgeEnv>): Promise<Caller> =>
  c.get('caller') ?? (await authenticate(c));

/** Refuses a request whose token has none of these scopes, the narrowest last. Returns the token's name, for the history. */
export const requireScope = async (c: Context<EdgeEnv>, ...scopes: [Scope, ...Scope[]]): Promise<string> => {
  const caller = await findCaller(c);
  if (scopes.some((scope) => mayDo(caller, scope))) return caller.name;
  throw new ProblemError('forbidden', {
    detail: `This token does not have the scope ${scopes.map((scope) => `"${scope}"`).join(' or ')}.`,
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scopes.at(-1)}"` },
  });
};
