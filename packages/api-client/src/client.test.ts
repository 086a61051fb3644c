import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createClient } from './client.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  key: string | string[] | undefined;
  type: string | undefined;
  body: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** An edge that gives these answers, one a call. */
const startEdge = async (...answers: ((response: ServerResponse) => void)[]) => {
  const seen: Seen[] = [];
  const waits: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, key: headers['idempotency-key'], type: headers['content-type'], body });
      (answers[seen.length - 1] ?? answers.at(-1))?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds));
  return { client: createClient({ origin: `http://localhost:${port}`, retry: { wait } }), seen, waits };
};

const answer =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const taken = answer(200, { result_code: 1, result_message: 'Contact toegevoegd' });
const busy = answer(503, { code: 'leads-unavailable' }, { 'retry-after': '7' });
const lead = {
  firstname: 'Anna',
  email: 'anna@example.nl',
  phone: '0612345678',
  acceptsPrivacy: 'ja',
} as const;

test('a lead that was not answered is sent again with the same key, not before Retry-After', async () => {
  const drop = (response: ServerResponse) => void response.destroy();
  const { client, seen, waits } = await startEdge(busy, drop, taken);
  const result = await client.leads.contact(lead);
  expect(result.ok).toBe(true);
  expect(new Set(seen.map(({ key }) => key))).toEqual(new Set([result.idempotencyKey]));
  expect(seen.map(({ method, url }) => `${method} ${url}`)[2]).toBe('POST /ac/contact/add/formulier');
  expect(Object.fromEntries(new URLSearchParams(seen[2]?.body))).toEqual({ _formulier: 'contact', ...lead });
  expect(waits[0]).toBe(7_000);
});

test('a lead whose answer was cut off is sent again with the same key, and taken', async () => {
  const cut = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 60 });
    response.write('{"result_code":1,', () => response.destroy());
  };
  const { client, seen } = await startEdge(cut, taken);
  expect(await client.leads.contact(lead)).toMatchObject({ ok: true });
  expect([seen.length, new Set(seen.map(({ key }) => key)).size]).toEqual([2, 1]);
});

test.each([
  [
    answer(400, { code: 'invalid-parameter', errors: [{ field: 'email', message: 'Verplicht' }] }),
    { kind: 'invalid', fields: [{ field: 'email', message: 'Verplicht' }] },
  ],
  [answer(409, { code: 'idempotency-conflict' }), { kind: 'conflict' }],
  [answer(403, { code: 'challenge-failed' }), { kind: 'challenge' }],
  [
    answer(429, { code: 'rate-limited' }, { 'retry-after': '3600' }),
    { kind: 'busy', retryAfterMs: 3_600_000 },
  ],
  [answer(200, { result_code: 0, result_message: 'Nee' }), { kind: 'refused', message: 'Nee' }],
  [answer(500, { code: 'internal-error' }), { kind: 'failed', status: 500, code: 'internal-error' }],
  [answer(200, ['what is this']), { kind: 'failed', status: 200, code: undefined }],
])('what the edge answers is one of a closed list: %#', async (reply, error) => {
  const { client, seen } = await startEdge(reply);
  expect(await client.leads.contact(lead, { idempotencyKey: 'key-of-the-caller' })).toEqual({
    ok: false,
    idempotencyKey: 'key-of-the-caller',
    error,
  });
  expect(seen).toHaveLength(1);
});

test('an edge that does not answer is said to be unreachable', async () => {
  const { client, seen } = await startEdge((response) => void response.destroy());
  const result = await client.leads.contact(lead);
  expect(result).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  expect(seen).toHaveLength(3);
});

test('a write without a key is not repeated, and a read is', async () => {
  const written = await startEdge(busy);
  await written.client.POST('/lookups/challenge', { body: { 'cf-turnstile-response': 'x' } });
  expect(written.seen).toHaveLength(1);
  const read = await startEdge(busy, answer(200, {}));
  expect((await read.client.GET('/content/socials')).response.status).toBe(200);
  expect(read.seen).toHaveLength(2);
});

test('a call that its caller ends is over at once, and not tried again', async () => {
  const seen: string[] = [];
  const caller = new AbortController();
  const client = createClient({
    origin: 'https://binnen.example',
    fetch: ({ url }) => {
      seen.push(url);
      return Promise.resolve(Response.json({}, { status: 503 }));
    },
    // It goes on for ever.
    retry: { wait: () => new Promise(() => caller.abort()) },
  });
  await expect(client.GET('/content/socials', { signal: caller.signal })).rejects.toThrow('aborted');
  expect(seen).toHaveLength(1);
});

test('a call that takes a form is sent one, and any other JSON', async () => {
  const { client, seen } = await startEdge(answer(200, {}));
  await client.POST('/melding/aanvragen', {
    body: { email: 'anna@example.nl', lijst: '/woningaanbod?a=b&c' },
  });
  await client.POST('/ac/contact/add/{form}', {
    params: { path: { form: 'formulier' }, header: { 'Idempotency-Key': 'key-of-the-caller' } },
    body: { _formulier: 'contact', ...lead },
  });
  await client.POST('/_platform/leads/erase', { body: { email: 'anna@example.nl' } });
  expect(seen.map(({ type }) => type)).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/json',
  ]);
  expect(seen[0]?.body).toBe('email=anna%40example.nl&lijst=%2Fwoningaanbod%3Fa%3Db%26c');
  expect(seen[1]).toMatchObject({
    key: 'key-of-the-caller',
    body: expect.stringContaining('firstname=Anna'),
  });
  expect(seen[2]?.body).toBe('{"email":"anna@example.nl"}');
});

test.each(['localhost:8890', 'binnen.example', 'ftp://binnen.example'])(
  'a client of "%s", which is no origin, is refused before its first call',
  (origin) => {
    expect(() => createClient({ origin })).toThrow(`"${origin}" is no origin`);
  },
);
