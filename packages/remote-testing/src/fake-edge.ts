import { apiPrefixes } from '@binnen/contracts/api-paths';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Remote } from '@binnen/platform';
import { askEndpoint } from './ask-endpoint.ts';
import { checkReply, isPicture } from './check-reply.ts';
import { leavePage } from './show.tsx';

/** What the remote sent, as the edge would read it. */
export interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Fields of a posted form; empty for reads. */
  fields: Record<string, string>;
  headers: Headers;
}

/** A reply's body, or a function that makes it for a request; `Response` for all that is no plain JSON. */
export type Reply = object | Response | ((sent: Sent) => object | Response | Promise<object | Response>);

const readSent = async (request: Request): Promise<Sent> => {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    fields: Object.fromEntries(new URLSearchParams(text)),
    headers: request.headers,
  };
};

const createPicture = (): Response =>
  new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" />', {
    headers: { 'content-type': 'image/svg+xml' },
  });

/** A problem document, as the edge answers it (RFC 9457). */
export const problem = (status: number, code: string, more: object = {}): Response =>
  HttpResponse.json(
    { type: `about:blank#${code}`, code, title: code, message: code, status, ...more },
    { status },
  );

const lastCall = '/_last-call';

/**
 * The edge as a remote's browser meets it, over HTTP (a service worker answers). A reply that the contract does not
 * allow fails the test that gave it, and so does a call that no test answered: a remote cannot pass against an edge
 * that does not exist. Call it once at the top of a test file.
 */
export const useFakeEdge = () => {
  let sent: Sent[] = [];
  let wrong: string[] = [];
  let endTest = () => {};
  let testEnd = Promise.resolve();
  const refuse = ({ request }: { request: Request }): Response => {
    const { pathname, search } = new URL(request.url);
    if (isPicture(request.method, pathname)) return createPicture();
    wrong.push(`${request.method} ${pathname}${search} was called, and no test answers it`);
    return problem(503, 'upstream-unavailable');
  };
  // What a test answers comes before these.
  const worker = setupWorker(
    http.get(lastCall, () => new HttpResponse()),
    ...apiPrefixes.map((prefix) => http.all(prefix, refuse)),
  );

  const answer = (method: 'get' | 'post', path: string, reply: Reply, once: boolean): void => {
    worker.use(
      http[method](
        path,
        async ({ request }) => {
          const call = await readSent(request);
          sent.push(call);
          const made = typeof reply === 'function' ? await reply(call) : reply;
          const fault = checkReply(call.method, call.path, made);
          if (fault) wrong.push(fault);
          return made instanceof Response ? made.clone() : HttpResponse.json(made);
        },
        { once },
      ),
    );
  };

  const lose = (path: string, when?: Promise<void>): void =>
    worker.use(
      http.all(path, async ({ request }) => {
        sent.push(await readSent(request));
        await when;
        return HttpResponse.error();
      }),
    );

  beforeAll(() => worker.start({ quiet: true }));
  beforeEach(() => {
    testEnd = new Promise((resolve) => (endTest = resolve));
  });
  afterEach(async () => {
    await leavePage();
    // Calls reach the worker in turn: what the page asked at its end is answered as this test said, not as the next does.
    await fetch(lastCall);
    endTest();
    const faults = wrong;
    worker.resetHandlers();
    sent = [];
    wrong = [];
    expect(faults).toEqual([]);
  });
  afterAll(() => worker.stop());

  return {
    /** Answers GET `path` (`/postcode/lookup/`, `/objects/:city/:object`) for the rest of this test. */
    answersGet: (path: string, reply: Reply) => answer('get', path, reply, false),
    /** Answers reads by their whole call, as a sample has them (`/realworks/objects?aantal=1`), for the rest of this test. */
    answersCalls: (data: Record<string, unknown>): void =>
      worker.use(
        http.get('*', ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const body = data[pathname + search];
          if (body === undefined) return undefined;
          const fault = checkReply('GET', pathname, body);
          if (fault) wrong.push(fault);
          return HttpResponse.json(body as object);
        }),
      ),
    /** Answers POST `path` for the rest of this test; with `once` the next one alone. */
    answersPost: (path: string, reply: Reply, { once = false } = {}) => answer('post', path, reply, once),
    /** Answers the endpoints of a remote as the site does, for the rest of this test. */
    serves: (remote: Pick<Remote, 'endpoints'>): void =>
      worker.use(
        ...Object.keys(remote.endpoints ?? {}).map((pattern) =>
          http.get(pattern, async ({ request }) => {
            const { pathname, search } = new URL(request.url);
            const answer = JSON.stringify(await askEndpoint(remote, pathname + search));
            return new HttpResponse(answer, { headers: { 'content-type': 'application/json' } });
          }),
        ),
      ),
    /** Breaks the connection of every call to `path`. */
    drops: (path: string) => lose(path),
    /** Gives no call to `path` an answer, as long as the test runs. */
    hangs: (path: string) => lose(path, testEnd),
    /** What was sent so far in this test, oldest first; by path. */
    received: (path?: string): Sent[] => sent.filter((call) => path === undefined || call.path === path),
  };
};
