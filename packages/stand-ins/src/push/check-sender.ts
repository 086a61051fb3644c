import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const daySeconds = 86_400;

const readClaims = (text: string): { aud?: unknown; exp?: unknown; sub?: unknown } => {
  const claims: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  return typeof claims === 'object' && claims !== null ? claims : {};
};

/** What is wrong with an `authorization` of RFC 8292, for a message to this host; undefined when it is good. */
export const findSenderFault = async (header: string, host: string, key: string) => {
  const [, head = '', claims = '', signature = '', sender = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (!signature) return 'missing or malformed vapid header';
  if (sender !== key) return 'the key is not the one of the subscription';
  const isSigned = await subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    await subtle.importKey(
      'raw',
      Buffer.from(sender, 'base64url'),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    ),
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${claims}`),
  );
  if (!isSigned) return 'the signature does not fit';
  const { aud, exp, sub } = readClaims(claims);
  const now = Date.now() / 1000;
  if (aud !== `https://${host}`) return 'aud is another origin';
  if (typeof exp !== 'number' || exp < now || exp > now + daySeconds) return 'exp is not within a day';
  return typeof sub === 'string' && /^(mailto:|https?:)/.test(sub) ? undefined : 'sub is no contact';
};
