import { sides, type Side } from '@binnen/platform/contract/canary';
import type { Pointer } from '@binnen/platform/contract/composition';
import { encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { signText } from '@binnen/edge-kit/hashes/hmac';
import { hashKeyed } from '@binnen/edge-kit/hashes/keyed-hash';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { VisitReport } from '../../registry/judging/stored-canary.ts';
import { tokenLifeMilliseconds } from '../../registry/judging/token-life.ts';
import type { Visit } from './visit.ts';

const nonceBytes = 9;
const nameLength = 16;

/** A document that was counted. */
export type CountedView = Pick<VisitReport, 'side' | 'nonce' | 'madeAt' | 'network'>;

const sign = async (env: Bindings, text: string): Promise<string> =>
  encodeBase64Url(new Uint8Array(await signText(parseConfig(env).SIGNING_KEY, `visit ${text}`)));

/** Says of two visits that they are of one network, and of none which: a keyed hash, another one for each draw of lots. */
export const nameNetwork = async (env: Bindings, draw: string, network: string): Promise<string> =>
  (await hashKeyed(env, `${draw} ${network}`)).slice(0, nameLength);

/**
 * Proves that a document of this canary was served and counted, or one that is a measure for all canaries of a draw. Its report counts for the network that got the document,
 * wherever the report comes from: a phone that goes from the house's network to the street's is one, and who gathers tokens in one
 * network cannot send them from eight.
 */
export const createToken = async (
  env: Bindings,
  { id, draw }: { id: string; draw: string },
  side: Side,
  network: string | undefined,
): Promise<string> => {
  const nonce = encodeBase64Url(crypto.getRandomValues(new Uint8Array(nonceBytes)));
  const name = network === undefined ? '' : await nameNetwork(env, draw, network);
  const text = `${id}.${side}.${Date.now().toString(36)}.${nonce}.${name}`;
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

/** What a view says something of: its own canary, or all for which it is the measure. */
export type Told = Pick<Visit, 'draw' | 'running' | 'canary'>;

/** … and the document of a token; undefined when its canary does not run. */
export const findTold = (pointer: Pointer | null, token: string): Told | undefined => {
  const canaries = pointer?.canaries;
  const [id, side] = token.split('.');
  const canary = side === 'canary' ? canaries?.running.find((each) => each.id === id) : undefined;
  return canaries && (canary || (side === 'stable' && id === canaries.draw))
    ? { ...canaries, canary }
    : undefined;
};

/** The document that may still tell of itself; null for a token that is old, changed or made up. */
export const readToken = async (env: Bindings, token: string): Promise<CountedView | null> => {
  const text = token.slice(0, token.lastIndexOf('.'));
  const [, name, time = '', nonce, network] = text.split('.');
  const side = sides.find((each) => each === name);
  const madeAt = Number.parseInt(time, 36);
  const age = Date.now() - madeAt;
  if (!side || !nonce || !(age >= 0 && age <= tokenLifeMilliseconds)) return null;
  const isOurs = crypto.subtle.timingSafeEqual(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)),
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}.${await sign(env, text)}`)),
  );
  return isOurs ? { side, nonce, madeAt, network: network || undefined } : null;
};
