import type { Outbox } from '../../src/leads/outbox/outbox.ts';
import type { Outcome, Submission } from '../../src/leads/outbox/lead/submission.ts';
import type { History, See, StepKind } from './history.ts';
import { GoneError, type createObject } from './object.ts';
import type { createServices } from './services.ts';
import { weathers } from './network.ts';
import { hourMs, type Parts } from './live.ts';
import { createMishaps } from './mishaps.ts';

const minuteMs = 60_000;

interface World extends Omit<Parts, 'forget'> {
  object: ReturnType<typeof createObject<Outbox>>;
  services: ReturnType<typeof createServices>;
  history: History;
  see: See;
}

const nothingSought = {
  phone: '0612345678',
  type_woning: 'koop',
  plaatsen: '[{"name":"Deventer","code":1}]',
  soorten: '[]',
  aantalkamers: '3',
  prijstot: '350000',
  oppervlakte: '100',
};

const createSteps = (kinds: readonly StepKind[], lead: string, email: string): Submission['steps'] =>
  kinds.map((kind) => {
    switch (kind) {
      case 'search-job':
        return { kind, job: { ...nothingSought, name: lead, lastname: 'Zeven', mail: email } };
      case 'contact':
        return { kind, fields: { email, firstname: 'Quirijn', tags: lead } };
      case 'automation':
        return { kind, when: 'always' };
      case 'note':
        return { kind, when: 'always', text: lead };
    }
  });

const shapes: [StepKind[], ...StepKind[][]] = [
  ['contact', 'note'],
  ['contact', 'automation'],
  ['contact', 'automation', 'note'],
  ['search-job', 'contact', 'automation', 'note'],
  ['contact'],
];

