import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { breaker } from '@binnen/upstreams/calls/call';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { nameFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../../../test/bindings.ts';
import { clearFaults, listCalls, postForm, setFault } from '../../../test/leads.ts';
import { createSubmission, createWorld } from '../../../test/outbox-world.ts';
import type { Outbox } from '../../app/objects.ts';
import { findOutbox } from '../../site/find-objects.ts';

const minuteMs = 60_000;
const realNow = Date.now.bind(Date);
let ahead = 0;
const goOn = (ms: number) => {
  ahead += ms;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
};
beforeEach(() => breaker.reset());
afterEach(async () => {
  ahead = 0;
  await clearFaults();
});

/** A service that cannot take the contacts of these leads, and takes all others. */
const createPoisoned = async (name: string, poisoned: string[]) => {
  const world = await createWorld(name);
  let isPoisoned = true;
  await world.connectAs((lead) => {
    if (isPoisoned && poisoned.includes(lead))
      throw new UpstreamError('activecampaign', 'status', { status: 500 });
  });
  return {
    ...world,
    cure: () => {
      isPoisoned = false;
    },
    wait: async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 10) {
        goOn(10 * minuteMs);
        await runDurableObjectAlarm(world.stub);
      }
    },
  };
};

test('a lead that the service cannot take holds the later ones of its person for an hour, and no longer', async () => {
  const { stub, list, wait, cure } = await createPoisoned('stuck', ['o1', 'o2']);
  await stub.submit(createSubmission('o1', 'anna'));
  await stub.submit(createSubmission('o2', 'anna'));
  await stub.submit(createSubmission('o3', 'anna'));
  await wait(40);
  expect(list('contact')).toEqual([]);
  await wait(60);
  expect(list('contact')).toEqual(['o3']);
  // It goes on being tried.
  expect(await stub.list('pending', 10)).toHaveLength(2);
  await stub.submit(createSubmission('o4', 'anna'));
  await wait(30);
  expect(list('note')).toEqual(['o3', 'o4']);
  cure();
  await wait(30);
  expect(list('contact')).toEqual(['o3', 'o4', 'o1', 'o2']);
});

const wait = async (state = 'pending') => {
  breaker.reset();
  await evictDurableObject(findOutbox(bindings));
  await runInDurableObject<Outbox, void>(findOutbox(bindings), (_, { storage }) => {
    const past = state === 'dead' ? ", entry = json_set(entry, '$.giveUpAt', 0)" : '';
    storage.sql.exec(`UPDATE leads SET nextAt = 0${past} WHERE state = 'pending'`);
    return storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(findOutbox(bindings));
};

/** The first lead waits for the office, the second arrives, and the office sends the first again. */
const sendLate = async (send: (which: 'earlier' | 'later') => Promise<unknown>) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await setFault({ service: 'activecampaign', path: '/admin/api.php?*contact_sync*', status: 500 });
  await send('earlier');
  await wait('dead');
  await clearFaults();
  breaker.reset();
  await send('later');
  await findOutbox(bindings).retry('all');
  for (let round = 0; round < 3; round += 1) await wait();
};

test('what a later lead said stands: an earlier one that arrives after it says its own in a note', async () => {
  const email = 'stuck-address@example.nl';
  const home = { straat: 'Brink', plaats: 'Deventer', postcode: '7411BT' };
  const visitor = { ...home, email, firstname: 'Anna', acceptsPrivacy: 'ja' };
  await sendLate((which) =>
    which === 'earlier'
      ? postForm('gratiswaardebepaling', 'free-valuation', { ...visitor, huisnr: '1', phone: '06 1' })
      : postForm('energielabel', 'energy-label', { ...visitor, huisnr: '2', phone: '06 2' }),
  );
  const calls = await listCalls(email);
  const sent = calls.filter(({ action }) => action === 'contact_sync').map((each) => each.parameters);
  expect(sent.at(-2)).toMatchObject(nameFields({ phone: '06 2', huisnr: '2' }));
  expect(sent.at(-1)).toEqual({ email, tags: 'Gratis waardebepaling' });
  const notes = calls.filter(({ action }) => action === 'contact_note_add');
  expect(notes.map(({ parameters }) => parameters['note'])).toEqual([
    'Eerder ingevuld, later aangekomen: phone: 06 1, huisnr: 1, formtype: Gratis waardebepaling',
  ]);
});

test('a later lead that asked neither name nor phone takes none away', async () => {
  const visitor = { firstname: 'Anna', email: 'stuck-name@example.nl', phone: '06 1', acceptsPrivacy: 'ja' };
  await sendLate((which) =>
    which === 'earlier'
      ? postForm('formulier', 'letting', visitor)
      : postForm('waarde-woning-berekenen', 'valuation-tool', {
          email: visitor.email,
          estimatedValue: '€ 1',
        }),
  );
  const sent = (await listCalls(visitor.email)).filter(({ action }) => action === 'contact_sync');
  expect(sent.at(-1)?.parameters).toEqual({
    ...{ email: visitor.email, firstname: 'Anna', phone: '06 1', tags: 'Huis verhuren' },
  });
});

test('the note for new contacts goes out, also when a later lead made the contact', async () => {
  const visitor = { firstname: 'Anna', email: 'stuck-note@example.nl', phone: '06', acceptsPrivacy: 'ja' };
  await sendLate((which) =>
    which === 'later'
      ? postForm('formulier', 'get-to-know', visitor)
      : postForm('formulier', 'mortgage-interest', {
          ...visitor,
          ...{
            huisnr: '19',
            postcode: '7411BT',
            straat: 'Brink',
            plaats: 'Deventer',
            TOOL_CALCULATION: '350000',
          },
        }),
  );
  const notes = (await listCalls(visitor.email)).filter(({ action }) => action === 'contact_note_add');
  expect(notes.map(({ parameters }) => parameters['note'])).toContainEqual(
    expect.stringMatching(/^Geschatte waarde/),
  );
});
