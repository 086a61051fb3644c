import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app/create-app.ts';
import { bindings } from '../bindings.ts';
import { call, counts, handOver, prepareVersions, readCanary, site, start } from '../canary.ts';

const app = createApp();

beforeAll(prepareVersions);
afterEach(async () => {
  vi.restoreAllMocks();
  if ((await readCanary())?.state === 'running') await call('/_platform/canary/abort', {});
});

const createLead = (firstname: string) => ({
  ...{ firstname, lastname: 'Voorbeeld', email: `${firstname}.canary@voorbeeld.example` },
  ...{ phone: '0612345678', message: 'Hallo', acceptsPrivacy: 'ja' },
});

const send = async (fields: Record<string, string>, lot: string): Promise<number> => {
  const context = createExecutionContext();
  const init = {
    method: 'POST',
    headers: { cookie: `__Host-canary=${lot}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _formulier: 'contact', ...fields }).toString(),
  };
  const { status } = await app.request(`${site}/ac/contact/add/formulier`, init, bindings, context);
  await waitOnExecutionContext(context);
  return status;
};

test('a form that is taken counts on its visitor’s side by its name; one with errors is a fault', async () => {
  const { id } = await start('2.0.0');
  expect(await send(createLead('anna'), `${id}.1`)).toBe(200);
  expect(await send(createLead('bert'), `${id}.9999`)).toBe(200);
  expect(await send(createLead('cees'), '')).toBe(200);
  expect(await send({ firstname: 'dirk', _pagina: '/loop?soort=koop' }, `${id}.1`)).toBe(400);
  expect(await readCanary()).toMatchObject({
    counts: {
      stable: { leads: { contact: 1 } },
      canary: { leads: { contact: 1 }, faults: { form: 1 } },
    },
    leads: [{ form: 'contact', stable: 1, canary: 1, verdict: 'too-few' }],
    faults: [{ side: 'canary', kind: 'form', page: '/loop', stack: '/ac/contact/add/formulier' }],
  });
});

test('fewer forms are told once, hold a canary back that goes on by itself, and do not take it back', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await start('2.0.0', 50, { auto: { shares: [100], everyMinutes: 1 } });
  const clock = vi.spyOn(Date, 'now');
  const began = Date.now();
  for (const minute of [0, 1, 2, 3]) {
    clock.mockReturnValue(began + minute * 60_000);
    await handOver(id, {
      stable: counts(1_000, { leads: { contact: 10, selling: 5 } }),
      canary: counts(1_000, { leads: { selling: 5 } }),
    });
  }
  expect(await readCanary()).toMatchObject({
    ...{ state: 'running', share: 50 },
    says: 'Its visitors hardly send contact as often: it waits for a person, to promote or abort it.',
    leads: [
      { form: 'contact', stable: 40, canary: 0, verdict: 'fewer' },
      { form: 'selling', stable: 20, canary: 20, verdict: 'no-difference' },
    ],
  });
  const lines = told.mock.calls.flat().filter((line) => String(line).includes('send fewer forms'));
  expect(lines).toHaveLength(1);
});
