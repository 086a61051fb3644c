import { TokenNameSchema, TokenScopeSchema } from '@binnen/contracts/tokens';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { limitVersions, parse, readBody } from './read-body.ts';
import { getRegistry } from '../registry/registry.ts';
import type { EdgeEnv } from '../env.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { formatSha256 } from '../sha256.ts';
import type { IssuedToken } from '../registry/token-store.ts';
import { mayDo, requireScope, tokenPrefix, type Scope } from '../protection/tokens.ts';

const dayMilliseconds = 86_400_000;

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least, `expected at least ${least}`),
    v.maxValue(most, `expected at most ${most}`),
  );
const IssueSchema = v.object({
  name: TokenNameSchema,
  scopes: v.pipe(v.array(TokenScopeSchema), v.minLength(1, 'expected at least one scope'), v.maxLength(20)),
  /** How long it is valid. */
  days: v.optional(whole(1, 730), 180),
});
const RotateSchema = v.object({
  days: v.optional(whole(1, 730), 180),
  /** How long the replaced token remains valid. */
  overlapHours: v.optional(whole(0, 168), 24),
});
const RevokeSchema = v.object({ leaked: v.optional(v.boolean(), false) });
const TokenSchema = v.object({
  name: v.string(),
  digits: v.string(),
  scopes: v.array(v.string()),
  at: v.number(),
  by: v.string(),
  expires: v.number(),
  ended: v.nullable(v.picklist(['revoked', 'leaked', 'replaced'])),
});
const ShownSchema = v.object({
  /** Shown only now; only its hash is stored. */
  token: v.string(),
  name: v.string(),
  scopes: v.array(v.string()),
  expires: v.number(),
});

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

const createSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return tokenPrefix + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const readName = (c: Context<EdgeEnv>): string => parse(TokenNameSchema, c.req.param('name'));

const findNamed = async (c: Context<EdgeEnv>, name: string): Promise<IssuedToken> => {
  const found = (await getRegistry(c.env).findNamedToken(name)) as IssuedToken | null;
  if (found) return found;
  throw new ProblemError('not-found', {
    detail: `No token was ever called "${name}". See: pnpm remote token list`,
  });
};

const problems = ['unauthorized', 'forbidden', 'invalid-parameter', 'payload-too-large'] as const;
const example = (path: string, body: string) => [{ path, status: 401, body }];

/** Tokens of teams and programs. Root tokens are in the configuration, and not listed here. */
export const tokenRoutes = new Hono<EdgeEnv>()
  .get(
    '/_platform/tokens',
    describeRoute({
      summary: 'The tokens that were issued: what each may do, until when, and who issued it.',
      tag: 'platform',
      scope: 'operate',
      reply: v.object({ tokens: v.array(TokenSchema) }),
      problems: ['unauthorized', 'forbidden'],
      examples: [{ path: '/_platform/tokens', status: 401 }],
    }),
    async (c) => {
      await requireScope(c, 'operate');
      return c.json({ tokens: await getRegistry(c.env).listTokens() });
    },
  )
  .post(
    '/_platform/tokens',
    describeRoute({
      summary: 'Issues a token. The reply is the only place where it is ever shown.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: IssueSchema },
      reply: ShownSchema,
      status: 201,
      problems: [...problems, 'token-exists'],
      examples: example('/_platform/tokens', '{"name":"team-leads","scopes":["publish:mf-leads"]}'),
    }),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const { name, scopes, days } = await readBody(c, IssueSchema);
      const by = await requireIssuer(c, scopes);
      const token = createSecret();
      const expires = Date.now() + days * dayMilliseconds;
      const hash = await formatSha256(token);
      if (!(await getRegistry(c.env).addToken({ name, hash, scopes, expires, by })))
        throw new ProblemError('token-exists', {
          detail: `There is a good token called "${name}". Replace it: pnpm remote token rotate ${name}`,
        });
      return c.json({ token, name, scopes, expires }, 201);
    },
  )
  .post(
    '/_platform/tokens/:name/rotate',
    describeRoute({
      summary: 'Issues a token in the place of another of the same name, which stays good for a while.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: RotateSchema },
      reply: ShownSchema,
      status: 201,
      problems: [...problems, 'not-found'],
      examples: example('/_platform/tokens/team-leads/rotate', '{"overlapHours":24}'),
    }),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const name = readName(c);
      const { days, overlapHours } = await readBody(c, RotateSchema);
      const { scopes } = await findNamed(c, name);
      const by = await requireIssuer(c, scopes);
      const token = createSecret();
      const expires = Date.now() + days * dayMilliseconds;
      const hash = await formatSha256(token);
      const until = Date.now() + overlapHours * 3_600_000;
      await getRegistry(c.env).replaceToken({ name, hash, scopes, expires, by }, until);
      return c.json({ token, name, scopes, expires }, 201);
    },
  )
  .post(
    '/_platform/tokens/:name/revoke',
    describeRoute({
      summary: 'Ends every good token of a name at once; `leaked` says why to who still sends it.',
      tag: 'platform',
      scope: 'operate',
      body: { schema: RevokeSchema },
      reply: v.object({ name: v.string(), revoked: v.number() }),
      problems: [...problems, 'not-found'],
      examples: example('/_platform/tokens/team-leads/revoke', '{"leaked":true}'),
    }),
    limitVersions,
    async (c) => {
      await requireScope(c, 'operate');
      const name = readName(c);
      const { leaked } = await readBody(c, RevokeSchema);
      await findNamed(c, name);
      const revoked = await getRegistry(c.env).endTokens(name, leaked ? 'leaked' : 'revoked');
      return c.json({ name, revoked });
    },
  );
