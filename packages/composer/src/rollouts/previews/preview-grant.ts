import * as v from 'valibot';
import { decodeBase64Url, encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { isSignatureOf, signText } from '@binnen/edge-kit/hashes/hmac';

/** A preview grant allows to see one composition at one origin, for some time. */
const GrantSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.string(), v.number(), v.boolean(), v.number()]),
  v.transform(([composition, origin, expires, sendsForms, at]) => ({
    composition,
    /** When its preview was made: one that was ended and is made again is another. */
    at,
    origin,
    /** Milliseconds since 1970. */
    expires,
    /** Its forms are really sent. */
    sendsForms,
  })),
);
export type PreviewGrant = v.InferOutput<typeof GrantSchema>;

/** The keys of the configuration: the first one signs, and each of them is accepted. */
export const splitKeys = (keys: string): string[] => keys.split(/\s+/).filter(Boolean);

/** A grant as it leaves the edge: readable, and signed, so that it cannot be changed into another. */
export const signGrant = async (
  key: string,
  { composition, at, origin, expires, sendsForms }: PreviewGrant,
): Promise<string> => {
  const text = JSON.stringify([composition, origin, expires, sendsForms, at]);
  const payload = encodeBase64Url(new TextEncoder().encode(text));
  return `${payload}.${encodeBase64Url(new Uint8Array(await signText(key, payload)))}`;
};

const isSigned = async (keys: readonly string[], payload: string, signature: string): Promise<boolean> => {
  for (const key of keys) if (await isSignatureOf(key, decodeBase64Url(signature), payload)) return true;
  return false;
};

/** The grant in a text, or null when none of these keys signed it. Its time and origin are not checked here. */
export const readGrant = async (keys: readonly string[], text: string): Promise<PreviewGrant | null> => {
  const parts = /^([\w-]{1,600})\.([\w-]{43})$/.exec(text);
  if (!parts) return null;
  const [, payload = '', signature = ''] = parts;
  try {
    if (!(await isSigned(keys, payload, signature))) return null;
    const grant = v.safeParse(GrantSchema, new TextDecoder().decode(decodeBase64Url(payload)));
    return grant.success ? grant.output : null;
  } catch {
    return null;
  }
};
