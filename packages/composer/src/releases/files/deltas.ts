// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./node-zlib.d.ts" />
import type { FieldError } from '@binnen/edge-kit/problems/problem';
import { budgets } from '@binnen/platform/contract/budgets';
import type { Release } from '@binnen/platform/contract/composition';
import type { Bindings } from '../../environment/env.ts';
import { getRegistry } from '../../registry/get-registry.ts';
import { deltaKey } from '../../registry/stores/stored-names.ts';
import { findFileType } from '@binnen/platform/contract/file-types';
import { spareBytes } from './brotli.ts';
import { formatIntegrity } from './integrity.ts';
import { deltaFolder, refuseRelease, type Delta, type Upload } from './read-release.ts';
import { findIntegrity, readFile } from './release-files.ts';

/** RFC 9842: the magic number of `dcz` and the SHA-256 of its dictionary stand before the frame. */
const mark = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0];
const headerBytes = mark.length + 32;
const frameMark = [0x28, 0xb5, 0x2f, 0xfd];
/** A frame of one segment, that says how much it decodes to: without a checksum, and without the name of a dictionary. */
const plainFrame = 0b0010_0000;
const mostBlockBytes = 131_072;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const formatNumber = (value: number, width: number): Uint8Array =>
  Uint8Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) % 256);

/** Whether these blocks are of one frame and nothing is behind it: a browser would decode that too, and workerd would not. */
const endsWithLast = (blocks: Uint8Array): boolean => {
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.byteLength);
  let at = 0;
  while (at + 3 <= blocks.length) {
    const header = view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
    const isRepeated = ((header >> 1) & 3) === 1;
    at += 3 + (isRepeated ? 1 : header >> 3);
    if (header & 1) return at === blocks.length;
  }
  return false;
};

/**
 * workerd's decoder takes no dictionary, and does not say so. But a frame that refers to a dictionary is the rest of a longer one
 * that begins with the dictionary as it is. So this makes the longer one, in pieces.
 */
const prefix = (frame: Uint8Array, dictionary: Uint8Array, bytes: number): Uint8Array[] | null => {
  const descriptor = frame[frameMark.length] ?? 0;
  if (!startsWith(frame, frameMark) || (descriptor & 0b0011_1111) !== plainFrame) return null;
  const sizeWidth = [1, 2, 4, 8][descriptor >> 6] ?? 8;
  const sizeAt = frameMark.length + 1;
  const size = formatNumber(sizeWidth === 2 ? bytes - 256 : bytes, sizeWidth);
  if (!startsWith(frame.subarray(sizeAt), [...size])) return null;
  const own = frame.subarray(sizeAt + sizeWidth);
  if (!endsWithLast(own)) return null;
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < dictionary.length; at += mostBlockBytes) {
    const block = dictionary.subarray(at, at + mostBlockBytes);
    blocks.push(formatNumber(block.length * 8, 3), block);
  }
  const head = [...frameMark, plainFrame | 0b1000_0000, ...formatNumber(dictionary.length + bytes, 4)];
  return [Uint8Array.from(head), ...blocks, own];
};

/** Whether a `dcz` is a file of so many bytes with this hash, for those who have the dictionary. */
export const isDeltaOf = async (
  delta: Uint8Array,
  dictionary: Uint8Array<ArrayBuffer>,
  file: { bytes: number; integrity: string },
): Promise<boolean> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', dictionary));
  if (!startsWith(delta, [...mark, ...hash])) return false;
  const whole = prefix(delta.subarray(headerBytes), dictionary, file.bytes);
  if (!whole) return false;
  const { zstdDecompressSync } = await import('node:zlib');
  try {
    const maxOutputLength = 2 * (dictionary.length + file.bytes) + spareBytes;
    const decoded = zstdDecompressSync(await new Blob(whole).arrayBuffer(), { maxOutputLength });
    return (await formatIntegrity(decoded.subarray(dictionary.length))) === file.integrity;
  } catch {
    return false;
  }
};

/** The deltas of an upload. Refuses what does not decode to the client file that it names. */
export const readDeltas = async (env: Bindings, { release, deltas }: Upload): Promise<Delta[]> => {
  const versions = new Set([...deltas.keys()].map((name) => name.split('/', 1)[0] ?? ''));
  const earlier = new Map<string, Release | null>();
  for (const version of [...versions].slice(0, budgets.dictionaries))
    earlier.set(version, await getRegistry(env).findRelease(release.remote, version));
  const read: Delta[] = [];
  const errors: FieldError[] = [];
  for (const [name, bytes] of deltas) {
    const version = name.split('/', 1)[0] ?? '';
    const isSame = ({ path }: { path: string }) => `${version}/${path}` === name;
    const file = release.client.find(isSame);
    const base = earlier.get(version)?.client.find(isSame);
    const stored = base ? await readFile(env, base.integrity) : 'missing';
    if (
      file &&
      base &&
      typeof stored === 'object' &&
      (await isDeltaOf(bytes, new Uint8Array(stored.bytes), file))
    )
      read.push({
        ...{ integrity: file.integrity, bytes },
        ...{ dictionary: base.sha256, dictionaryIntegrity: base.integrity },
      });
    else
      errors.push({
        field: deltaFolder + name,
        message: `It does not make a client file of the record from that of one of ${budgets.dictionaries} earlier releases.`,
      });
  }
  if (errors.length) refuseRelease(errors);
  return read;
};

/** A client file for those who have this file of an earlier release: null when it was not made, or is not what was published. */
export const findDelta = async (
  env: Bindings,
  { remote, version, path }: { remote: string; version: string; path: string },
  dictionary: string,
): Promise<Response | null> => {
  const type = findFileType(path);
  const integrity = type && (await findIntegrity(env, remote, version, path));
  const object = integrity && (await env.RELEASES.get(deltaKey(integrity, dictionary)));
  if (!type || !object) return null;
  const [file, base] = await Promise.all([
    readFile(env, integrity),
    readFile(env, object.customMetadata?.['dictionaryIntegrity'] ?? ''),
  ]);
  if (typeof file === 'string' || typeof base === 'string') return null;
  const bytes = await object.bytes();
  const described = { bytes: file.bytes.byteLength, integrity };
  if (!(await isDeltaOf(bytes, new Uint8Array(base.bytes), described))) return null;
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-encoding': 'dcz',
      etag: object.httpEtag,
      'content-length': String(bytes.length),
    },
    encodeBody: 'manual',
  });
};
