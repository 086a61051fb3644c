import { personalNames } from '@binnen/platform/visitor-query';
import { formatTel } from '@binnen/contracts/formats/format-tel';
import { formatTextsCall, isRead, readPaths } from '@binnen/contracts/read-paths';

/** The caches of the service worker, by what they hold. */
export const caches = {
  files: 'files-1',
  pages: 'pages-1',
  pictures: 'pictures-1',
  reads: 'reads-1',
  offline: 'offline-1',
} as const;

export const day = 24 * 60 * 60;
export const pageDays = 30;

/** Whether a kept page may be shown. An older one goes when a page is kept next, and until then only its date tells. */
export const isFresh = ({ headers }: Response, now = Date.now()): boolean =>
  !(Date.parse(headers.get('date') ?? '') < now - pageDays * day * 1_000);

export type Kind = 'files' | 'pages' | 'pictures' | 'reads';

interface Asked {
  method: string;
  mode?: string;
  url: URL;
  /** Of the worker. */
  origin: string;
}

/** Whether an address names a person, as links of the office's mails do. Nothing is kept under it. */
export const namesPerson = ({ searchParams }: URL): boolean =>
  personalNames.some((name) => searchParams.has(name));

/**
 * The kind of a request for the service worker; null: it is left to the network. Files of a release never change, so
 * each page keeps the version it was made for. Requests that send something, ask for fresh content or name a person only
 * go to the network, but for pages, which have the offline page where there is none.
 */
export const classify = ({ method, mode, url, origin }: Asked): Kind | null => {
  const { pathname, searchParams } = url;
  if (method !== 'GET' || url.origin !== origin || searchParams.get('refresh_cache') === 'true') return null;
  if (pathname.startsWith('/_') || (mode !== 'navigate' && namesPerson(url))) return null;
  if (pathname.startsWith('/remotes/') || (pathname === readPaths.texts && searchParams.has('versie')))
    return 'files';
  if (pathname.startsWith('/images/') || pathname.startsWith('/assets/'))
    return mode === 'navigate' ? null : 'pictures';
  if (mode === 'navigate') return /\.[a-z]+$/.test(pathname) ? null : 'pages';
  return isRead(pathname) ? 'reads' : null;
};

/**
 * The files that a page needs, by its HTML: files of releases, the shell's scripts that come later, and the texts that
 * it does not show yet.
 */
export const listPageFiles = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/remotes\/[^"?#]+\.(?:js|css|woff2|svg))"/g)].flatMap(
      ([, file = '']) =>
        /^\/remotes\/shell\/[^/]+\/main\.js$/.test(file)
          ? ['main', 'navigation', 'notices', 'kept-pages'].map((name) =>
              file.replace('main.js', `${name}.js`),
            )
          : [file],
    ),
  ),
  ...[...html.matchAll(/"versie":"(\w+)"/g)].slice(0, 1).map(([, version = '']) => formatTextsCall(version)),
];

/** Pages that a tab asks to keep. Anything else that is said to the worker is ignored. */
export const parseKeep = (message: unknown): string[] => {
  const keep = (message as { keep?: unknown } | null)?.keep;
  if (!Array.isArray(keep)) return [];
  return keep
    .filter((path): path is string => typeof path === 'string' && /^\/(?![/_\\])/.test(path))
    .slice(0, 40);
};

/** The offline page with the firm's own phone number, as its short texts have it. */
export const fillPhone = (html: string, texts: unknown): string => {
  const { short } = (texts ?? {}) as { short?: { primary_phone_number?: unknown } };
  const phone = short?.primary_phone_number;
  if (typeof phone !== 'string' || !/^[\d +()-]{6,20}$/.test(phone)) return html;
  return html.replace(/<a id="phone"[^>]*>[^<]*/, `<a id="phone" href="${formatTel(phone)}">${phone}`);
};

/** The offline page in the site's own fonts: with the newest kept style sheet of the shell, whose fonts are kept with it. */
export const addFonts = (html: string, kept: readonly string[]): string => {
  const sheet = kept.findLast((file) => /^\/remotes\/shell\/[\w.-]+\/main\.css$/.test(file));
  return sheet ? html.replace('<link rel="stylesheet"', `<link rel="stylesheet" href="${sheet}" />$&`) : html;
};
