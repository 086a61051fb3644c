import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { TokenNameSchema } from '@binnen/platform/contract/tokens';
import { Hono, type Context } from 'hono';
import { encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { parse } from '@binnen/edge-kit/requests/read-json';
import { getRegistry } from '../../registry/get-registry.ts';
import type { EdgeEnv, SiteScope } from '../../environment/env.ts';
import { addRead, addWrite } from './add-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import type { IssuedToken } from '../../registry/stores/token-store.ts';
import { findCaller, mayDo, tokenPrefix } from '../../registry/tokens/tokens.ts';

const dayMilliseconds = 86_400_000;

const { tokens, issueToken, rotateToken, revokeToken } = platformCalls;

const isOwn = (scope: string): scope is SiteScope | '*' => scope === '*' || scope.startsWith('site:');

/** An operator issues the platform's scopes; for one of the site's or `*`, the caller must have it. Answers the issuer's name. */
const requireIssuer = async (c: Context<EdgeEnv>, scopes: readonly string[]): Promise<string> => {
  const caller = await findCaller(c);
  const own = scopes.filter(isOwn).find((scope) => !mayDo(caller, scope));
  if (!own) return caller.name;
  throw new ProblemError('forbidden', {
    detail: `Only a token with the scope "${own}" gives it to another. Send one that has it.`,
  });
};

/** A new token: the answer to its issuer, and what is kept of it. */
const createToken = async (c: Context<EdgeEnv>, name: string, scopes: string[], days: number) => {
  const by = await requireIssuer(c, scopes);
  const token = tokenPrefix + encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const expires = Date.now() + days * dayMilliseconds;
  const kept = { name, hash: await formatSha256(token), scopes, expires, by };
  return { answer: { token, name, scopes, expires }, kept };
};

/** The token that the path of a call names. */
const findNamed = async (c: Context<EdgeEnv>): Promise<IssuedToken> => {
  const name = parse(TokenNameSchema, c.req.param('name'));
  const found = await getRegistry(c.env).findNamedToken(name);
  if (found) return found;
  throw new ProblemError('not-found', {
    detail: `No token was ever called "${name}". See: pnpm remote token list`,
  });
};

/** Tokens of teams and programs. Root tokens are in the configuration, and not listed here. */
export const tokenRoutes = new Hono<EdgeEnv>();

addRead(
  tokenRoutes,
  tokens,
  'operate',
  'The tokens that were issued: what each may do, until when, and who issued it.',
  async (c) => ({ tokens: await getRegistry(c.env).listTokens() }),
);

addWrite(
  tokenRoutes,
  issueToken,
  'operate',
  'Issues a token. The reply is the only place where it is ever shown.',
  async (c, { name, scopes, days }) => {
    const { answer, kept } = await createToken(c, name, scopes, days);
    if (!(await getRegistry(c.env).addToken(kept)))
      throw new ProblemError('token-exists', {
        detail: `There is a good token called "${name}". Replace it: pnpm remote token rotate ${name}`,
      });
    return answer;
  },
  {
    body: '{"name":"team-news","scopes":["publish:mf-news"]}',
    status: 201,
    problems: ['token-exists'],
  },
);

addWrite(
  tokenRoutes,
  rotateToken,
  'operate',
  'Issues a token in the place of another of the same name, which stays good for a while.',
  async (c, { days, overlapHours }) => {
    const { name, scopes } = await findNamed(c);
    const { answer, kept } = await createToken(c, name, scopes, days);
    await getRegistry(c.env).replaceToken(kept, Date.now() + overlapHours * 3_600_000);
    return answer;
  },
  {
    path: '/_platform/tokens/team-news/rotate',
    body: '{"overlapHours":24}',
    status: 201,
    problems: ['not-found'],
  },
);

addWrite(
  tokenRoutes,
  revokeToken,
  'operate',
  'Ends every good token of a name at once; `leaked` says why to who still sends it.',
  async (c, { leaked }) => {
    const { name } = await findNamed(c);
    const revoked = await getRegistry(c.env).endTokens(name, leaked ? 'leaked' : 'revoked');
    return { name, revoked };
  },
  { path: '/_platform/tokens/team-news/revoke', body: '{"leaked":true}', problems: ['not-found'] },
);
