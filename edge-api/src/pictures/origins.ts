import { oncePer } from '@binnen/edge-kit/caching/once-per';
import { decodeBase64Url, encodeBase64Url } from '@binnen/edge-kit/hashes/base64url';
import { formatHex, parseHex } from '@binnen/edge-kit/hashes/sha256';
import { parseConfig, type Config } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';

/** An origin of pictures: its key in our URLs, and the base address of its files. */
export interface PictureOrigin {
  key: string;
  /** Ends with a slash. */
  base: string;
}

/** The key of the base map's squares, if there is one. */
export const tileOrigin = 'kaart';

const parseOrigins = oncePer(({ IMAGE_ORIGINS, MAP_TILES_URL }: Config): PictureOrigin[] => {
  const text = MAP_TILES_URL === 'off' ? IMAGE_ORIGINS : `${IMAGE_ORIGINS} ${tileOrigin}=${MAP_TILES_URL}`;
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => {
      const at = entry.indexOf('=');
      return { key: entry.slice(0, at), base: `${new URL(entry.slice(at + 1)).href.replace(/\/+$/, '')}/` };
    });
});

/** The allow-list of `IMAGE_ORIGINS`: `key=origin/path-prefix`, separated by blanks; and the base map. */
export const listOrigins = (env: Bindings): PictureOrigin[] => parseOrigins(parseConfig(env));

/** The one origin that signs its addresses. */
export const signingOrigin = 'realworks';

/** A path that cannot leave its origin's base: plain segments, each starting with a letter, digit or underscore. */
const plainPath = /^(?:\w[\w.@+-]*\/)*\w[\w.@+-]*$/;
/** Directus reads the first 36 characters and ignores what follows, also a file's name. */
const fileId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const square = /^(0|[1-9]\d?)\/(0|[1-9]\d{0,5})\/(0|[1-9]\d{0,5})\.png$/;
const deepestZoom = 19;

const isSquare = (path: string): boolean => {
  const [, zoom, ...place] = (square.exec(path) ?? []).map(Number);
  return zoom !== undefined && zoom <= deepestZoom && place.every((number) => number < 2 ** zoom);
};

/**
 * Whether an origin may have this path. Each picture has one address, because each address is downloaded, encoded and
 * kept by itself: a caller must not make up more.
 */
const mayHave = (origin: string, path: string): boolean => {
  if (origin === 'directus') return fileId.test(path);
  return origin === tileOrigin ? isSquare(path) : plainPath.test(path);
};

const portalPattern = /^[1-9]\d{0,7}$/;
const hashPattern = /^api_sha256:([\da-f]{64})$/;
const sealPattern = /^([1-9]\d{0,7})\.([\w-]{43})$/;

/**
 * Realworks' parameters, its portal and a hash, as `?z=1234.<43 characters>`: they are in a document for each width of
 * each picture, so every character counts. Undefined for a link that it signed in another way.
 */
const shorten = (search: URLSearchParams): string | undefined => {
  const portal = portalPattern.exec(search.get('portalid') ?? '')?.[0];
  const hash = hashPattern.exec(search.get('check') ?? '')?.[1];
  return portal && hash && `?z=${portal}.${encodeBase64Url(parseHex(hash))}`;
};

/** The parameters that `shorten` shortened, as Realworks wrote them; undefined for anything else. */
const lengthen = (search: URLSearchParams): string | undefined => {
  const [, portal, seal] = sealPattern.exec(search.get('z') ?? '') ?? [];
  return seal && `?portalid=${portal}&check=api_sha256%3A${formatHex(decodeBase64Url(seal))}`;
};

/** The path on this site of an upstream's picture, or null when it is below none of the origins. */
export const formatPicturePath = (origins: readonly PictureOrigin[], link: string): string | null => {
  const url = URL.parse(link);
  if (!url) return null;
  const address = `${url.origin}${url.pathname}`;
  const origin = origins.find(({ base }) => address.startsWith(base));
  const path = origin && address.slice(origin.base.length);
  if (!path || !plainPath.test(path)) return null;
  const signed = origin.key === signingOrigin ? shorten(url.searchParams) : '';
  return signed === undefined ? null : `/images/${origin.key}/${path}${signed}`;
};

/** The upstream's address of a picture of this site, or null when we do not serve it. */
export const findPictureSource = (
  origins: readonly PictureOrigin[],
  key: string,
  path: string,
  search: URLSearchParams,
): URL | null => {
  const origin = origins.find((candidate) => candidate.key === key);
  if (!origin || !mayHave(key, path)) return null;
  const signed = key === signingOrigin ? lengthen(search) : '';
  return signed === undefined ? null : new URL(`${origin.base}${path}${signed}`);
};
