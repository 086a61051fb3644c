import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindings } from '../../test/bindings.ts';
import { UpstreamError } from '../upstreams/call.ts';
import type { Upstreams } from './deliver.ts';
import type { Submission } from './entry.ts';
import type { Outbox } from './outbox.ts';

/** What the marketing service does with a call: takes it, takes it and says nothing, refuses it, or is not there. */
type Mood = 'takes' | 'loses' | 'refuses' | 'is-down';
type Action =
  | { do: 'send'; person: string; mood: Mood }
  | { do: 'alarm'; mood: Mood }
  | { do: 'restart' }
  /** The same send again: a second click. */
  | { do: 'repeat'; mood: Mood };

const mood = fc.constantFrom<Mood>('takes', 'loses', 'refuses', 'is-down', 'is-down');
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('send' as const), person: fc.constantFrom('anna', 'bert'), mood }),
  fc.record({ do: fc.constant('alarm' as const), mood }),
  fc.record({ do: fc.constant('repeat' as const), mood }),
  fc.constant({ do: 'restart' as const }),
);

interface Arrival {
  kind: 'contact' | 'note';
  lead: string;
  person: string;
}

/** A marketing service of which everything that arrived is known. */
const createWorld = () => {
  const arrivals: Arrival[] = [];
  const state = { mood: 'takes' as Mood };
  const meet = (arrival: Arrival) => {
    if (state.mood === 'is-down') throw new UpstreamError('activecampaign', 'refused');
    if (state.mood === 'refuses') return { result_code: 0 as const, result_message: 'nee' };
    arrivals.push(arrival);
    if (state.mood === 'loses') throw new UpstreamError('activecampaign', 'timeout');
    return { result_code: 1 as const, result_message: 'Contact toegevoegd', subscriberId: 42 };
  };
  const upstreams: Upstreams = {
    syncContact: async ({ lead = '', email = '' }) => meet({ kind: 'contact', lead, person: email }),
    addNote: async (_, text) => meet({ kind: 'note', lead: text, person: '' }),
    startAutomation: async () => ({ result_code: 1, result_message: '' }),
    createSearchJob: async () => ({ result_code: 1, result_message: '' }),
  };
  return { arrivals, state, upstreams };
};

const createSubmission = (lead: string, person: string): Submission => ({
  key: lead,
  digest: lead,
  repeatMs: 0,
  form: 'interest',
  person,
  values: { email: person },
  calls: [
    { kind: 'contact', fields: { email: person, lead } },
    { kind: 'note', when: 'always', text: lead },
  ],
  source: 'test',
  marks: [],
});

let run = 0;

test('whatever the upstream does, every lead that a visitor was told about arrives, in order, and no other call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (actions) => {
      run += 1;
      const stub = bindings.OUTBOX.get(bindings.OUTBOX.idFromName(`model-${run}`));
      const { arrivals, state, upstreams } = createWorld();
      const connect = () =>
        runInDurableObject<Outbox, void>(stub, (outbox) => {
          outbox.upstreams = upstreams;
        });
      const pass = async () => {
        await runInDurableObject<Outbox, void>(stub, (_, { storage }) => {
          storage.sql.exec('UPDATE leads SET nextAt = 0');
          return storage.setAlarm(Date.now() + 60_000);
        });
        await runDurableObjectAlarm(stub);
      };
      const told: { lead: string; person: string }[] = [];
      const refused = new Set<string>();
      const send = async (lead: string, person: string) => {
        const outcome = await stub.submit(createSubmission(lead, person));
        const isTaken =
          outcome.kind === 'queued' || (outcome.kind === 'answered' && outcome.reply.result_code === 1);
        if (isTaken && !told.some((each) => each.lead === lead)) told.push({ lead, person });
        if (!isTaken) refused.add(lead);
      };

      await connect();
      let last: { lead: string; person: string } | undefined;
      for (const [index, step] of actions.entries()) {
        if ('mood' in step) state.mood = step.mood;
        if (step.do === 'send') {
          last = { lead: `${run}-${index}`, person: step.person };
          await send(last.lead, last.person);
        } else if (step.do === 'repeat' && last) await send(last.lead, last.person);
        else if (step.do === 'alarm') await pass();
        else if (step.do === 'restart') {
          await evictDurableObject(stub);
          await connect();
        }
      }
      state.mood = 'takes';
      for (let round = 0; round < 6; round += 1) {
        // A pause after failures ends with time, or with a restart; a late refusal waits for a person to retry it.
        await evictDurableObject(stub);
        await connect();
        await stub.retry('all');
        await pass();
      }

      const contacts = arrivals.filter((arrival) => arrival.kind === 'contact');
      for (const { lead } of told) {
        expect(contacts.map((each) => each.lead)).toContain(lead);
        expect(arrivals.filter((each) => each.kind === 'note').map((each) => each.lead)).toContain(lead);
        const firstNote = arrivals.findIndex((each) => each.kind === 'note' && each.lead === lead);
        expect(arrivals.findIndex((each) => each.kind === 'contact' && each.lead === lead)).toBeLessThan(
          firstNote,
        );
      }
      // Once, unless the upstream took a call and did not say so.
      if (!actions.some((each) => 'mood' in each && each.mood === 'loses'))
        expect(new Set(contacts.map((each) => each.lead)).size).toBe(contacts.length);
      expect(await stub.list('pending', 100)).toEqual([]);
      const isUndisturbed = !actions.some(
        (each) => 'mood' in each && each.mood !== 'is-down' && each.mood !== 'takes',
      );
      if (isUndisturbed)
        for (const person of ['anna', 'bert'])
          expect(contacts.filter((each) => each.person === person).map((each) => each.lead)).toEqual(
            told.filter((each) => each.person === person).map((each) => each.lead),
          );
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('delivered leads are erased after their time, and dead letters are not', async () => {
  const stub = bindings.OUTBOX.get(bindings.OUTBOX.idFromName('retention'));
  const { upstreams, state } = createWorld();
  await runInDurableObject<Outbox, void>(stub, (outbox) => {
    outbox.upstreams = upstreams;
  });
  await stub.submit(createSubmission('delivered-1', 'anna'));
  await stub.submit({ ...createSubmission('held-1', 'bert'), held: 'honeypot filled in' });
  state.mood = 'takes';
  await runInDurableObject<Outbox, void>(stub, (_, { storage }) => {
    storage.sql.exec('UPDATE leads SET finishedAt = 1 WHERE finishedAt IS NOT NULL');
    return storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(stub);
  expect(await stub.list('delivered', 10)).toEqual([]);
  expect(await stub.list('dead', 10)).toHaveLength(1);
});

test('a source that sends one form too often is refused, and only that form', async () => {
  const stub = bindings.OUTBOX.get(bindings.OUTBOX.idFromName('quota'));
  const { upstreams } = createWorld();
  const limited = { ...bindings, LEADS_QUOTA_PER_HOUR: '3' };
  await runInDurableObject<Outbox, void>(stub, (outbox) => {
    outbox.upstreams = upstreams;
    Object.assign(outbox, { env: limited });
  });
  const kinds: string[] = [];
  for (const lead of ['q1', 'q2', 'q3', 'q4', 'q5'])
    kinds.push((await stub.submit(createSubmission(lead, lead))).kind);
  expect(kinds).toEqual(['answered', 'answered', 'answered', 'over-quota', 'over-quota']);
  expect((await stub.submit({ ...createSubmission('q6', 'q6'), form: 'contact' })).kind).toBe('answered');
});
