import { expect, test } from 'vitest';
import { secureReply } from '@binnen/edge-kit/headers/reply-headers';
import { documentHeaders } from './document-headers.ts';

const readPolicy = (config?: Parameters<typeof documentHeaders>[0]) => {
  const policy = documentHeaders(config)['content-security-policy'] ?? '';
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
};

test('a document runs our own scripts and styles, and nothing inline', () => {
  const policy = readPolicy();
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['style-src']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
});

test('what a browser refuses is reported to us', () => {
  const headers = documentHeaders();
  expect(headers['reporting-endpoints']).toBe('csp="/_reports/csp"');
  expect(readPolicy()['report-to']).toEqual(['csp']);
});

test('third parties are admitted when the configuration names them, and no others', () => {
  expect(readPolicy({ GTM_ID: 'GTM-ABCD' })['script-src']).toEqual([
    "'self'",
    'https://www.googletagmanager.com',
  ]);
  expect(readPolicy({ PIXEL_IDS: '1' })['script-src']).toEqual(["'self'", 'https://connect.facebook.net']);
  expect(readPolicy({ API_BASE_URL: 'https://api.example' })['connect-src']).toEqual([
    "'self'",
    'https://api.example',
  ]);
  expect(readPolicy({ FRAME_ORIGINS: 'https://a.example https://b.example' })['frame-src']).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  for (const config of [{ GTM_ID: 'GTM-ABCD' }, { PIXEL_IDS: '1' }])
    expect(JSON.stringify(readPolicy(config))).not.toContain('unsafe');
});

test('Turnstile is admitted where it is configured', () => {
  const script = { TURNSTILE_SCRIPT: 'https://challenges.example/v0/api.js' };
  const on = readPolicy({ ...script, TURNSTILE_SITE_KEY: 'site-key' });
  expect(on['script-src']).toEqual(["'self'", 'https://challenges.example']);
  expect(on['frame-src']).toEqual(['https://challenges.example']);
  const off = readPolicy({ ...script, TURNSTILE_SITE_KEY: '' });
  expect(JSON.stringify(off)).not.toContain('challenges');
});

test('a configured source cannot add a directive', () => {
  const policy = readPolicy({ FRAME_ORIGINS: "https://frames.example; script-src 'unsafe-inline'" });
  expect(JSON.stringify(policy)).not.toContain('unsafe');
});

test('a document requires Trusted Types, and allows only the policies that its shell makes', () => {
  const policy = documentHeaders({}, ['default', 'binnen-inspect']);
  expect(policy['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types default binnen-inspect;",
  );
  expect(documentHeaders({}, [])['content-security-policy']).toContain("trusted-types 'none';");
});

test('… but not with a shell that makes none, nor where others write scripts', () => {
  expect(documentHeaders({})['content-security-policy']).not.toContain('trusted-types');
  for (const config of [{ GTM_ID: 'GTM-ABCD' }, { PIXEL_IDS: '1' }])
    expect(documentHeaders(config, ['default'])['content-security-policy']).not.toContain('trusted-types');
});

test.each([
  ['public, max-age=0, must-revalidate', 'public, max-age=0, must-revalidate, no-transform'],
  ['no-store', 'no-store, no-transform'],
  [undefined, 'no-transform'],
])('a document that is %s may not be rewritten by a proxy', (caching, expected) => {
  const html = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const json = new Headers({ 'content-type': 'application/json' });
  for (const headers of [html, json]) if (caching) headers.set('cache-control', caching);
  secureReply(html);
  secureReply(json);
  expect(html.get('cache-control')).toBe(expected);
  expect(json.get('cache-control')).toBe(caching ?? null);
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HTTPS alone, for %s', (HSTS, expected) => {
  for (const headers of [new Headers(), new Headers(documentHeaders())]) {
    secureReply(headers, { HSTS });
    expect(headers.get('strict-transport-security')).toBe(expected);
  }
});
