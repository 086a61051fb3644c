import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { callUpstream } from '../calls/call.ts';
import { parseConfig } from '../variables.ts';
import { readPictureSize } from './picture-size.ts';
import { findPictureType } from '../calls/picture-type.ts';

export interface Picture {
  bytes: ArrayBuffer;
  type: string;
  /** Of a file that is no picture, for who saves it; percent-encoded. */
  name?: string;
}

/** The document type that browsers show: it runs no script. */
export const documentType = 'application/pdf';
const isDocument = (head: Uint8Array): boolean => new TextDecoder().decode(head.subarray(0, 5)) === '%PDF-';
/** Any other file of a CMS, such as a form to fill in. Browsers save it. */
const otherType = 'application/octet-stream';
/** HTML is the page of a fault, and SVG can carry scripts. */
const isMarkup = (head: Uint8Array): boolean => /^\s*</.test(new TextDecoder().decode(head));

/** A camera's photo and an illustrated brochure are this large. An isolate has 128 MB. */
const mostBytes = 20 * 1024 * 1024;
/** Directus and Realworks say 403 of what is not there, or not for everyone. */
const absentStatuses = [400, 403, 404, 410];
/** A small file can be a picture of gigabytes once it is decoded, here or in a visitor's browser. */
const mostPixels = 50_000_000;

/** Whether a picture's header says how large it is, and that this is not too large. */
const isOfSaneSize = (type: string, bytes: ArrayBuffer): boolean => {
  const size = readPictureSize(type, bytes);
  return size !== undefined && size.width * size.height <= mostPixels;
};

/** The name that the CMS gives a file (RFC 6266), else that of its address. */
const readName = (source: URL, response: Response): string => {
  const sent = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([\w%.~!()-]+)/i.exec(sent)?.[1];
  const plain = /filename="([^"\\]*)"/i.exec(sent)?.[1];
  const name = (encoded ?? encodeURIComponent(plain ?? '')) || source.pathname;
  return name.replace(/^.*(?:\/|%2f|%5c)/i, '').replaceAll("'", '%27');
};

/**
 * The picture at an address of the allow-list, or a file of a CMS; undefined when there is none. Redirects are not followed.
 */
export const loadPicture = async (env: KitBindings, source: URL): Promise<Picture | undefined> => {
  const { DIRECTUS_URL, DIRECTUS_TOKEN, WORDPRESS_URL } = parseConfig(env);
  const ours = source.href.startsWith(`${DIRECTUS_URL}/`);
  const hasFiles = ours || source.href.startsWith(`${WORDPRESS_URL}/`);
  const response = await callUpstream(env, {
    service: 'images',
    // Directus says a file's name to who downloads it.
    url: ours ? `${source.href}?download` : source.href,
    init: {
      redirect: 'manual',
      headers: {
        accept: hasFiles ? '*/*' : 'image/*',
        ...(ours ? { authorization: `Bearer ${DIRECTUS_TOKEN}` } : {}),
      },
    },
    deadlineMs: 10_000,
    mostBytes,
  });
  const { status } = response;
  // A folder is at its name with a slash.
  const isFolder = response.headers.get('location')?.endsWith(`${source.pathname}/`) === true;
  if (isFolder || absentStatuses.includes(status)) return undefined;
  const bytes = await response.arrayBuffer();
  const head = new Uint8Array(bytes, 0, Math.min(32, bytes.byteLength));
  const type = findPictureType(head);
  if (response.ok && !type && hasFiles && bytes.byteLength > 0 && !isMarkup(head))
    return { bytes, type: isDocument(head) ? documentType : otherType, name: readName(source, response) };
  if (!response.ok || !type)
    throw new UpstreamError('images', 'malformed', { status, detail: 'no picture that we serve' });
  if (!isOfSaneSize(type, bytes))
    throw new UpstreamError('images', 'malformed', { status, detail: 'too many pixels, or no size' });
  return { bytes, type };
};
