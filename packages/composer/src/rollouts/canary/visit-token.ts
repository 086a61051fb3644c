import { sides, type Side } from '@binnen/platform/contract/canary';
import { encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { signText } from '@binnen/edge-kit/hashes/hmac';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import type { Vital } from '../../registry/judging/judge-canary.ts';

/** A document tells of itself for so long. */
const lifeMilliseconds = 15 * 60_000;
const nonceBytes = 9;
const mostUsed = 20_000;

/** What a report says of one view; each at most once. */
type Part = 'fault' | Vital;

// Random numbers of documents, of this isolate; nothing of a visitor.
const used = new Set<string>();

const sign = async (env: Bindings, text: string): Promise<string> =>
  encodeBase64Url(new Uint8Array(await signText(parseConfig(env).SIGNING_KEY, `visit ${text}`)));

/** Proves that a document of this canary and side was served and counted; says nothing of who got it. */
export const createToken = async (env: Bindings, canaryId: string, side: Side): Promise<string> => {
  const nonce = encodeBase64Url(crypto.getRandomValues(new Uint8Array(nonceBytes)));
  const text = `${canaryId}.${side}.${Date.now().toString(36)}.${nonce}`;
  return `${text}.${await sign(env, text)}`;
};

/** The side and number of a document that may still tell of itself; null for a token that is old, changed or made up. */
export const readToken = async (
  env: Bindings,
  token: string,
): Promise<{ side: Side; nonce: string } | null> => {
  const text = token.slice(0, token.lastIndexOf('.'));
  const [, name, time = '', nonce] = text.split('.');
  const side = sides.find((each) => each === name);
  const age = Date.now() - Number.parseInt(time, 36);
  if (!side || !nonce || !(age >= 0 && age <= lifeMilliseconds)) return null;
  const isOurs = crypto.subtle.timingSafeEqual(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)),
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${text}.${await sign(env, text)}`)),
  );
  return isOurs ? { side, nonce } : null;
};

/** False the second time: a view has one fault, and each time once. */
export const useToken = (nonce: string, part: Part): boolean => {
  const use = `${part} ${nonce}`;
  if (used.has(use)) return false;
  used.add(use);
  for (const oldest of used) {
    if (used.size <= mostUsed) break;
    used.delete(oldest);
  }
  return true;
};
