import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formNames } from '@binnen/contracts/forms';
import { bindings } from '../../test/bindings.ts';
import { clearFaults, post, postForm, setFault } from '../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { leadForms } from './forms/lead-forms.ts';

/** A text that occurs nowhere except in a visitor's answers. */
const marker = 'Kwetsbaar';
const written: string[] = [];

beforeEach(() => {
  breaker.reset();
  written.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      written.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
    });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await clearFaults();
});

const readCache = async (): Promise<string> => {
  const texts: string[] = [];
  for (const { name } of (await bindings.CACHE.list()).keys)
    texts.push(name, (await bindings.CACHE.get(name)) ?? '');
  return texts.join('\n');
};

test.each([
  ['works', undefined],
  ['is down', { service: 'activecampaign', status: 503 }],
  ['is malformed', { service: 'activecampaign', malformed: true }],
])(
  'nothing that a visitor filled in reaches a log or a cache while the marketing service %s',
  async (_, fault) => {
    if (fault) await setFault(fault);
    for (const name of formNames) {
      const { contract: form } = leadForms[name];
      const fields = Object.fromEntries(
        [...form.required, ...form.optional].map((field) => [field, `${marker}-${field}`]),
      );
      const reply = await postForm(form.call, name, { ...fields, email: `${marker}@example.nl` });
      expect(reply.status).toBe(200);
      // An incomplete form and a robot's are logged no more than a lead.
      await postForm(form.call, name, { email: `${marker}@example.nl` });
      await postForm(form.call, name, { ...fields, _website: marker });
    }
    await post(`/ac/contact/add/kopers?email=${marker}%40example.nl&firstname=${marker}`);
    await post(`/ac/contact/note/add?id=${marker}&note=${marker}`);
    await post('/ac/contact/add/formulier', {
      body: `{"email":"${marker}"}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(written.join('\n')).not.toContain(marker);
    expect(await readCache()).not.toContain(marker);
  },
);
