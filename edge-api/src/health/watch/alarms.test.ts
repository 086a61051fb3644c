import {
  createExecutionContext,
  createScheduledController,
  runInDurableObject,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { breakStore } from '../../../test/failing-stores.ts';
import { hurry } from '../../../test/hurry.ts';
import { clearFaults, postForm, setFault } from '../../../test/leads.ts';
import { createToyRemote, createToyShell, promote, upload } from '../../../test/releases.ts';
import type { Outbox } from '../../leads/outbox/outbox.ts';
import { findOutbox } from '../../site/find-objects.ts';
import worker from '../../worker.ts';
import { watch } from './alarms.ts';

const minuteMs = 60_000;
const env = { ...bindings, ALARM_WEBHOOK_URL: `${bindings.UPSTREAMS}/slack/services/T1/B1/secret` };

/** What Cloudflare does by a trigger of wrangler.jsonc. */
const runCron = async (cron: string, more: object = {}) => {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController({ cron }), { ...env, ...more }, context);
  await waitOnExecutionContext(context);
};
const look = (more?: object) => runCron('* * * * *', more);
const visit = async (path: string, more: object = {}) => {
  const context = createExecutionContext();
  await worker.fetch(new Request(`${bindings['SITE_ORIGIN']}${path}`), { ...env, ...more }, context);
  await waitOnExecutionContext(context);
};

interface Alarm {
  event: string;
  text: string;
  conditions: { name: string; level: string }[];
  over: string[];
}
let heard = 0;
/** What the webhook got since this was asked last. */
const hear = async (): Promise<Alarm[]> => {
  const reply = await fetch(`${bindings.UPSTREAMS}/_recorded?service=slack`);
  const alarms = (await reply.json<{ body: Alarm }[]>()).map(({ body }) => body);
  const news = alarms.slice(heard);
  heard = alarms.length;
  return news;
};

const inOutbox = (statement: string) =>
  runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    storage.sql.exec(statement);
  });
const leaveDeadLetter = () =>
  inOutbox("INSERT INTO leads (key, state, nextAt, entry) VALUES ('alarm', 'dead', 0, '{}')");

/** Makes the copies too old, which wakes somebody. */
const forgetCopies = async () => {
  const { objects } = await bindings.RELEASES.list({ prefix: 'backups/' });
  await bindings.RELEASES.delete(objects.map(({ key }) => key));
};

const goOn = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minuteMs);

beforeAll(async () => {
  await upload(await createToyShell());
  await upload(await createToyRemote('mf-watch', { pages: { '/goed': `() => 'goed'` } }));
  const pages = {
    '/goed': `() => 'goed'`,
    '/kapot': `({ url }) => (url.includes('soort') ? { fault: 'a bug', text: 'kapot' } : 'heel')`,
  };
  await upload(await createToyRemote('mf-watch', { version: '2.0.0', pages }));
  await promote({ shell: '1.0.0', 'mf-watch': '2.0.0' }, { allowLoss: true });
});
// The first run evaluates the rest of the Worker and reads every service.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  await runCron('*/4 * * * *');
  await hear();
}, 30_000);
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clearFaults();
  await inOutbox('DELETE FROM leads');
  await inOutbox('DROP TRIGGER IF EXISTS is_full');
  await bindings.RELEASES.delete('watch/told.json');
});

// Thirty runs of the cron: a machine that does much at once takes twenty seconds for them.
test('a quiet hour rings nobody', { timeout: 60_000 }, async () => {
  for (let minute = 0; minute < 60; minute += 4) {
    await runCron('*/4 * * * *');
    goOn(3);
    await look();
    goOn(1);
  }
  expect(await hear()).toEqual([]);
});

test('what wakes somebody is told within a minute, once, again after an hour, and when it is over', async () => {
  await forgetCopies();
  await look();
  expect(await hear()).toEqual([
    {
      event: 'needs-somebody',
      text: expect.stringMatching(
        /\nNOW: The last copy .* \(the-cron-stopped\)\nWhat to do: docs\/runbook\.md$/,
      ),
      conditions: [{ name: 'the-cron-stopped', level: 'wake', says: expect.any(String) }],
      over: [],
    },
  ]);
  for (let minute = 0; minute < 59; minute += 7) {
    goOn(7);
    await look();
  }
  const wakes = (await hear()).flatMap(({ conditions }) =>
    conditions.filter(({ level }) => level === 'wake'),
  );
  expect(wakes.map(({ name }) => name)).toEqual(['the-cron-stopped']);
  await runCron('*/4 * * * *');
  await look();
  expect(await hear()).toEqual([]);
  goOn(11);
  await look();
  expect(await hear()).toMatchObject([{ over: expect.arrayContaining(['the-cron-stopped']) }]);
});

test('what was told by a clock that was a month ahead is told again, and is over when it is', async () => {
  const monthMinutes = 30 * 24 * 60;
  goOn(monthMinutes);
  await forgetCopies();
  await look();
  goOn(-monthMinutes);
  await forgetCopies();
  await hear();
  await look();
  expect(await hear()).toMatchObject([{ conditions: [{ name: 'the-cron-stopped' }] }]);
  goOn(monthMinutes);
  await look();
  goOn(-monthMinutes);
  await runCron('*/4 * * * *');
  await hear();
  goOn(1);
  await look();
  expect(await hear()).toMatchObject([{ over: expect.arrayContaining(['the-cron-stopped']) }]);
});