/** Visitors, the office, the cron of every ten minutes, and all that goes wrong, until it is told to heal. */
export const createWorld = ({ time, random, disk, object, services, history, see }: World) => {
  let leads = 0;
  let people = 0;
  const known: string[] = [];
  const inFlight = new Map<string, string>();
  /** Sent while another of their person was: which of the two came last, and is no news in another tab, is not known. */
  const mixed = new Set<string>();
  const toldOf = new Map<string, string[]>();

  // With a wrong clock, what was erased cannot be told from what never arrived: docs/limitations.md.
  const hasClock = random.chance(0.3);
  const mishaps = createMishaps({ time, random, disk, object, hasClock, canFill: !hasClock, see });
  const { every, sometimes } = mishaps;

  const ask = async (give: (outbox: Outbox) => Promise<Outcome>): Promise<Outcome | undefined> => {
    for (let tries = 0; tries < 6; tries += 1) {
      try {
        const outcome = await object.call(give);
        if (outcome.kind !== 'no-room') return outcome;
        await time.wait(30_000);
      } catch {
        // The edge is being restarted, or cannot store it: the page sends it again with the same key.
        await time.wait(1_000 + random.next() * 20_000);
      }
    }
    return undefined;
  };

  const submission = (lead: string, person: string, kinds: readonly StepKind[]): Submission => ({
    key: `form:${lead}`,
    digest: `of ${lead}`,
    repeatMs: 600_000,
    form: 'interest',
    person,
    values: { email: person, lead },
    steps: createSteps(kinds, lead, person),
    source: `address ${random.below(20)}`,
    network: `network ${random.below(5)}`,
    marks: [],
  });

  const isTaken = (outcome: Outcome | undefined): boolean =>
    outcome?.kind === 'queued' || (outcome?.kind === 'answered' && outcome.reply.result_code === 1);

  const tell = (lead: string, person: string, outcome: Outcome | undefined): boolean => {
    if (outcome?.kind === 'answered' && outcome.reply.result_code === 0) see({ kind: 'refused', lead });
    if (!isTaken(outcome)) return false;
    see({ kind: 'told', lead });
    toldOf.set(person, [...(toldOf.get(person) ?? []), lead]);
    return true;
  };

  /** A program's note and notification on the contact that it added. */
  const follow = async (lead: string, person: string, first: Outcome | undefined) => {
    if (!first || !isTaken(first)) return;
    const note = `${lead}-note`;
    const later = { ...submission(note, person, ['note']), person: '', repeatMs: 0 };
    see({ kind: 'submitted', lead: note, person, steps: ['note'], held: false });
    const outcome = await ask((outbox) => {
      if (first.kind === 'queued') return outbox.follow(first.key, later);
      const { subscriberId } = first.kind === 'answered' ? first.reply : {};
      return outbox.submit({ ...later, ...(subscriberId && { subscriberId }) });
    });
    tell(note, person, outcome);
  };

  const visit = async () => {
    leads += 1;
    const lead = `lead ${leads}`;
    const isOld = known.length > 0 && random.chance(0.4);
    const person = isOld ? (known[random.below(known.length)] ?? '') : `person${(people += 1)}@example.nl`;
    known.push(person);
    if (known.length > 8) known.shift();
    const kinds = random.pick(shapes);
    const isHeld = random.chance(0.04);
    const mine = submission(lead, person, kinds);
    if (isHeld && random.chance(0.5)) for (let each = 0; each < 5; each += 1) robots.push(mine);
    const clockThen = time.off();
    see({ kind: 'submitted', lead, person, steps: kinds, held: isHeld });
    const beside = [...inFlight].flatMap(([each, whose]) => (whose === person ? [each] : []));
    for (const each of beside) mixed.add(lead).add(each);
    inFlight.set(lead, person);
    const outcome = await ask((outbox) => outbox.submit(isHeld ? { ...mine, held: 'honeypot' } : mine));
    const taken = tell(lead, person, outcome);
    if (taken && !isHeld && random.chance(0.15)) {
      // A second click, or the form in another tab.
      const again = random.chance(0.5) ? mine : { ...mine, key: `${mine.key}-tab` };
      await ask((outbox) => outbox.submit(again));
      if (time.off() !== clockThen || mixed.has(lead)) history.unclear.add(lead);
    }
    if (taken && kinds.length === 1 && !isHeld) await follow(lead, person, outcome);
    inFlight.delete(lead);
  };

  /** Robots at the address of a visitor whose lead is held. Nobody waits for their answers. */
  const robots: Submission[] = [];
  const flood = async () => {
    for (const { source, network } of robots.splice(0)) {
      leads += 1;
      const lead = `lead ${leads}`;
      const mine = submission(lead, `${lead}@example.nl`, ['contact']);
      await object
        .call((outbox) => outbox.submit({ ...mine, source, network, held: 'honeypot' }))
        .catch(() => {});
    }
  };

  const readLead = (values: Record<string, string>): string => values['lead'] ?? '';

  /** The office looks at what could not be delivered, and sends some of it again. */
  const lookAfter = async () => {
    try {
      const dead = await object.call((outbox) => outbox.list('dead', 1_000));
      const named = dead.flatMap(({ values, steps }) => [
        readLead(values),
        ...steps.flatMap((step) => (step.kind === 'note' ? [step.text] : [])),
      ]);
      const names = [...new Set(named)];
      see({ kind: 'dead', leads: names });
      const held = await object.call((outbox) => outbox.list('held', 1_000));
      const release = held.filter(() => random.chance(0.1));
      // Before the call: it may be done although its answer is lost.
      see({ kind: 'sent again', leads: names });
      see({ kind: 'released', leads: release.map(({ values }) => readLead(values)) });
      for (const { values } of release) history.unclear.add(readLead(values));
      if (names.length > 0) await object.call((outbox) => outbox.retry('all', 'office'));
      if (release.length > 0)
        await object.call((outbox) =>
          outbox.retry(
            release.map(({ key }) => key),
            'office',
          ),
        );
      for (const { values } of release) history.unclear.delete(readLead(values));
    } catch {
      // It asks again later.
    }
  };

  /** A person asks to be forgotten. */
  const erase = async () => {
    const email = known[random.below(known.length)];
    if (!email) return;
    const gone = [...(toldOf.get(email) ?? [])];
    for (const [lead, person] of inFlight) if (person === email) history.unclear.add(lead);
    for (const lead of gone) if (lead.endsWith('-note')) history.unclear.add(lead);
    try {
      await object.call((outbox) => outbox.erase({ email }, 'office'));
      see({ kind: 'erased', leads: gone.filter((lead) => !history.unclear.has(lead)) });
    } catch {
      for (const lead of gone) history.unclear.add(lead);
    }
    for (const [lead, person] of inFlight) if (person === email) history.unclear.add(lead);
    toldOf.delete(email);
  };

  const watch = async () => {
    try {
      await object.call((outbox) => outbox.canStore());
      await object.call((outbox) => outbox.measure());
    } catch (error) {
      if (!(error instanceof GoneError)) return;
    }
  };

  const cron = () =>
    time.after(10 * minuteMs, () => {
      void watch();
      cron();
    });
  cron();
  every(1.5, visit);
  every(0.5, flood);
  every(0.3, async () => {
    // Several at once, as after a newsletter.
    await Promise.all(Array.from({ length: 2 + random.below(5) }, visit));
  });
  sometimes(0.6, () => {
    const service = random.pick(['activecampaign', 'activecampaign', 'realworks']);
    services.weather[service] = random.chance(0.45) ? 'fine' : random.pick(weathers);
  });
  every(0.2, lookAfter);
  if (!hasClock) every(0.05, erase);

  return {
    killSometimes: mishaps.killSometimes,
    /** All is well from now on. */
    heal: async (run: (ms: number) => Promise<void>) => {
      Object.assign(services.weather, { activecampaign: 'fine', realworks: 'fine' });
      mishaps.end();
      await run(3 * hourMs);
      for (let round = 0; round < 3; round += 1) {
        void lookAfter();
        await run(2 * hourMs);
      }
    },
  };
};
