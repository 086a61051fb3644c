import { readPaths } from '@binnen/contracts/read-paths';
import { keptAt } from '@binnen/platform/api-address';
import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  Serwist,
  type RouteMatchCallbackOptions,
  type SerwistPlugin,
} from 'serwist';
import { findTarget, readNotification } from './notifications.ts';
import { renewPush } from './renew-push.ts';
import {
  addFonts,
  caches as names,
  classify,
  day,
  fillPhone,
  isFresh,
  listPageFiles,
  namesPerson,
  pageDays,
  parseKeep,
  type Kind,
} from './rules.ts';

interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Events {
  install: Waiting;
  message: Waiting & { data: unknown };
  pushsubscriptionchange: Waiting;
  push: Waiting & { data: { text: () => string } | null };
  notificationclick: Waiting & { action: string; notification: Notification };
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<unknown> };
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}
declare const self: Worker;

const offlineFiles = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];

const keep = (entries: number, days: number): SerwistPlugin[] => [
  new CacheableResponsePlugin({ statuses: [200] }),
  new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
];

/** Error pages, answers to forms and the last-resort page say `no-store`: they are of the moment. */
const onlyWhole: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('cache-control')?.includes('no-store') || response.redirected ? null : response,
};

/** The same document with an attribute more, by which it knows what it is. */
const mark = async (page: Response, attribute: string, status: number): Promise<Response> =>
  new Response((await page.text()).replace('<html', `<html ${attribute}`), { status, headers: page.headers });

/** A kept read is used when today's does not come in time, and then says of when it is. */
const stamped: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const headers = new Headers(response.headers);
    headers.set(keptAt, new Date().toISOString());
    return new Response(await response.blob(), { headers });
  },
};

const nobodys: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => (namesPerson(new URL(request.url)) ? null : response),
};

/** A kept page is shown when today's does not come in time, and then says of when it is. */
const dated: SerwistPlugin = {
  cacheWillUpdate: ({ response }) =>
    mark(response, `data-kept="${new Date().toISOString()}"`, response.status),
};

/** A page that the site no longer has is not kept either. */
const forgotten: SerwistPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(names.pages)).delete(request, { ignoreVary: true });
    return response;
  },
};

/**
 * Any kept page: its frame says at the asked address that there is no connection, and lists what can still be read. The
 * script that draws this comes at a visitor's first move: a page without it would show its own words at that address.
 */
const findFrame = async (): Promise<Response | undefined> => {
  const files = await (await caches.open(names.files)).keys();
  const drawn = files.flatMap(({ url }) =>
    url.endsWith('/navigation.js') ? [new URL('main.js', url).pathname] : [],
  );
  const pages = await caches.open(names.pages);
  const kept = drawn.length ? [...(await pages.keys())].reverse() : [];
  const home = kept.find(({ url }) => new URL(url).pathname === '/');
  for (const request of home ? [home, ...kept] : kept) {
    const page = await pages.match(request, { ignoreVary: true });
    const html = page && isFresh(page) ? await page.clone().text() : '';
    if (drawn.some((script) => html.includes(script))) return page;
  }
  return undefined;
};

const offlinePage: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    // Firefox answers a preload that failed with an error instead of failing, so its cache was not asked.
    const itself = await caches.match(request, { cacheName: names.pages, ignoreVary: true });
    if (itself && isFresh(itself)) return itself;
    const frame = await findFrame();
    // The browser may say that it is online: see `isConnected`.
    if (frame) return mark(frame, 'data-offline', 503);
    const page = await caches.match('/offline.html', { cacheName: names.offline });
    if (!page) return Response.error();
    const cache = await caches.open(names.files);
    const kept = await cache.keys();
    const texts = kept.findLast(({ url }) => new URL(url).pathname === readPaths.texts);
    const known = texts && (await cache.match(texts, { ignoreVary: true }));
    const html = fillPhone(await page.text(), await known?.json().catch(() => null));
    const styled = addFonts(
      html,
      kept.map(({ url }) => new URL(url).pathname),
    );
    return new Response(styled, { status: 503, headers: page.headers });
  },
};

/** An address that names an old version of the texts has those of now, for a minute. */
const onlyForEver: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('cache-control')?.includes('immutable') ? response : null,
};

/** Read to its end before it is kept: a cache answers nobody while a body that hangs is put into it. */
const complete: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 ? new Response(await response.blob(), response) : null,
};

const files = new CacheFirst({ cacheName: names.files, plugins: [...keep(400, 90), onlyForEver, complete] });
const ofPages = {
  cacheName: names.pages,
  plugins: [...keep(80, pageDays), nobodys, onlyWhole, dated, forgotten],
};
const pages = new NetworkFirst({
  ...ofPages,
  networkTimeoutSeconds: 5,
  plugins: [...ofPages.plugins, offlinePage],
});
/** Nobody waits for it. A page that comes late may be of another release than the kept one: its files are to come with it. */
const patient = new NetworkFirst(ofPages);
const pictures = new CacheFirst({ cacheName: names.pictures, plugins: [...keep(250, 30), complete] });
const reads = new NetworkFirst({
  cacheName: names.reads,
  networkTimeoutSeconds: 8,
  plugins: [...keep(200, 30), onlyWhole, stamped],
});

const is =
  (kind: Kind) =>
  ({ request, url }: RouteMatchCallbackOptions): boolean =>
    classify({ method: request.method, mode: request.mode, url, origin: self.location.origin }) === kind;

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: is('files'), handler: files },
    { matcher: is('pages'), handler: pages },
    { matcher: is('pictures'), handler: pictures },
    { matcher: is('reads'), handler: reads },
  ],
});

/** Puts a page and its release's files into the caches, as a visit would. */
const keepPage = async (event: Waiting, path: string): Promise<void> => {
  const url = new URL(path, self.location.origin);
  if (classify({ method: 'GET', mode: 'navigate', url, origin: self.location.origin }) !== 'pages') return;
  const during = event as never;
  const asked = new Request(url, { headers: { accept: 'text/html' } });
  const [response] = await Promise.all(patient.handleAll({ event: during, request: asked }));
  if (!response.ok) return;
  await Promise.all(
    listPageFiles(await response.text()).map((file) =>
      files.handle({ event: during, request: new Request(file) }).catch(() => undefined),
    ),
  );
};

/** One after the other: a visitor who goes on meanwhile has a part of the line. */
const keepPages = async (event: Waiting, paths: readonly string[]): Promise<void> => {
  for (const path of paths) await keepPage(event, path).catch(() => undefined);
};

self.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(names.offline)
      .then((cache) => cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })))),
  ),
);

const renew = (event: Waiting): void =>
  event.waitUntil(renewPush(self.registration.pushManager).catch(() => undefined));

self.addEventListener('pushsubscriptionchange', renew);

self.addEventListener('message', (event) => {
  renew(event);
  event.waitUntil(keepPages(event, parseKeep(event.data)));
});

self.addEventListener('push', (event) => {
  const { title, options } = readNotification(event.data?.text() ?? '');
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(self.clients.openWindow(findTarget(action, notification.data, self.location.origin)));
});

serwist.addEventListeners();
