import { decodeBase64Url, encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { isSignatureOf, signText } from '@binnen/edge-kit/hashes/hmac';
import { formatAlertPath } from '@binnen/contracts/alerts/alert-path';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';

/** What is signed is an alert and nothing else. */
const format = (id: string): string => `alert ${id}`;

/** The key in an alert's links: its id, which says nothing of its person, and our signature. */
const createKey = async (env: Bindings, id: string): Promise<string> => {
  const signature = await signText(parseConfig(env).SIGNING_KEY, format(id));
  return `${id}.${encodeBase64Url(new Uint8Array(signature))}`;
};

/** The page of an alert, as a path. */
export const createAlertPath = async (env: Bindings, id: string): Promise<string> =>
  formatAlertPath(await createKey(env, id));

/** The id of a key; undefined when we did not make it. No store is asked. */
export const readAlertKey = async (env: Bindings, key: string): Promise<string | undefined> => {
  const [, id, signature] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(key) ?? [];
  if (!id || !signature) return undefined;
  const isOurs = await isSignatureOf(
    parseConfig(env).SIGNING_KEY,
    decodeBase64Url(signature),
    format(id),
  ).catch(() => false);
  return isOurs ? id : undefined;
};
