import { breaker, bulkhead } from '@binnen/upstreams/calls/call';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, listSearchJobs, post, postForm, readWrites, setFault } from '../../../test/leads.ts';
import { findOutbox } from '../../site/find-objects.ts';

beforeEach(() => {
  breaker.reset();
  bulkhead.reset();
});
afterEach(async () => {
  await clearFaults();
});

const erase = (email: string) => findOutbox(bindings).erase({ email }, 'office');
const isUnderWay = async (service: 'activecampaign' | 'realworks-crm', calls: number) => {
  const { inFlight, waiting } = bulkhead.read(service);
  return inFlight + waiting === calls;
};

test('no search job is made for who is erased while the list of the CRM is read', async () => {
  const mail = 'gewist-zoeker@example.nl';
  await setFault({ service: 'realworks', path: '/wonen/v1/zoekopdracht/locaties*', delayMs: 800 });
  const query = new URLSearchParams({ name: 'Anna', lastname: 'Jansen', mail, type_woning: 'koop' });
  const answer = post(`/realworks/zoekopdracht?${query}`);
  await expect.poll(() => isUnderWay('realworks-crm', 1)).toBe(true);
  expect(await erase(mail)).toBe(1);
  expect((await answer).status).toBe(200);
  await expect.poll(() => isUnderWay('realworks-crm', 0)).toBe(true);
  expect(await listSearchJobs(mail)).toEqual([]);
  expect(await findOutbox(bindings).listPerson(mail, 'office')).toEqual([]);
});

test('no contact is sent of who is erased while others are before it', async () => {
  const people = [1, 2, 3, 4].map((each) => `gewist-${each}@example.nl`);
  await setFault({ service: 'activecampaign', path: '/admin/api.php?*contact_sync*', delayMs: 800 });
  const answers: Promise<Response>[] = [];
  for (const [index, email] of people.entries()) {
    answers.push(
      postForm('formulier', 'letting', { firstname: 'Anna', email, phone: '06', acceptsPrivacy: 'ja' }),
    );
    await expect.poll(() => isUnderWay('activecampaign', index + 1)).toBe(true);
  }
  expect(await erase(people[3] ?? '')).toBe(1);
  await Promise.all(answers);
  const sent = (await readWrites('activecampaign')).map(({ body }) => body.email);
  expect(people.filter((email) => sent.includes(email))).toEqual(people.slice(0, 3));
  expect(await findOutbox(bindings).measure()).toMatchObject({ pending: 0, dead: 0 });
});
