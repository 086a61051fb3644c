import { parseSiteConfig } from '../environment/site-config.ts';
import type { KitBindings } from '../environment/env.ts';
import { signText } from '../hashes/hmac.ts';
import { guardStore } from '../problems/ask-store.ts';

/** The copies' folder in the bucket, which has other files as well. */
export const backupFolder = 'backups/';
const erasureFolder = 'erasures/';

interface CopyBindings extends KitBindings {
  RELEASES: R2Bucket;
}

/** A copy is kept for so long: of the outbox, far shorter than what it delivers. */
const keptMs = 7 * 86_400_000;
const nonceBytes = 12;
const format = 'gzip';

/** One copy an hour: the last state of each. `isAsked`: one of its own, which no later one takes the place of. */
const formatKey = (subject: string, now: number, isAsked = false): string =>
  `${backupFolder}${subject}/${new Date(now).toISOString().slice(0, (isAsked ? 'yyyy-mm-ddThh:mm:ss' : 'yyyy-mm-ddThh').length)}`;

/** Copies hold personal data: they can only be read with the edge's signing key. */
const importKey = async (env: CopyBindings): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    await signText(parseSiteConfig(env).SIGNING_KEY, 'copies of the stores'),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );

const pipe = (bytes: BufferSource, through: TransformStream): Promise<ArrayBuffer> =>
  new Response(new Response(bytes as BodyInit).body!.pipeThrough(through)).arrayBuffer();

/** The copies of a subject, oldest first. `at`: when it was made, in milliseconds since 1970. */
const listCopies = async (env: CopyBindings, subject: string): Promise<{ key: string; at: number }[]> => {
  const { objects } = await env.RELEASES.list({
    prefix: `${backupFolder}${subject}/`,
    include: ['customMetadata'],
  });
  return objects
    .map(({ key, customMetadata }) => ({ key, at: Number(customMetadata?.['at'] ?? 0) }))
    .sort((one, other) => one.at - other.at);
};

/** Another one after each `deleteCopies`: a text that was taken before may hold what was erased since. */
const findErasure = async (env: CopyBindings, subject: string): Promise<string | undefined> =>
  (await env.RELEASES.head(erasureFolder + subject))?.version;

/** Copies what `take` answers; null is nothing to copy. Answers whether there is a copy now. */
export const writeCopy = async (
  env: CopyBindings,
  subject: string,
  now: number,
  take: () => string | null | Promise<string | null>,
  isAsked = false,
): Promise<boolean> => {
  const erasure = await findErasure(env, subject);
  const text = await take();
  if (text === null) return false;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const small = await pipe(new TextEncoder().encode(text), new CompressionStream(format));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await importKey(env), small);
  const body = new Uint8Array(nonceBytes + sealed.byteLength);
  body.set(nonce);
  body.set(new Uint8Array(sealed), nonceBytes);
  const key = formatKey(subject, now, isAsked);
  await env.RELEASES.put(key, body, { customMetadata: { at: String(now) } });
  if ((await findErasure(env, subject)) !== erasure) {
    await env.RELEASES.delete(key);
    return false;
  }
  const old = (await listCopies(env, subject)).slice(0, -1).filter(({ at }) => at < now - keptMs);
  if (old.length > 0) await env.RELEASES.delete(old.map((copy) => copy.key));
  return true;
};

const hourMs = 3_600_000;

/** When a subject was last copied, in milliseconds since 1970, as far as this hour and the one before tell. */
export const findLastCopy = async (env: CopyBindings, subject: string): Promise<number | null> => {
  const now = Date.now();
  for (const at of [now, now - hourMs]) {
    const copy = await env.RELEASES.head(formatKey(subject, at));
    if (copy) return Number(copy.customMetadata?.['at']);
  }
  return null;
};

/** The newest copy that is not younger than `at`; undefined when there is none. Throws when it cannot be read. */
export const readCopy = async (
  env: CopyBindings,
  subject: string,
  at: number,
): Promise<{ at: number; text: string } | undefined> => {
  const found = (await listCopies(env, subject)).findLast((copy) => copy.at <= at);
  const stored = found && (await env.RELEASES.get(found.key));
  if (!stored) return undefined;
  const body = new Uint8Array(await stored.arrayBuffer());
  const [nonce, sealed] = [body.slice(0, nonceBytes), body.slice(nonceBytes)];
  const small = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await importKey(env), sealed);
  return { at: found.at, text: new TextDecoder().decode(await pipe(small, new DecompressionStream(format))) };
};

/** A copy must not bring back a person's erased data, nor one that is being made. */
export const deleteCopies = async (env: CopyBindings, subject: string): Promise<void> => {
  const RELEASES = guardStore('R2', env.RELEASES);
  // Where this cannot be written, no copy can be.
  await RELEASES.put(erasureFolder + subject, '').catch(() => {});
  const copies = await listCopies({ ...env, RELEASES }, subject);
  if (copies.length > 0) await RELEASES.delete(copies.map(({ key }) => key));
};
