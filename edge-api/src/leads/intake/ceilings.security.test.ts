import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { countWrites, listCalls, listSearchJobs, post, postForm } from '../../../test/leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';

const few = {
  LEADS_MOST_PER_HOUR: '4',
  SEARCH_JOBS_MOST_PER_DAY: '2',
  NOTIFICATIONS_MOST_PER_HOUR: '0',
};
let run = 0;
const address = () => ({ 'cf-connecting-ip': `203.0.113.${(run += 1)}` });
const jobPath = (mail: string) =>
  `/realworks/zoekopdracht?${new URLSearchParams({ name: 'A', lastname: 'B', mail, type_woning: 'koop' })}`;
const readCode = async (reply: Response) => ((await reply.json()) as { code?: string }).code;

beforeEach(async () => {
  breaker.reset();
  await runInDurableObject(bindings.QUOTAS.getByName('ceilings'), (_, state) => {
    state.storage.sql.exec('DELETE FROM uses');
  });
});

test('a flood of search jobs mails a few strangers and no more, and the log says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const codes: (string | undefined)[] = [];
  for (let each = 0; each < 6; each += 1)
    codes.push(await readCode(await post(jobPath(`job-${each}@example.nl`), { headers: address() }, few)));
  expect(codes).toEqual([undefined, undefined, ...Array.from({ length: 4 }, () => 'budget-spent')]);
  expect(await listSearchJobs('job-0@example.nl')).toHaveLength(1);
  expect(await listSearchJobs('job-5@example.nl')).toEqual([]);
  const alarms = told.mock.calls.flat().filter((line) => String(line).includes('ceiling'));
  expect(alarms).toEqual([expect.stringContaining('"what":"search-jobs","used":2,"most":2')]);
});

test('above the ceiling a form is thanked, stored and held for a person', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const send = (email: string) =>
    postForm(
      'formulier',
      'contact',
      { firstname: 'Anna', email, phone: '0612345678', message: 'Hallo', acceptsPrivacy: 'ja' },
      address(),
      few,
    );
  for (let each = 0; each < 4; each += 1) expect((await send(`under-${each}@example.nl`)).status).toBe(200);
  expect(await listCalls('under-3@example.nl')).not.toEqual([]);
  const before = await countWrites();
  const above = await send('above@example.nl');
  expect([above.status, ((await above.json()) as { result_code: number }).result_code]).toEqual([200, 1]);
  expect(await countWrites()).toBe(before);
});
