import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { callUpstream } from '../calls/call.ts';
import { parseConfig } from '../variables.ts';
import { readPictureSize } from './picture-size.ts';
import { findPictureType } from '../calls/picture-type.ts';

export interface Picture {
  bytes: ArrayBuffer;
  type: string;
}

/** The one document type of the CMS that is served: it can be opened, and runs no script. */
export const documentType = 'application/pdf';
const isDocument = (head: Uint8Array): boolean => new TextDecoder().decode(head.subarray(0, 5)) === '%PDF-';

/** A larger file is not a photo for a page. */
const mostBytes = 8 * 1024 * 1024;
/** Directus and Realworks say 403 of what is not there, or not for everyone. */
const absentStatuses = [400, 403, 404, 410];
/** A small file can be a picture of gigabytes once it is decoded, here or in a visitor's browser. */
const mostPixels = 50_000_000;

/** Whether a picture's header says how large it is, and that this is not too large. */
const isOfSaneSize = (type: string, bytes: ArrayBuffer): boolean => {
  const size = readPictureSize(type, bytes);
  return size !== undefined && size.width * size.height <= mostPixels;
};

/**
 * The picture at an address of the allow-list, or a document of the headless CMS; undefined when there is none.
 * Redirects are not followed.
 */
export const loadPicture = async (env: KitBindings, source: URL): Promise<Picture | undefined> => {
  const { DIRECTUS_URL, DIRECTUS_TOKEN } = parseConfig(env);
  const ours = source.href.startsWith(`${DIRECTUS_URL}/`);
  const response = await callUpstream(env, {
    service: 'images',
    url: source.href,
    init: {
      redirect: 'manual',
      headers: {
        accept: ours ? `image/*, ${documentType}` : 'image/*',
        ...(ours ? { authorization: `Bearer ${DIRECTUS_TOKEN}` } : {}),
      },
    },
    deadlineMs: 10_000,
  });
  const { status } = response;
  // A folder is at its name with a slash.
  const isFolder = response.headers.get('location')?.endsWith(`${source.pathname}/`) === true;
  if (isFolder || absentStatuses.includes(status)) return undefined;
  const bytes = await response.arrayBuffer();
  const head = new Uint8Array(bytes, 0, Math.min(32, bytes.byteLength));
  const type = findPictureType(head) ?? (ours && isDocument(head) ? documentType : undefined);
  if (!response.ok || !type || bytes.byteLength > mostBytes)
    throw new UpstreamError('images', 'malformed', { status, detail: 'no picture that we serve' });
  if (type !== documentType && !isOfSaneSize(type, bytes))
    throw new UpstreamError('images', 'malformed', { status, detail: 'too many pixels, or no size' });
  return { bytes, type };
};
