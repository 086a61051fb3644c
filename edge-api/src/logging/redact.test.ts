import { expect, test } from 'vitest';
import { redactText, redactUrl } from './redact.ts';

const redact = (path: string) => redactUrl(new URL(path, 'https://binnen.example'));

test('of a query only values that cannot be personal are kept', () => {
  expect(redact('/objects/archive/?limit=12&searchquery=Keulenstraat+19&sort=-date_created')).toEqual({
    path: '/objects/archive/',
    query: { limit: '12', sort: '-date_created', '…': '1 not logged' },
  });
});

test.each([
  '/ac/contact/add/formulier?email=jan@voorbeeld.nl&tags=website',
  '/ac/contact/note/add?id=42&note=Bel+mij',
  '/realworks/zoekopdracht?mail=jan@voorbeeld.nl&type=koop',
  '/postcode/lookup/?postcode=7418ET&huisnummer=19',
  '/mg/references/?postcode=7418ET&huisnummer=19',
])('of %s nothing but the path', (path) => {
  expect(redact(path)).toEqual({ path: path.split('?')[0] });
});

test('an unknown parameter is not logged', () => {
  expect(JSON.stringify(redact('/contact?naam=Jan&zip=7418ET'))).not.toMatch(/Jan|7418/);
});

test.each([
  ['mail to jan.de-vries+huis@voorbeeld.nl failed', 'jan'],
  ['no home at 7418ET 19 a', '7418'],
  ['called 06-12345678', '12345678'],
  ['called +31 (0)570 555 010', '555'],
  ['GET https://api.example/items?access_token=s3cret', 's3cret'],
  ['Authorization: Bearer s3cret-token', 's3cret'],
  ['rwauth s3cret', 's3cret'],
])('an error’s words lose what is personal or secret: %s', (text, secret) => {
  expect(redactText(text)).not.toContain(secret);
});

test('… and keep what helps', () => {
  expect(redactText('directus malformed 200 unexpected shape at data.0.titel')).toBe(
    'directus malformed 200 unexpected shape at data.0.titel',
  );
});
