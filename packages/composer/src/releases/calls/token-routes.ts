import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { TokenNameSchema } from '@binnen/platform/contract/tokens';
import { Hono, type Context } from 'hono';
import { encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { limitVersions, parse, readBody } from '@binnen/edge-kit/requests/read-json';
import { getRegistry } from '../../registry/get-registry.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { describeCall } from './describe-call.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';
import type { IssuedToken } from '../../registry/stores/token-store.ts';
import { mayDo, requireScope, tokenPrefix, type Scope } from '../../registry/tokens/tokens.ts';

const dayMilliseconds = 86_400_000;

const { tokens, issueToken, rotateToken, revokeToken } = platformCalls;

/** An operator issues the platform's scopes; for the scope `leads` or `*`, the caller must have it. */
const requireIssuer = async (c: Context<EdgeEnv>, scopes: readonly string[]): Promise<string> => {
  const by = await requireScope(c, 'operate');
  const caller = c.get('caller');
  for (const scope of scopes)
    if ((scope === '*' || scope === 'leads') && !(caller && mayDo(caller, scope as Scope)))
      throw new ProblemError('forbidden', {
        detail: `Only a token with the scope "${scope}" gives it to another. Send one that has it.`,
      });
  return by;
};

/** A new token, its hash, and when it expires. */
const createToken = async (days: number) => {
  const token = tokenPrefix + encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  return { token, hash: await formatSha256(token), expires: Date.now() + days * dayMilliseconds };
};

const readName = (c: Context<EdgeEnv>): string => parse(TokenNameSchema, c.req.param('name'));

const findNamed = async (c: Context<EdgeEnv>, name: string): Promise<IssuedToken> => {
  const found = await getRegistry(c.env).findNamedToken(name);
  if (found) return found;
  throw new ProblemError('not-found', {
    detail: `No token was ever called "${name}". See: pnpm remote token list`,
  });
};

/** Tokens of teams and programs. Root tokens are in the configuration, and not listed here. */
export const tokenRoutes = new Hono<EdgeEnv>()
  .get(
    tokens.path,
    describeCall(
      tokens,
      'operate',
      'The tokens that were issued: what each may do, until when, and who issued it.',
    ),
    async (c) => {
      await requireScope(c, 'operate');
      return c.json({ tokens: await getRegistry(c.env).listTokens() });
    },
  )
  .post(
    issueToken.path,
    describeCall(
      issueToken,
      'operate',
      'Issues a token. The reply is the only place where it is ever shown.',
      {
        body: '{"name":"team-leads","scopes":["publish:mf-leads"]}',
        status: 201,
        problems: ['token-exists'],
      },
    ),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const { name, scopes, days } = await readBody(c, issueToken.body);
      const by = await requireIssuer(c, scopes);
      const { token, hash, expires } = await createToken(days);
      if (!(await getRegistry(c.env).addToken({ name, hash, scopes, expires, by })))
        throw new ProblemError('token-exists', {
          detail: `There is a good token called "${name}". Replace it: pnpm remote token rotate ${name}`,
        });
      return c.json({ token, name, scopes, expires }, 201);
    },
  )
  .post(
    rotateToken.path,
    describeCall(
      rotateToken,
      'operate',
      'Issues a token in the place of another of the same name, which stays good for a while.',
      {
        path: '/_platform/tokens/team-leads/rotate',
        body: '{"overlapHours":24}',
        status: 201,
        problems: ['not-found'],
      },
    ),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const name = readName(c);
      const { days, overlapHours } = await readBody(c, rotateToken.body);
      const { scopes } = await findNamed(c, name);
      const by = await requireIssuer(c, scopes);
      const { token, hash, expires } = await createToken(days);
      const until = Date.now() + overlapHours * 3_600_000;
      await getRegistry(c.env).replaceToken({ name, hash, scopes, expires, by }, until);
      return c.json({ token, name, scopes, expires }, 201);
    },
  )
  .post(
    revokeToken.path,
    describeCall(
      revokeToken,
      'operate',
      'Ends every good token of a name at once; `leaked` says why to who still sends it.',
      { path: '/_platform/tokens/team-leads/revoke', body: '{"leaked":true}', problems: ['not-found'] },
    ),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const name = readName(c);
      const { leaked } = await readBody(c, revokeToken.body);
      await findNamed(c, name);
      const revoked = await getRegistry(c.env).endTokens(name, leaked ? 'leaked' : 'revoked');
      return c.json({ name, revoked });
    },
  );
