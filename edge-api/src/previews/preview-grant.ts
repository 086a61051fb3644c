import * as v from 'valibot';

/** What a preview grant allows: to see one composition at one origin, for some time. */
export interface PreviewGrant {
  composition: string;
  origin: string;
  /** Milliseconds since 1970. */
  expires: number;
  /** Leads that are sent from the preview reach the CRM. */
  leads: boolean;
}

const GrantSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.string(), v.number(), v.boolean()]),
  v.transform(([composition, origin, expires, leads]) => ({ composition, origin, expires, leads })),
);

const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const importKey = (key: string, use: 'sign' | 'verify'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [use]);

/** The keys of the configuration: the first one signs, and each of them is accepted. */
export const splitKeys = (keys: string): string[] => keys.split(/\s+/).filter(Boolean);

/** A grant as it leaves the edge: readable, and signed, so that it cannot be changed into another. */
export const signGrant = async (
  key: string,
  { composition, origin, expires, leads }: PreviewGrant,
): Promise<string> => {
  const payload = encode(encoder.encode(JSON.stringify([composition, origin, expires, leads])));
  const signature = await crypto.subtle.sign('HMAC', await importKey(key, 'sign'), encoder.encode(payload));
  return `${payload}.${encode(new Uint8Array(signature))}`;
};

const isSigned = async (keys: readonly string[], payload: string, signature: string): Promise<boolean> => {
  for (const key of keys) {
    const imported = await importKey(key, 'verify');
    if (await crypto.subtle.verify('HMAC', imported, decode(signature), encoder.encode(payload))) return true;
  }
  return false;
};

/** The grant in a text, or null when none of these keys signed it. Its time and origin are not checked here. */
export const readGrant = async (keys: readonly string[], text: string): Promise<PreviewGrant | null> => {
  const parts = /^([\w-]{1,600})\.([\w-]{43})$/.exec(text);
  if (!parts) return null;
  const [, payload = '', signature = ''] = parts;
  try {
    if (!(await isSigned(keys, payload, signature))) return null;
    const grant = v.safeParse(GrantSchema, decoder.decode(decode(payload)));
    return grant.success ? grant.output : null;
  } catch {
    return null;
  }
};