test('what waits for office hours is told once', async () => {
  await leaveDeadLetter();
  await look();
  expect(await hear()).toMatchObject([{ conditions: [{ name: 'leads-need-a-person', level: 'soon' }] }]);
  for (let minutes = 0; minutes < 120; minutes += 8) {
    await runCron('*/4 * * * *');
    await look();
    goOn(8);
  }
  expect(await hear()).toEqual([]);
});

// Later than what was told before: it is told again after an hour.
test.each([
  ['throws', 100],
  ['hangs', 200],
] as const)('what is wrong is told, and told once, while R2 %s', async (fault, later) => {
  hurry(3_000);
  goOn(later);
  const RELEASES = breakStore(bindings.RELEASES, fault);
  for (let minute = 0; minute < 3; minute += 1) {
    await watch({ ...env, RELEASES });
    goOn(1);
  }
  const names = (await hear()).flatMap(({ conditions }) => conditions.map(({ name }) => name));
  expect(names.filter((name) => name === 'a-store-is-silent')).toHaveLength(1);
});

test.each(['throws', 'hangs'] as const)(
  'while KV %s, each run of the cron ends: what is wrong is told, and the stores are copied',
  async (fault) => {
    hurry(3_000, 12_000, 45_000, 180_000);
    goOn(fault === 'hangs' ? 400 : 300);
    const [CACHE, COMPOSITIONS] = [bindings.CACHE, bindings.COMPOSITIONS].map((kv) => breakStore(kv, fault));
    await look({ CACHE, COMPOSITIONS });
    const listHeard = async () =>
      (await hear()).flatMap(({ conditions }) => conditions.map(({ name }) => name));
    // Its step is hurried as well, and goes on.
    await expect.poll(listHeard).toContain('a-store-is-silent');
    await forgetCopies();
    await runCron('*/4 * * * *', { CACHE, COMPOSITIONS });
    const countCopies = async () =>
      (await bindings.RELEASES.list({ prefix: 'backups/alerts/' })).objects.length;
    await expect.poll(countCopies).toBe(1);
  },
);

test('what is wrong is not told as over while its store is silent', async () => {
  await leaveDeadLetter();
  await look();
  await hear();
  const lose = () => Promise.reject(new Error('lost'));
  const silent = { canStore: lose, measure: lose, watch: lose };
  goOn(11);
  await look({ OUTBOX: { idFromName: () => 'leads', get: () => silent } });
  expect(await hear()).toMatchObject([{ conditions: expect.any(Array), over: [] }]);
  await inOutbox('DELETE FROM leads');
  await look();
  expect(await hear()).toMatchObject([{ over: expect.arrayContaining(['leads-need-a-person']) }]);
});

test('a webhook that refuses is asked again a minute later', async () => {
  await leaveDeadLetter();
  await setFault({ service: 'slack', status: 503 });
  await look();
  await clearFaults();
  expect(await hear()).toEqual([]);
  goOn(1);
  await look();
  expect(await hear()).toHaveLength(1);
});

test('two that look at the same time tell it once', async () => {
  await leaveDeadLetter();
  await Promise.all([look(), look(), look()]);
  expect(await hear()).toHaveLength(1);
});

test('failing pages ring in the isolate that sees them, without the cron trigger', async () => {
  await visit('/healthz');
  for (let visits = 0; visits < 7; visits += 1) await visit(`/kapot?soort=${visits}`);
  const alarms = await hear();
  expect(alarms.map(({ conditions }) => conditions.map(({ name }) => name))).toEqual([
    expect.arrayContaining(['pages-fail']),
  ]);
});

/** Each makes a fault, and gives what the edge then runs with. */
const faults = {
  'leads-wait': async () => {
    await setFault({ service: 'activecampaign', status: 503 });
    const fields = { firstname: 'Anna', email: 'rings@example.nl', phone: '0612345678' };
    await postForm('formulier', 'contact', { ...fields, acceptsPrivacy: 'ja' });
    goOn(5);
    return {};
  },
  'leads-are-refused': async () => {
    await inOutbox(
      `CREATE TRIGGER is_full BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    );
    return {};
  },
  'the-renderer-is-lost': async () => {
    const lost = { RENDERER_URL: 'http://localhost:9' };
    for (let visits = 0; visits < 6; visits += 1) await visit(`/goed?soort=weg${visits}`, lost);
    return lost;
  },
  'a-budget-is-spent': async () => {
    await bindings.QUOTAS.getByName('streetview').take([{ key: 'budget', seconds: 86_400, most: 10 }]);
    return { LIMITS: 'on', PAID_BUDGET_PER_DAY: '1' };
  },
};

test.each(Object.entries(faults))('%s rings within two minutes', async (name, cause) => {
  const running = await cause();
  for (const _ of ['first', 'second']) {
    goOn(1);
    await look(running);
  }
  const told = (await hear()).flatMap(({ conditions }) => conditions.map((each) => each.name));
  expect(told.filter((each) => each === name)).toEqual([name]);
});
