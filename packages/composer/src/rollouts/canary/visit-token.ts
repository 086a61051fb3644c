import { sides, type Side } from '@binnen/platform/contract/canary';
import { encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { signText } from '@binnen/edge-kit/hashes/hmac';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { tokenLifeMilliseconds } from '../../registry/judging/token-life.ts';

const nonceBytes = 9;

/** A document that was counted. */
export interface CountedView {
  side: Side;
  /** Random: nothing of a visitor. */
  nonce: string;
  /** In milliseconds since 1970. */
  madeAt: number;
}

const sign = async (env: Bindings, text: string): Promise<string> =>
  encodeBase64Url(new Uint8Array(await signText(parseConfig(env).SIGNING_KEY, `visit ${text}`)));

/** Proves that a document of this canary and side was served and counted; says nothing of who got it. */
export const createToken = async (env: Bindings, canaryId: string, side: Side): Promise<string> => {
  const nonce = encodeBase64Url(crypto.getRandomValues(new Uint8Array(nonceBytes)));
  const text = `${canaryId}.${side}.${Date.now().toString(36)}.${nonce}`;
  return `${text}.${await sign(env, text)}`;
};

/**
 * Keeps the token of the last document that was counted in its browser: a form that is refused counts with it, also without
 * script. It says nothing of the visitor, and ends with the token.
 */
export const formatViewCookie = (token: string): string =>
  `__Host-view=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${tokenLifeMilliseconds / 1_000}`;
export const findViewToken = (headers: Headers): string =>
  /(?:^|;\s*)__Host-view=([\w.-]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? '';

/** The document that may still tell of itself; null for a token that is old, changed or made up. */
export const readToken = async (env: Bindings, token: string): Promise<CountedView | null> => {
  const text = token.slice(0, token.lastIndexOf('.'));
  const [, name, time = '', nonce] = text.split('.');
  const side = sides.find((each) => each === name);
  const madeAt = Number.parseInt(time, 36);
  const age = Date.now() - madeAt;
  if (!side || !nonce || !(age >= 0 && age <= tokenLifeMilliseconds)) return null;
  const isOurs = crypto.subtle.timingSafeEqual(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)),
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}.${await sign(env, text)}`)),
  );
  return isOurs ? { side, nonce, madeAt } : null;
};
