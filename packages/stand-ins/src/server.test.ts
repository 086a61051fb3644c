import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokens, useStandIns } from '../test/stand-ins.ts';

const { get, send } = useStandIns({ objects: 20 });

const paths = [
  '/directus/items/pages',
  '/directus/items/shorttexts',
  '/directus/assets/x',
  '/wordpress/wp-json/wp/v2/posts',
  '/wordpress/wp-json/wp/v2/tags',
  '/wordpress/wp-content/uploads/x',
  '/realworks/wonen/v1/objecten',
  '/activecampaign/admin/api.php',
  '/pdok/bzk/locatieserver/search/v3_1/free',
  '/pdok/bzk/locatieserver/search/v3_1/reverse',
  '/valuation/v1/mx-reference-finder',
  '/streetview/metadata',
  '/turnstile/turnstile/v0/api.js',
  '/brevo/mails',
  '/brevo/v3/smtp/statistics/events',
  '/slack/services/T1/B1/secret',
  '/partner/changes',
  '/images/servlets/images/media.objectmedia/1.jpg',
  '/_recorded',
  '/_nothing',
];
const names = [
  'q',
  'fq',
  'fields',
  'filter',
  'filter[status][_eq]',
  'filter[__proto__][x]',
  'sort',
  'limit',
  'page',
];
const more = [
  'per_page',
  'search',
  '_fields',
  '_embed',
  'aantal',
  'vanaf',
  'status',
  'lat',
  'lon',
  'rows',
  'location',
  'fl',
];
const values = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '-1',
    '1e9',
    'NaN',
    '../..',
    '%',
    '(',
    '{"_and":1}',
    '*',
    'type:(',
    '\u0000',
    '__proto__',
    '7418ET 19',
  ),
);
const query = fc.array(fc.tuple(fc.constantFrom(...names, ...more), values), { maxLength: 4 });

it('answers every request without crashing', async () => {
  const tokensOf: Record<string, Record<string, string>> = tokens;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, fc.boolean(), async (path, asked, known) => {
      const headers = known ? (tokensOf[path.split('/')[1] ?? ''] ?? {}) : {};
      const response = await get(`${path}?${new URLSearchParams(asked)}`, headers);
      expect(response.status, await response.text()).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

it('accepts any body of a write without crashing', async () => {
  const writes = [
    '/realworks/wonen/v1/zoekopdracht',
    '/activecampaign/admin/api.php?api_action=contact_sync',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), fc.jsonValue(), async (path, body) => {
      expect((await send('POST', path, body, tokens.crm)).status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});

it('answers 404 anywhere else', async () => {
  expect((await get('/mailchimp/x')).status).toBe(404);
});
