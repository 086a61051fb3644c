import { createExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../api.ts';

const api = createApi();
const send = (body: string, env: object = {}) =>
  api.request(
    `${String(bindings['SITE_ORIGIN'])}/_reports/csp`,
    { method: 'POST', body, headers: { 'content-type': 'application/reports+json' } },
    { ...bindings, ...env },
    createExecutionContext(),
  );
const listen = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

test.each([
  [
    'the Reporting API',
    [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://binnen.example/waarde-woning?email=jan@voorbeeld.nl',
          effectiveDirective: 'img-src',
          blockedURL: 'https://evil.example/a.gif?c=1',
        },
      },
    ],
  ],
  [
    'report-uri',
    {
      'csp-report': {
        'document-uri': 'https://binnen.example/waarde-woning?email=jan@voorbeeld.nl',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/a.gif?c=1',
      },
    },
  ],
])('a report of %s is logged without queries', async (_, report) => {
  const warned = listen();
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({
    document: 'https://binnen.example/waarde-woning',
    directive: 'img-src',
    blocked: 'https://evil.example/a.gif',
  });
});

test.each([
  ['no JSON', 'x', 400],
  ['no report', '{"a":1}', 400],
  ['very many reports', JSON.stringify(Array.from({ length: 21 }, () => ({ type: 'x', body: {} }))), 400],
  ['a very large one', JSON.stringify({ 'csp-report': { 'document-uri': 'a'.repeat(20_000) } }), 413],
])('%s is refused, and not logged', async (_, body, status) => {
  const warned = listen();
  expect((await send(body)).status).toBe(status);
  expect(warned).not.toHaveBeenCalled();
});

test('a flood of reports is stopped', async () => {
  const response = await send('[]', { RATE_LIMIT: { limit: async () => ({ success: false }) } });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('ratelimit')).toBe('"reports";r=0;t=60');
});
