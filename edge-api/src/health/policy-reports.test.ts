import { createExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { createApi } from '../app/create-app.ts';

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
  const refused = [
    {
      document: 'https://binnen.example/waarde-woning',
      directive: 'img-src',
      blocked: 'https://evil.example/a.gif',
    },
  ];
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({ refused });
});

test('twenty refusals in one report are one line of the log, with each of them once', async () => {
  const warned = listen();
  const reports = Array.from({ length: 20 }, (_, at) => ({
    type: 'csp-violation',
    body: { documentURL: 'https://binnen.example/', blockedURL: `https://evil.example/${at % 3}.gif` },
  }));
  expect((await send(JSON.stringify(reports))).status).toBe(204);
  expect(warned).toHaveBeenCalledOnce();
  const refused = [0, 1, 2].map((at) => ({ blocked: `https://evil.example/${at}.gif` }));
  expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({ refused });
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

const hostile = [
  'jan.de-vries+huis@voorbeeld.nl',
  'jan%2540voorbeeld.nl',
  '+31 6 12 34 56 78',
  '0612345678',
  '0570%2F555-010',
  'token=geheim-woord',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P',
  '4f3c2b1a09876543210fedcba98765432',
  'https://binnen.example/pad/jan@voorbeeld.nl/06-12345678?token=geheim#geheim',
  'https://jan:geheim@binnen.example/4f3c2b1a09876543210fedcba98765432',
  'mailto:jan@voorbeeld.nl',
  'data:text/plain,0612345678',
  `https://binnen.example/${'a'.repeat(180)}/jan.de-vries@voorbeeld.nl`,
];
const traces = /jan|vries|voorbeeld|geheim|12.?34.?56|555|dozj|eyJ|4f3c|fedc/i;
const fields = {
  'report-uri': [
    'document-uri referrer violated-directive effective-directive original-policy disposition blocked-uri',
    'line-number source-file status-code script-sample something-else',
  ],
  'the Reporting API': [
    'documentURL referrer effectiveDirective originalPolicy disposition blockedURL lineNumber sourceFile',
    'statusCode sample something_else',
  ],
};

test.each(Object.entries(fields))(
  'no address, number or key in any field of a report of %s reaches the log',
  async (kind, names) => {
    const warned = listen();
    for (const value of hostile) {
      const body = Object.fromEntries(
        names
          .join(' ')
          .split(' ')
          .map((name) => [name, value]),
      );
      const report = { age: value, type: value, url: value, user_agent: value, body };
      const sent = await send(JSON.stringify(kind === 'report-uri' ? { 'csp-report': body } : [report]));
      expect(sent.status).toBe(204);
    }
    expect(warned).toHaveBeenCalledTimes(hostile.length);
    for (const [line] of warned.mock.calls) {
      // Its random id may have such a number by chance.
      const { requestId, ...told } = JSON.parse(String(line)) as { requestId: string };
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      expect(JSON.stringify(told)).not.toMatch(traces);
    }
  },
);

test('a flood of reports is stopped', async () => {
  const response = await send('[]', { RATE_LIMIT: { limit: async () => ({ success: false }) } });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('ratelimit')).toBe('"reports";r=0;t=60');
});
