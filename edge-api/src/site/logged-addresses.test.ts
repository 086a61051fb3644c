import { redactUrl, sayLogged } from '@binnen/edge-kit/logging/redact';
import { beforeAll, expect, test } from 'vitest';
import { loggedAddresses } from './logged-addresses.ts';

const redact = (path: string) => redactUrl(new URL(path, 'https://binnen.example'));

beforeAll(() => sayLogged(loggedAddresses));

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
