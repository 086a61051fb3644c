import { decodeBase64Url, encodeBase64Url } from '../base64url.ts';
import { parseConfig } from '../config.ts';
import type { Bindings } from '../env.ts';

/** An origin of pictures: its key in our URLs, and the base address of its files. */
export interface PictureOrigin {
  key: string;
  /** Ends with a slash. */
  base: string;
}

const known = new Map<string, PictureOrigin[]>();

/** The key of the base map's squares, if there is one. */
export const tileOrigin = 'kaart';

/** The allow-list of `IMAGE_ORIGINS`: `key=origin/path-prefix`, separated by blanks; and the base map. */
export const listOrigins = (env: Bindings): PictureOrigin[] => {
  const { IMAGE_ORIGINS, MAP_TILES_URL } = parseConfig(env);
  const text = MAP_TILES_URL === 'off' ? IMAGE_ORIGINS : `${IMAGE_ORIGINS} ${tileOrigin}=${MAP_TILES_URL}`;
  const parsed =
    known.get(text) ??
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => {
        const at = entry.indexOf('=');
        return { key: entry.slice(0, at), base: `${new URL(entry.slice(at + 1)).href.replace(/\/+$/, '')}/` };
      });
  known.set(text, parsed);
  return parsed;
};

/** The parameters that a picture's address needs: Realworks' portal and the hash that makes it valid. */
const parameters = ['portalid', 'check'];

/** A path that cannot leave its origin's base: plain segments, each starting with a letter, digit or underscore. */
const plainPath = /^(?:\w[\w.@+-]*\/)*\w[\w.@+-]*$/;

const keepParameters = (search: URLSearchParams): string => {
  const kept = parameters.flatMap((name) => {
    const value = search.get(name);
    return value && value.length <= 200 ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

/** Realworks' parameters, as it writes them: the hash has 64 hexadecimal digits. */
const signedPattern = /^\?portalid=(\d+)&check=api_sha256%3A([\da-f]{64})$/;
const sealPattern = /^(\d+)\.([\w-]{43})$/;

/** `?z=1234.<43 characters>`: they are in a document for each width of each picture, so every character counts. */
const shorten = (search: string): string => {
  const [, portal, hash] = signedPattern.exec(search) ?? [];
  if (!hash) return search;
  return `?z=${portal}.${encodeBase64Url(Uint8Array.from(hash.match(/../g)!, (pair) => parseInt(pair, 16)))}`;
};

/** What `shorten` made short, or parameters that are not shortened. */
const lengthen = (search: URLSearchParams): string => {
  const [, portal, seal] = sealPattern.exec(search.get('z') ?? '') ?? [];
  if (!seal) return keepParameters(search);
  const hash = [...decodeBase64Url(seal)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `?portalid=${portal}&check=api_sha256%3A${hash}`;
};

/** The path on this site of an upstream's picture, or null when it is below none of the origins. */
export const formatPicturePath = (origins: readonly PictureOrigin[], link: string): string | null => {
  const url = URL.parse(link);
  if (!url) return null;
  const address = `${url.origin}${url.pathname}`;
  const origin = origins.find(({ base }) => address.startsWith(base));
  const path = origin && address.slice(origin.base.length);
  if (!path || !plainPath.test(path)) return null;
  return `/images/${origin.key}/${path}${shorten(keepParameters(url.searchParams))}`;
};

/** The upstream's address of a picture of this site, or null when we do not serve it. */
export const findPictureSource = (
  origins: readonly PictureOrigin[],
  key: string,
  path: string,
  search: URLSearchParams,
): URL | null => {
  const origin = origins.find((candidate) => candidate.key === key);
  if (!origin || !plainPath.test(path)) return null;
  return new URL(`${origin.base}${path}${lengthen(search)}`);
};
