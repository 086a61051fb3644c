import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { createToyRemote, createToyShell, describeFile, promote, upload } from '../releases.ts';
import { createApi, createApp } from '../../src/app/create-app.ts';
import type { EdgeEnv } from '../../src/environment/env.ts';

const line = JSON.stringify({ type: 'event' });
const forged = `x\n${line}\n{"event_id":"0","message":"forged"}\r\n\u2028${line}\u0000`;

const withFields = (fields: object) => Object.assign(new Error('x'), fields);
/** What a hostile page may throw. */
const errors: [string, unknown][] = [
  ['lines of an envelope', new Error(forged)],
  ['a forged name', withFields({ name: forged })],
  ['a forged stack', withFields({ stack: `Error: x\n${forged}` })],
  ['megabytes', new Error('jan@voorbeeld.nl '.repeat(100_000))],
  ['half a pair', new Error('\ud800 jan@voorbeeld.nl')],
  ['no text', withFields({ message: { toString: 1 }, name: null, stack: 42 })],
  [
    'an error that throws when it is read',
    Object.defineProperty(new Error('x'), 'message', {
      get: () => {
        throw new Error('jan@voorbeeld.nl');
      },
    }),
  ],
  ['a person as its name', withFields({ name: 'jan@voorbeeld.nl 06-12345678' })],
];

test.each(errors)('an error with %s is one event, short, and says nothing of a person', async (_, error) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const api = createApi(new Hono<EdgeEnv>());
  api.get('/fails/:who', () => {
    throw error;
  });
  const context = createExecutionContext();
  const env = { ...bindings, SENTRY_DSN: 'https://public@errors.example/42' };
  const url = `${String(bindings['SITE_ORIGIN'])}/fails/jan@voorbeeld.nl?email=jan@voorbeeld.nl`;
  const reply = await api.request(url, {}, env, context);
  await waitOnExecutionContext(context);
  expect(reply.status).toBe(500);
  expect(sent).toHaveBeenCalledTimes(1);
  const body = String(sent.mock.calls[0]![1]?.body);
  const items = body.split('\n').map((each) => JSON.parse(each) as object);
  expect(items).toEqual([
    { event_id: expect.any(String), sent_at: expect.any(String) },
    { type: 'event' },
    expect.objectContaining({ message: { formatted: 'An unexpected error' } }),
  ]);
  expect(body.length).toBeLessThan(6_000);
  expect(`${body}${logged.mock.calls.flat().join('')}`).not.toMatch(/voorbeeld|12345678/);
});

interface SentryEvent {
  release: string;
  environment: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] };
}

/** The event that is sent when `answer` is called for a request. */
const report = async (app: Hono<EdgeEnv>, path: string, more: object = {}): Promise<SentryEvent> => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const real = globalThis.fetch;
  let body = '';
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).startsWith('https://errors.example/')) return real(input, init);
    body = String(init?.body);
    return Promise.resolve(new Response());
  });
  const context = createExecutionContext();
  await app.request(
    path,
    {},
    { ...bindings, SENTRY_DSN: 'https://public@errors.example/42', ...more },
    context,
  );
  await waitOnExecutionContext(context);
  return JSON.parse(body.split('\n')[2]!) as SentryEvent;
};

test('an error of the edge names its release, its environment, and its frames with the innermost last', async () => {
  const api = createApi(new Hono<EdgeEnv>());
  const innermost = () => {
    throw new Error('kapot');
  };
  api.get('/fails', () => innermost());
  const event = await report(api, '/fails', { SENTRY_RELEASE: 'abc123', SENTRY_ENVIRONMENT: 'staging' });
  expect(event).toMatchObject({ release: 'abc123', environment: 'staging' });
  const [{ type, value, stacktrace } = { type: '', value: '' }] = event.exception.values;
  expect([type, value]).toEqual(['Error', 'kapot']);
  expect(stacktrace!.frames.at(-1)).toEqual({
    function: 'innermost',
    filename: expect.stringMatching(/sentry\.test\.ts$/),
    lineno: expect.any(Number),
    colno: expect.any(Number),
    in_app: true,
  });
  expect(stacktrace!.frames.length).toBeGreaterThan(1);
  expect(await report(api, '/fails')).toMatchObject({ release: 'edge-api', environment: 'localhost' });
});

test('a page’s bug names the release whose code failed, its composition, and places in the sources', async () => {
  const fault = `{ fault: 'TypeError: kapot at Draw (mf-melder.js:2:87) at shell.js:13:21' }`;
  const page = `({ url }) => url.includes('sample.invalid') ? 'heel' : ${fault}`;
  const remote = await createToyRemote('mf-melder', { pages: { '/melder': page } });
  const map = JSON.stringify({
    version: 3,
    sources: ['mf-melder/src/page.tsx'],
    names: [],
    mappings: ';qFA8BQ',
  });
  remote.record.maps = [await describeFile('server/mf-melder.js.map', map)];
  remote.files['maps/server/mf-melder.js.map'] = map;
  await upload(await createToyShell('1.0.0'));
  await upload(remote);
  const { id } = (await (await promote({ shell: '1.0.0', 'mf-melder': '1.0.0' })).json()) as { id: string };
  // The second one is mapped from what the isolate knows.
  for (const path of ['/melder', '/melder'])
    expect(await report(createApp(), path)).toMatchObject({
      release: 'mf-melder@1.0.0',
      tags: { composition: id },
      exception: {
        values: [
          {
            stacktrace: {
              frames: [
                { filename: 'shell/1.0.0/server/shell.js', lineno: 13, colno: 21, in_app: true },
                { function: 'Draw', filename: 'mf-melder/src/page.tsx', lineno: 31, colno: 9, in_app: true },
              ],
            },
          },
        ],
      },
    });
});
