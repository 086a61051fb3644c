import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import { within } from '@binnen/edge-kit/deadlines/within';
import type { Caller, EdgeEnv } from '../../environment/env.ts';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { openSealed, sealText } from '@binnen/edge-kit/hashes/sealed-text';
import { authenticateToken, findHolder, mayDo } from '../../registry/tokens/tokens.ts';
import { getRegistry } from '../../registry/get-registry.ts';

const cookie = '__Host-console';
const cookieOptions = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const;
const purpose = 'console';
const lifetimeSeconds = 3_600;
const patienceMilliseconds = 2_000;

/**
 * The caller who is signed in, and until when. Forms carry the id: only the session's own pages know it, and it is of
 * no use without the cookie.
 */
export interface Session {
  id: string;
  caller: Caller;
  expires: number;
}

/** In the cookie, encrypted: the session's id, the hash of its token, and its end. */
const SealedSchema = v.tuple([v.string(), v.string(), v.number()]);

const readCookie = async (c: Context<EdgeEnv>): Promise<v.InferOutput<typeof SealedSchema> | null> => {
  const sealed = getCookie(c, cookie);
  if (!sealed || sealed.length > 400) return null;
  const opened = v.safeParse(SealedSchema, await openSealed(parseConfig(c.env).SIGNING_KEY, purpose, sealed));
  return opened.success && opened.output[2] > Date.now() ? opened.output : null;
};

const requireStatus = (caller: Caller): void => {
  if (!mayDo(caller, 'status'))
    throw new ProblemError('forbidden', {
      detail: 'The console is for tokens of teams, and for those with the scope "status".',
    });
};

const refuseUnchecked = (): never => {
  throw new ProblemError('upstream-unavailable', {
    detail: 'The registry does not answer, so your token cannot be checked now. A root token still can.',
  });
};

/** The answer of a check, as long as the registry can tell it. */
const checked = <T>(check: Promise<T>): Promise<T> =>
  within(patienceMilliseconds, check, refuseUnchecked).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code !== 'upstream-unavailable') throw error;
    return refuseUnchecked();
  });

/** Exchanges a token for a session with an id of its own, whatever cookie the browser came with. */
export const startSession = async (c: Context<EdgeEnv>, token: string): Promise<void> => {
  const { caller, hash } = await checked(authenticateToken(c, token));
  requireStatus(caller);
  const value = [crypto.randomUUID(), hash, Date.now() + lifetimeSeconds * 1_000];
  const sealed = await sealText(parseConfig(c.env).SIGNING_KEY, purpose, value);
  setCookie(c, cookie, sealed, { ...cookieOptions, maxAge: lifetimeSeconds });
};

// By request: a session is checked once for it, and the page of an error has it too.
const found = new WeakMap<Request, Session>();
export const findSession = (c: Context<EdgeEnv>): Session | null => found.get(c.req.raw) ?? null;

/**
 * Who is signed in; null for nobody. Refuses a session whose token is not good any more. Without the registry a session
 * may look, and `changes` nothing.
 */
export const readSession = async (
  c: Context<EdgeEnv>,
  { changes }: { changes: boolean },
): Promise<Session | null> => {
  const opened = await readCookie(c);
  if (!opened) return null;
  const [id, hash, expires] = opened;
  // Checked with each request, so that a session ends with its token.
  const caller = await checked(findHolder(c, hash));
  requireStatus(caller);
  // Undefined when the registry does not answer.
  const checking = getRegistry(c.env, 3_000).hasEnded(id);
  const ended = await checking.catch(() => undefined);
  if (ended) return null;
  if (ended === undefined && changes) refuseUnchecked();
  const session = { id, caller, expires };
  found.set(c.req.raw, session);
  return session;
};

/** Ends the session here and for everybody who has a copy of its cookie. */
export const endSession = async (c: Context<EdgeEnv>, { id, expires }: Session): Promise<void> => {
  deleteCookie(c, cookie, cookieOptions);
  found.delete(c.req.raw);
  await getRegistry(c.env).endSession(id, expires);
};
