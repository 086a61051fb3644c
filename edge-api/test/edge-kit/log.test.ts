import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { createApp } from '../../src/app/create-app.ts';
import { breaker } from '@binnen/upstreams/calls/call';

const app = createApp();
const setFaults = (fault?: object) =>
  fetch(
    `${bindings.UPSTREAMS}/_faults`,
    fault ? { method: 'PUT', body: JSON.stringify(fault) } : { method: 'DELETE' },
  );
afterEach(async () => {
  await setFaults();
  breaker.reset();
});

/** Everything that is logged during a request for `path`. */
const listen = async (path: string, init: RequestInit = {}): Promise<string> => {
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(' ')));
  const ctx = createExecutionContext();
  const env = { ...bindings, LOG_REQUESTS: 'true' };
  const response = await app.request(`${String(bindings['SITE_ORIGIN'])}${path}`, init, env, ctx);
  await response.arrayBuffer();
  await waitOnExecutionContext(ctx);
  return lines.join('\n');
};

const person = {
  email: 'jan.de-vries@voorbeeld.nl',
  firstname: 'Jan-Pieter',
  phone: '0612345678',
  message: 'Wij zoeken een huis',
};
const personal = /voorbeeld\.nl|Jan-Pieter|0612345678|Wij zoeken|7418|local-\w+-(key|token)/;
const query = new URLSearchParams(person).toString();

test.each([
  [
    'a lead',
    `/ac/contact/add/formulier?${query}&formtype=Contactformulier&tags=website`,
    'POST',
    'activecampaign',
  ],
  ['a search job', `/realworks/zoekopdracht?${query}&mail=${person.email}`, 'POST', 'realworks'],
  ['an address', '/postcode/lookup/?postcode=7418ET&huisnummer=19', 'GET', 'pdok'],
  ['a home value', '/mg/references/?postcode=7418ET&huisnummer=19', 'GET', 'valuation'],
])(
  'the log of %s names the request and says nothing of the person, also when the upstream fails',
  async (_, path, method, service) => {
    for (const fault of [undefined, { service, status: 500 }]) {
      await setFaults(fault);
      const written = await listen(path, { method });
      expect(written).toContain(`"path":"${path.split('?')[0]}"`);
      expect(written).toMatch(/"requestId":"[\w-]+"/);
      expect(written).not.toMatch(personal);
      expect(written).not.toContain('?');
    }
  },
);

const pieces = ['jan.de-vries@voorbeeld.nl', '0612345678', '4f3c2b1a09876543210fedcba98765432'];

test.each([
  ...pieces.flatMap((piece) => [
    [`/contact/${piece}`],
    [`/contact/${encodeURIComponent(encodeURIComponent(piece))}`],
    [`/objects/deventer/${piece}`],
    [`/objects/archive/?sort=${piece}&slug=${'x'.repeat(30)}${piece}&type=${piece}`],
    [`/content/pages/${piece}?${piece}=${piece}`],
    [`/remotes/mf-leads/1.0.0/${piece}.js`],
    [`/images/realworks/${piece}.jpg`],
  ]),
])('nothing of a person or a key in %s is logged, nor in its headers', async (path) => {
  for (const piece of pieces) {
    const headers = Object.fromEntries(
      ['x-request-id', 'user-agent', 'referer', 'cookie', 'authorization', 'accept-language', 'if-none-match']
        .concat(['x-forwarded-for', 'cf-connecting-ip', 'traceparent'])
        .map((name) => [name, piece]),
    );
    const written = await listen(path, { headers });
    expect(written).toContain('"message":"A request"');
    expect(written).not.toMatch(/vries|voorbeeld|12345678|4f3c2b/);
  }
});

test('every line is JSON', async () => {
  const written = await listen('/content/pages/bestaat-niet');
  for (const line of written.split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test('a warning is a line like the others: its level, and what happened', async () => {
  await setFaults({ service: 'directus', status: 500 });
  const lines = (await listen('/content/blogs/slim-bieden-op-een-huis'))
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const warning = { level: 'warn', message: 'A page goes without a part of its content' };
  expect(lines).toContainEqual(expect.objectContaining(warning));
  for (const line of lines)
    expect(line).toMatchObject({ level: expect.any(String), message: expect.any(String) });
});
