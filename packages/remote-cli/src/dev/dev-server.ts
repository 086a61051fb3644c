import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { watchedOutput } from '@binnen/build/watch-release';
import { EdgeRefusal, isLocal } from '../edge-client.ts';
import { browserFiles, browserTag } from './browser-files.ts';
import { createDevSite, type DevProject, type DevSiteOptions } from './dev-site.ts';
import type { DrawnPage } from './draw-page.ts';
import { findFileType } from '@binnen/platform/contract/file-types';
import type { Problem } from './problems.ts';
import { readPolicy } from '../read-site.ts';

export interface DevServerOptions extends Pick<DevSiteOptions, 'access' | 'cache' | 'say'> {
  projects: readonly Omit<DevProject, 'output'>[];
  /** 0: any that is free. */
  port: number;
  /** Answers some addresses before anything else does; false: not this one. */
  answerFirst?: (path: string, outgoing: ServerResponse) => boolean;
}

/** What is asked of `origin`. Read by itself, `//host/page` would be another one, which any page that is open in the browser could name. */
const readAddress = ({ url = '/' }: IncomingMessage, origin: string): URL =>
  new URL(origin + (url.startsWith('/') ? url : '/'));

/** Passes a request on to the site; documents get the script of development. */
const forward = (site: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const target = readAddress(incoming, new URL(site).origin);
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  // The stack of this machine knows the address that the browser has.
  if (!isLocal(site)) headers.host = target.host;
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  /** Told twice of some: by the question and by its answer. */
  const fail = (): void => {
    if (outgoing.writableEnded) return;
    // The browser would wait for the rest.
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing
      .writeHead(502, { 'content-type': 'text/plain' })
      .end(`${new URL(site).origin} does not answer. Reload in a moment.`);
  };
  const onward = send(target, { method: incoming.method, headers }, (answer) => {
    answer.on('error', fail);
    if (!(answer.headers['content-type'] ?? '').startsWith('text/html')) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const html = Buffer.concat(chunks).toString().replace('</body>', `${browserTag}</body>`);
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest).end(html);
    });
  });
  onward.on('error', fail);
  incoming.pipe(onward);
};

const readBody = async (incoming: IncomingMessage): Promise<string> => {
  let body = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) body += String(chunk);
  return body;
};

/** For this machine alone: what is worked on, and calls in the name of the token, are nobody else's. */
const listenAt = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE' ? 'is in use on this machine' : `cannot be used (${error.code})`;
      const other = port < 65_535 ? port + 1 : port - 1;
      reject(new EdgeRefusal('port-in-use', `Port ${port} ${why}. Choose another one: --port ${other}`));
    });
    server.listen(port, '127.0.0.1', () => resolve());
  });

/** The port, once it is known to be free: before all is built, which takes a while. */
const findPort = async (port: number): Promise<number> => {
  const probe = createServer();
  await listenAt(probe, port);
  const at = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof at === 'object' && at ? at.port : port;
};

/**
 * Serves a site with some remotes as they are in the working tree: their pages, and those that show their widgets, are
 * rendered here by the code that the edge renders with, and all else comes from the site. Resolves when they are built.
 */
export const startDevServer = async ({
  access,
  projects,
  cache,
  say,
  port: asked,
  answerFirst = () => false,
}: DevServerOptions) => {
  const listeners = new Set<ServerResponse>();
  let changed = 0;
  const send = (event: string, data: unknown): void => {
    if (event !== 'problem') changed = Date.now();
    for (const listener of listeners)
      listener.write(`event: ${event}\ndata: ${JSON.stringify(data ?? null)}\n\n`);
  };
  let problem: Problem | undefined;
  const port = await findPort(asked);
  // Another server in the same repository has folders of its own.
  const ownPlace = (folder: string): string => path.join(folder, String(port));
  const site = projects.length
    ? await createDevSite({
        access,
        projects: projects.map((each) => ({ ...each, output: ownPlace(watchedOutput(each.directory)) })),
        cache: ownPlace(cache),
        say,
        onReload: (only) => send(only ? 'refresh' : 'reload', only ?? null),
        onProblem: (now) => {
          problem = now;
          send('problem', now);
        },
      })
    : undefined;
  const policy = site ? await readPolicy(access.url) : '';

  const sendPage = (page: DrawnPage, outgoing: ServerResponse): void => {
    if (page.location !== undefined)
      return void outgoing.writeHead(page.status, { location: page.location }).end();
    return void outgoing
      .writeHead(page.status, {
        'content-type': page.isJson ? 'application/json' : 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-served-by': 'dev',
        ...(policy ? { 'content-security-policy': policy } : {}),
      })
      .end(page.document);
  };

  const listen = (incoming: IncomingMessage, outgoing: ServerResponse, since: number): void => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(`event: problem\ndata: ${JSON.stringify(problem ?? null)}\n\n`);
    // What was saved while the page was on its way.
    if (changed > since) outgoing.write('event: reload\ndata: null\n\n');
    listeners.add(outgoing);
    incoming.on('close', () => listeners.delete(outgoing));
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = incoming;
    const origin = `http://${headers.host ?? 'localhost'}`;
    // Any site can let a name of its own mean this machine: its pages would read what is worked on.
    if (!isLocal(origin))
      return void outgoing
        .writeHead(421, { 'content-type': 'text/plain' })
        .end(`This server answers on its own machine alone. Ask http://localhost:${port}.`);
    const address = readAddress(incoming, origin);
    const { pathname } = address;
    const own = browserFiles[pathname];
    if (own)
      return void outgoing
        .writeHead(200, { 'content-type': own[0], 'cache-control': 'no-store' })
        .end(own[1]);
    if (pathname === '/_dev/events')
      return listen(incoming, outgoing, Number(address.searchParams.get('since')));
    if (pathname === '/_dev/stack')
      return void outgoing.end(site?.describeStack((await readBody(incoming)).slice(0, 10_000)) ?? '');
    if (answerFirst(pathname, outgoing)) return undefined;
    const found = site?.readFile(pathname);
    if (found) {
      const type = findFileType(found.file) ?? 'application/octet-stream';
      return void outgoing
        .writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
        .end(found.body);
    }
    const isDrawn = headers.accept?.includes('text/html')
      ? site?.hasPage(pathname)
      : site?.hasEndpoint(pathname);
    if (site && method === 'GET' && isDrawn) return sendPage(await site.drawPage(address.href), outgoing);
    if (method !== 'GET' && method !== 'HEAD' && !isLocal(access.url))
      return void outgoing.writeHead(403, { 'content-type': 'application/problem+json' }).end(
        JSON.stringify({
          code: 'forbidden',
          detail: `Nothing is sent to ${access.url} from a dev server.`,
        }),
      );
    return forward(access.url, incoming, outgoing);
  };

  const server: Server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      say(String(error));
      if (!outgoing.headersSent) outgoing.writeHead(500);
      outgoing.end();
    });
  });
  await listenAt(server, port);
  return {
    url: `http://localhost:${port}`,
    refresh: async (): Promise<void> => {
      if (site) await site.refresh();
      else send('reload', null);
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await site?.stop();
    },
  };
};
