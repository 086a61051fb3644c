import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSubmission, createWorld, type Mood } from '../../../test/outbox-world.ts';

type Action =
  | { do: 'send'; person: string; mood: Mood }
  | { do: 'alarm'; mood: Mood }
  | { do: 'restart' }
  /** A repeated send: a second click, or the form in another tab, which has its own key. */
  | { do: 'repeat'; tab: 'same' | 'other'; mood: Mood }
  /** The key of the last send with other values. */
  | { do: 'conflict' };

const mood = fc.constantFrom<Mood>('takes', 'loses', 'refuses', 'is-down', 'is-down');
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('send' as const), person: fc.constantFrom('anna', 'bert'), mood }),
  fc.record({ do: fc.constant('alarm' as const), mood }),
  fc.record({
    do: fc.constant('repeat' as const),
    tab: fc.constantFrom('same' as const, 'other' as const),
    mood,
  }),
  fc.constant({ do: 'conflict' as const }),
  fc.constant({ do: 'restart' as const }),
);

interface Lead {
  lead: string;
  person: string;
}

let run = 0;

test('whatever the upstreams do, every lead that was confirmed to a visitor arrives, in order, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 10 }), async (actions) => {
      run += 1;
      const world = await createWorld(`model-${run}`);
      const { stub, moods, arrivals } = world;
      const sent: Lead[] = [];
      const told: Lead[] = [];
      const send = async (lead: Lead, key = lead.lead) => {
        const outcome = await stub.submit({ ...createSubmission(lead.lead, lead.person), key });
        expect(['answered', 'queued']).toContain(outcome.kind);
        const isTaken =
          outcome.kind === 'queued' || (outcome.kind === 'answered' && outcome.reply.result_code);
        if (isTaken && !told.includes(lead)) told.push(lead);
      };

      for (const [index, step] of actions.entries()) {
        const last = sent.at(-1);
        if ('mood' in step) moods.all = step.mood;
        if (step.do === 'send') {
          const lead = { lead: `${run}-${index}`, person: step.person };
          sent.push(lead);
          await send(lead);
        } else if (step.do === 'repeat' && last)
          await send(last, step.tab === 'same' ? last.lead : `${last.lead}-tab-${index}`);
        else if (step.do === 'conflict' && last)
          expect(await stub.submit({ ...createSubmission(last.lead, last.person), digest: 'other' })).toEqual(
            {
              kind: 'conflict',
            },
          );
        else if (step.do === 'alarm') await world.pass();
        else if (step.do === 'restart') await world.restart();
      }
      moods.all = 'takes';
      for (let round = 0; round < 6; round += 1) {
        // A pause after failures ends with time or a restart; a late refusal waits for a person to retry it.
        await world.restart();
        await stub.retry('all');
        await world.pass();
      }

      expect(await stub.list('pending', 100)).toEqual([]);
      expect(await stub.list('dead', 100)).toEqual([]);
      // Each step of each lead, after its contact, and for the right contact.
      for (const { lead } of told) {
        const kinds = arrivals.filter((each) => each.lead === lead).map(({ kind }) => kind);
        expect(new Set(kinds)).toEqual(new Set(['search-job', 'contact', 'automation', 'note']));
        expect(kinds.indexOf('contact')).toBeLessThan(kinds.indexOf('automation'));
        expect(kinds.indexOf('contact')).toBeLessThan(kinds.indexOf('note'));
      }
      // A visitor was told of a refusal and can correct the form: nothing of it arrives later.
      const refused = sent.filter((lead) => !told.includes(lead)).map(({ lead }) => lead);
      const followed = arrivals.filter(({ kind }) => kind !== 'search-job').map(({ lead }) => lead);
      expect(refused.filter((lead) => followed.includes(lead))).toEqual([]);
      expect(followed).not.toContain('nobody');
      const did = (...some: Mood[]) => actions.some((each) => 'mood' in each && some.includes(each.mood));
      // Once. A service that cannot be asked may get a call again, when it took the call without a reply.
      const once = (['automation', 'note', 'search-job', 'contact'] as const).slice(0, did('loses') ? 2 : 4);
      for (const kind of once) expect(new Set(world.list(kind)).size, kind).toBe(world.list(kind).length);
      if (!did('loses', 'refuses'))
        for (const person of ['anna', 'bert'])
          expect(
            arrivals
              .filter((each) => each.kind === 'contact' && each.person === person)
              .map(({ lead }) => lead),
          ).toEqual(told.filter((each) => each.person === person).map(({ lead }) => lead));
    }),
    { numRuns: 60 },
  );
}, 120_000);
