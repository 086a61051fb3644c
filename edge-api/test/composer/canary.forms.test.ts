import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { bindings } from '../bindings.ts';
import { call, counts, handOver, prepareVersions, readCanary, site, start, visit } from '../canary.ts';

const app = createApp();

beforeAll(prepareVersions);
afterEach(async () => {
  vi.restoreAllMocks();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

const createForm = (firstname: string) => ({
  ...{ firstname, lastname: 'Voorbeeld', email: `${firstname}.canary@voorbeeld.example` },
  ...{ phone: '0612345678', message: 'Hallo', acceptsPrivacy: 'ja' },
});

/** Looks at the page of a form, on the side of the lot: the cookies that its form is sent with. */
const open = async (lot: string): Promise<string> => {
  const page = await visit('/loop', lot);
  const [view] = page.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-view='));
  return [`__Host-canary=${lot}`, view?.split(';')[0]].join('; ');
};

const send = async (
  fields: Record<string, string>,
  cookie: string,
  path = '/ac/contact/add/formulier',
): Promise<number> => {
  const context = createExecutionContext();
  const init = {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _formulier: 'contact', ...fields }).toString(),
  };
  const { status } = await app.request(`${site}${path}`, init, bindings, context);
  await waitOnExecutionContext(context);
  return status;
};

test('a form that is taken counts on its visitor’s side by its name; one with errors is a fault', async () => {
  const { id } = await start('2.0.0');
  expect(await send(createForm('anna'), `__Host-canary=${id}.1`)).toBe(200);
  expect(await send(createForm('bert'), `__Host-canary=${id}.9999`)).toBe(200);
  expect(await send(createForm('cees'), '')).toBe(200);
  expect(await send({ firstname: 'dirk', _pagina: '/loop?soort=koop' }, await open(`${id}.1`))).toBe(400);
  expect(await readCanary()).toMatchObject({
    counts: {
      stable: { forms: { contact: 1 } },
      canary: { forms: { contact: 1 }, faults: { form: 1 } },
    },
    forms: [{ form: 'contact', stable: 1, canary: 1, verdict: 'too-few' }],
    faults: [{ side: 'canary', kind: 'form', page: '/loop', stack: '/ac/contact/add/formulier' }],
  });
});

test('a refused form counts once, and only with the token of a page that was counted', async () => {
  const { id } = await start('2.0.0');
  const refused = { firstname: 'dirk', _pagina: '/loop' };
  for (const cookie of [`__Host-canary=${id}.1`, `__Host-canary=${id}.1; __Host-view=${id}.canary.x.y.z`])
    expect(await send(refused, cookie)).toBe(400);
  expect((await readCanary()).counts.canary.faults).toEqual({});
  const cookie = await open(`${id}.1`);
  // No page has a form for these.
  expect(await send({}, cookie, '/ac/contact/add/onbekend')).toBe(404);
  expect(await send({ message: 'x'.repeat(200_000) }, cookie)).toBe(413);
  expect((await readCanary()).counts.canary.faults).toEqual({});
  expect(await send(refused, cookie)).toBe(400);
  expect(await send(refused, cookie)).toBe(400);
  expect((await readCanary()).counts.canary.faults).toEqual({ form: 1 });
});

test('fewer forms are told once, hold a canary back that goes on by itself, and do not take it back', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await start('2.0.0', 50, { auto: { shares: [100], everyMinutes: 1 } });
  const clock = vi.spyOn(Date, 'now');
  const began = Date.now();
  for (const minute of [0, 1, 2, 3]) {
    clock.mockReturnValue(began + minute * 60_000);
    await handOver(id, {
      stable: counts(1_000, { forms: { contact: 10, selling: 5 } }),
      canary: counts(1_000, { forms: { selling: 5 } }),
    });
  }
  expect(await readCanary()).toMatchObject({
    ...{ state: 'running', share: 50 },
    says: 'Its visitors hardly send contact as often: it waits for a person, to promote or abort it.',
    forms: [
      { form: 'contact', stable: 40, canary: 0, verdict: 'fewer' },
      { form: 'selling', stable: 20, canary: 20, verdict: 'no-difference' },
    ],
  });
  const lines = told.mock.calls.flat().filter((line) => String(line).includes('send fewer forms'));
  expect(lines).toHaveLength(1);
});
