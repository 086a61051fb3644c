import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../api.ts';
import type { EdgeEnv } from '../env.ts';

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
