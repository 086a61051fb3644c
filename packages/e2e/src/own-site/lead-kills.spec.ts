import { bundleEdge } from '@binnen/scripts/bundled-edge';
import { stopAll, type Running } from '@binnen/scripts/processes/processes';
import { expect, test } from '@playwright/test';
import { countLeads, type LeadCount } from '../chaos/count-leads.ts';
import { createLeadSite, type Lead, type LeadKind, type LeadSite } from '../chaos/lead-site.ts';

/** How often an edge is killed, and how many leads are sent meanwhile; a long run takes more. */
const kills = Number(process.env['KILLS'] ?? 20);
const leads = Number(process.env['LEADS'] ?? 200);
/** How many edges are killed side by side, each with its own stand-ins and disk. Most of their time is waiting. */
const siteCount = Number(process.env['SITES'] ?? 3);
/** A lead that failed often waits for up to a quarter of an hour, and many kills cause many failures. */
const longestWait = Math.min(120_000 + kills * 10_000, 20 * 60_000);
/** Longer than the edge waits for the answer to a write. */
const lateMs = 22_000;
/** Two visitors come back in every round: their leads must arrive in the order in which they were sent. */
const regulars = 2;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Deterministic, so that a failing run can be repeated. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** What a service does to some calls of a round. */
const breakages = [
  { status: 503, count: 4 },
  { hang: true, count: 3 },
  { drop: true, count: 4 },
  { html: true, count: 3 },
  { malformed: true, count: 3 },
  { delayMs: lateMs, count: 3 },
];
/** As the forms are in life: a search job is rare, and the only step that the edge cannot ask about. */
const kinds: LeadKind[] = [
  ...Array<LeadKind>(6).fill('interest'),
  ...Array<LeadKind>(3).fill('sales-advice'),
  'search-service',
];

const breakSome = async (site: LeadSite, random: () => number) => {
  const pick = () => breakages[Math.floor(random() * breakages.length)]!;
  await site.setFault({ service: 'activecampaign', delayMs: Math.floor(random() * 250), count: 40 });
  if (random() < 0.7) await site.setFault({ service: 'activecampaign', path: '/admin/*', ...pick() });
  if (random() < 0.3)
    await site.setFault({ service: 'realworks', path: '/wonen/v1/zoekopdracht*', ...pick() });
};

/** Kills a site's edge `rounds` times in the middle of its sends, and counts what arrived in the end. */
const killOften = async (index: number, rounds: number): Promise<LeadCount> => {
  const site = createLeadSite(index);
  site.forgetState();
  const random = createRandom(Number(process.env['SEED'] ?? 1) + index);
  const upstreams = await site.startStandIns();
  let edge: Running = await site.startEdge();
  const eachRound = Math.max(regulars, Math.round(leads / kills));
  const sent: Lead[] = [];
  const told: Lead[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      await breakSome(site, random);
      const sends = Array.from({ length: eachRound }, async (_, place) => {
        const isRegular = place < regulars;
        const order = round * eachRound + place;
        const lead: Lead = {
          order,
          kind: isRegular ? 'interest' : kinds[Math.floor(random() * kinds.length)]!,
          email: `kill-${isRegular ? place : `${round}-${place}`}@voorbeeld.example`,
          message: `lead-${round}-${place}.`,
        };
        sent.push(lead);
        await wait(place * 25);
        if (await site.send(lead)) told.push(lead);
      });
      // Now and then nobody is killed, so that an answer can be late.
      await wait(random() < 0.04 ? lateMs + 3_000 : 80 + random() * (900 + eachRound * 120));
      await edge.kill();
      await Promise.all(sends);
      await site.clearFaults();
      edge = await site.startEdge();
    }
    expect(told.length, 'leads that a visitor was told about').toBeGreaterThan(rounds / 2);
    await expect
      .poll(async () => (await site.listLeads('pending')).length, {
        timeout: longestWait,
        intervals: [1_000],
      })
      .toBe(0);

    const contacts = (await site.readWrites('activecampaign')).map(
      ({ body }) => body as Record<string, string>,
    );
    const homes = contacts.map((body) => body['field[%WONING%,0]']).filter(Boolean);
    for (let place = 0; place < regulars; place += 1) {
      const email = `kill-${place}@voorbeeld.example`;
      const mine = told.filter((lead) => lead.email === email).sort((a, b) => a.order - b.order);
      const firsts = mine.map(({ message }) => homes.indexOf(message));
      expect(firsts, `the order of the leads of ${email}`).toEqual([...firsts].sort((a, b) => a - b));
    }
    return await countLeads(site, sent, told);
  } finally {
    await edge.kill();
    await upstreams.stop();
  }
};

const add = (counts: LeadCount[]) => {
  const sum = (read: (count: LeadCount) => number) => counts.reduce((total, count) => total + read(count), 0);
  const kindsOfStep = Object.keys(counts[0]!.steps) as (keyof LeadCount['steps'])[];
  return {
    acknowledged: sum(({ acknowledged }) => acknowledged),
    delivered: sum(({ delivered }) => delivered),
    waiting: sum(({ waiting }) => waiting),
    lost: counts.flatMap(({ lost }) => lost),
    steps: kindsOfStep.map((kind) => ({
      kind,
      arrived: sum(({ steps }) => steps[kind].arrived),
      twice: sum(({ steps }) => steps[kind].twice),
    })),
  };
};

test.afterAll(stopAll);

test('whenever the edge is killed and whatever its services do, each lead that a visitor was told about arrives, in order, and hardly a step twice', async () => {
  test.setTimeout(longestWait + kills * 25_000);
  await bundleEdge();
  const counts = await Promise.all(
    Array.from({ length: siteCount }, (_, index) => killOften(index, Math.ceil((kills - index) / siteCount))),
  );
  const { acknowledged, delivered, waiting, lost, steps } = add(counts);
  console.log(
    [
      `${kills} kills: acknowledged ${acknowledged}, delivered ${delivered}, waiting for a person ${waiting}, lost ${lost.length}`,
      ...steps.map(({ kind, arrived, twice }) => `${kind}: arrived ${arrived}, twice ${twice}`),
    ].join('\n'),
  );
  expect(lost).toEqual([]);
  // The same contact twice is one contact.
  const counted = steps.filter(({ kind }) => kind !== 'contact');
  const share =
    counted.reduce((sum, { twice }) => sum + twice, 0) /
    counted.reduce((sum, { arrived }) => sum + arrived, 0);
  expect(share, 'the share of steps that arrived more than once').toBeLessThanOrEqual(0.01);
});
