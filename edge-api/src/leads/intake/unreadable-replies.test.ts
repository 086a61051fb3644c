import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, post, postForm, setFault } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { findOutbox } from '../../site/find-objects.ts';

let run = 0;
beforeEach(() => {
  breaker.reset();
  run += 1;
});
afterEach(async () => {
  await clearFaults();
});

/** The step of this kind of this person's lead, as it is stored. */
const findStep = async (email: string, kind: string) => {
  const all = await Promise.all(
    (['pending', 'delivered', 'refused', 'dead'] as const).map((state) =>
      findOutbox(bindings).list(state, 1_000),
    ),
  );
  const entry = all.flat().find(({ values }) => values.email === email || values.mail === email);
  return entry?.steps.find((step) => step.kind === kind);
};

const unreadable: [string, object][] = [
  ['202 and nothing', { status: 202 }],
  ['a web page', { html: true }],
  ['half of its JSON', { malformed: true }],
  ['another shape', { wrongType: true }],
];

test.each(unreadable)('a search job that the CRM answers with %s is not done', async (_, fault) => {
  const mail = `unreadable-job-${run}@example.nl`;
  await setFault({ service: 'realworks', path: '/wonen/v1/zoekopdracht', ...fault });
  const job = new URLSearchParams({ name: 'Anna', lastname: 'Jansen', mail, type_woning: 'koop' });
  expect((await post(`/realworks/zoekopdracht?${job}`)).status).toBe(200);
  expect(await findStep(mail, 'search-job')).toMatchObject({
    state: 'pending',
    error: expect.stringContaining('realworks-crm malformed'),
  });
});

test.each([
  ['note', 'contact_note_add'],
  ['contact', 'contact_sync'],
])('… and neither is a %s', async (kind, action) => {
  for (const [index, [, fault]] of unreadable.entries()) {
    breaker.reset();
    const email = `unreadable-${kind}-${index}@example.nl`;
    await setFault({ service: 'activecampaign', path: `/admin/api.php?*${action}*`, ...fault });
    await postForm('kopers', 'interest', {
      firstname: 'Anna',
      email,
      phone: '06',
      acceptsPrivacy: 'ja',
      woning: 'Brink 1',
    });
    expect(await findStep(email, kind), JSON.stringify(fault)).toMatchObject({ state: 'pending' });
  }
});
