import { expect, test } from 'vitest';
import { redactFields, redactText, redactUrl, sayLogged } from './redact.ts';

const redact = (path: string) => redactUrl(new URL(path, 'https://binnen.example'));

test('of a query only what the site names is kept, and nothing before it named anything', () => {
  expect(redact('/programme/?limit=12')).toEqual({ path: '/programme/' });
  sayLogged({ names: ['limit', 'sort'], silent: /^\/tickets/ });
  expect(redact('/programme/?limit=12&searchquery=Keulenstraat+19&sort=date')).toEqual({
    path: '/programme/',
    query: { limit: '12', sort: 'date', '…': '1 not logged' },
  });
  expect(redact('/tickets/?limit=12')).toEqual({ path: '/tickets/' });
});

test.each([
  ['mail to jan.de-vries+huis@voorbeeld.nl failed', 'jan'],
  ['no home at 7418ET 19 a', '7418'],
  ['called 06-12345678', '12345678'],
  ['called +31 (0)570 555 010', '555'],
  ['GET https://api.example/items?access_token=s3cret', 's3cret'],
  ['Authorization: Bearer s3cret-token', 's3cret'],
  ['GET /items?name=s3cret failed', 's3cret'],
  ['rwauth s3cret', 's3cret'],
  ['{"api_key":"s3cret"}', 's3cret'],
  ['no page at /contact/jan%2540voorbeeld.nl', 'jan'],
  ['called 06.12.34.56.78', '34'],
  ['called 12345678', '5678'],
  ['4f3c2b1a09876543210fedcba98765432 is unknown', '4f3c'],
  [`${'a '.repeat(495)}jan.de-vries@voorbeeld.nl`, 'jan'],
])('an error’s words lose what is personal or secret: %s', (text, secret) => {
  expect(redactText(text)).not.toContain(secret);
});

test('… and keep what helps', () => {
  for (const text of ['mf-leads@1.4.0 page /huren', '/woningaanbod/deventer/keulenstraat-19c', 'took 500 ms'])
    expect(redactText(text)).toBe(text);
  expect(redactText('directus malformed 200 unexpected shape at data.0.titel')).toBe(
    'directus malformed 200 unexpected shape at data.0.titel',
  );
});

test('each text of a line is redacted, however deep it is, and the edge’s own names are not', () => {
  const requestId = '12345678-1234-1234-1234-123456789012';
  expect(
    redactFields({ requestId, ms: 12345678901, deep: [{ text: 'jan@voorbeeld.nl' }], none: null }),
  ).toEqual({
    requestId,
    ms: 12345678901,
    deep: [{ text: '[e-mail]' }],
    none: null,
  });
});

test('a long text costs no more than its length', () => {
  const long = ['a@', 'http://', 'key ', '1 ', 'a.', '%25', '@'].map((part) => part.repeat(10_000));
  const began = performance.now();
  for (const text of long) redactText(text);
  // A pattern that is not linear takes seconds.
  expect(performance.now() - began).toBeLessThan(1_000);
});
