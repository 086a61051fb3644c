import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

/** How often each path was requested, whatever its query. */
const counts = new Map<string, number>();

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Terms of WordPress in three pages, one of which has lost its items. */
const answerTerms = (response: ServerResponse, { searchParams }: URL, lost: number) => {
  const page = Number(searchParams.get('page'));
  const term = { id: page, name: 'Kopen', slug: `kopen-${page}`, taxonomy: 'category' };
  response.setHeader('x-wp-total', 250).setHeader('x-wp-totalpages', 3);
  return json(response, page === lost ? [] : [term]);
};

const createChunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
};

const createBlackPng = (size: number, remarks = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(size * (Math.ceil(size / 8) + 1)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [
    createChunk('IHDR', header),
    createChunk('IDAT', rows),
    createChunk('teXt', remarks),
    createChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
};

type Awkwardness = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** The last word of the path chooses the behaviour; the words before it keep the counts of tests apart. */
const kinds: Record<string, Awkwardness> = {
  ok: (_, response) => json(response, { ok: true }),
  /** Answers after `?ms=`. */
  slow: (_, response, url) =>
    void setTimeout(() => json(response, { ok: true }), Number(url.searchParams.get('ms'))),
  hang: () => {},
  /** Sends its headers and half of its body, and then nothing. */
  stall: (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":'),
  drop: (request) => void request.socket.destroy(),
  /** Fails `?times=` times, then answers. */
  flaky: (_, response, url) =>
    counts.get(url.pathname)! > Number(url.searchParams.get('times') ?? 1)
      ? json(response, { ok: true })
      : json(response, { error: 'secret words' }, 503),
  malformed: (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":tr'),
  html: (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>{"ok":true}</p>'),
  'wrong-type': (_, response) => json(response, { ok: 'perhaps' }),
  prototype: (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"ok":true,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  huge: (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(' '.repeat(9 * 1024 * 1024)),
  /** Answers `?code=` with the header `?retry=`. */
  status: (_, response, url) =>
    void response
      .writeHead(Number(url.searchParams.get('code')), { 'retry-after': url.searchParams.get('retry') ?? '' })
      .end('{"error":"secret words"}'),
  /** Redirects to `?to=`, with `?code=` instead of 302. */
  redirect: (_, response, url) =>
    void response
      .writeHead(Number(url.searchParams.get('code') ?? 302), { location: url.searchParams.get('to')! })
      .end(),
  /** As a web server does for a folder without its slash. */
  folder: (_, response, url) => void response.writeHead(301, { location: `${url.pathname}/` }).end(),
  loop: (_, response, url) => void response.writeHead(302, { location: url.pathname }).end(),
  /** The valuation service, with homes that lack fields, and numbers as texts. */
  'mx-reference-finder': (_, response) => {
    const range = '300000 - 320000';
    const whole = { street: 'Brink', houseNumber: 1, postalCode: '7411BV', latitude: 52.25, longitude: 6.16 };
    const nameless = {
      houseNumber: '3',
      houseNumberExt: 2,
      postalCode: null,
      latitude: '52.25',
      longitude: 6,
    };
    const valued = [whole, nameless].map((home) => ({ ...home, weightedValueRange: range }));
    const references = [...valued, { street: 'Brink' }, null, whole];
    return json(response, { body: { data: { weightedValueRange: range, references } } });
  },
  /** WordPress' categories in three pages, the second of which has lost its items. */
  categories: (_, response, url) => answerTerms(response, url, 2),
  /** … and its tags, of which the first has. */
  tags: (_, response, url) => answerTerms(response, url, 1),
  /** SVG under a picture's type. */
  svg: (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'image/png' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  /** `6000/bomb`: a PNG of 6000 pixels square, one bit each and all of them black. */
  bomb: (_, response, url) =>
    void response
      .writeHead(200, { 'content-type': 'image/png' })
      .end(createBlackPng(Number(url.pathname.split('/').at(-2)))),
  /** … with 9 MB behind its pixels, as a file is large for other reasons. */
  noise: (_, response, url) =>
    void response
      .writeHead(200, { 'content-type': 'image/png' })
      .end(createBlackPng(Number(url.pathname.split('/').at(-2)), randomBytes(9 * 1024 * 1024))),
  /** Answers with the request's headers. */
  echo: (request, response) => json(response, request.headers),
};

/** A server that misbehaves in each way that tests ask for, and counts requests. */
export const startAwkwardServer = async () => {
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost');
    if (url.pathname === '/_count') {
      // Closes the connection of the count: workerd repeats a GET by itself when a reused connection drops.
      response.setHeader('connection', 'close');
      return json(response, { count: counts.get(url.searchParams.get('path')!) ?? 0 });
    }
    counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + 1);
    // A composition's id: as a renderer that ends after a second and a bit.
    if (/^\/[\da-f]{24}\b/.test(url.pathname)) return setTimeout(() => request.socket.destroy(), 1_200);
    const kind = kinds[url.pathname.split('/').at(-1)!];
    if (kind) return kind(request, response, url);
    return json(response, { error: 'no such awkwardness' }, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
