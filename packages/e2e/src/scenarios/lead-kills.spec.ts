import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { bundleEdge, startBundledEdge } from '@binnen/scripts/bundled-edge';
import { stopAll, type Running } from '@binnen/scripts/processes';
import { startStandIns } from '@binnen/scripts/stack';
import { expect, test } from '@playwright/test';

/** How often an edge is killed; a long run takes more. */
const kills = Number(process.env['KILLS'] ?? 30);
/** Edges that are killed side by side, each with stand-ins and a disk of its own. */
const siteCount = 3;
/** A lead that failed often waits for up to a quarter of an hour, which takes many kills. */
const longestWait = Math.min(60_000 + kills * 10_000, 20 * 60_000);
const leadsEachRound = 4;
const people = ['kill-0@voorbeeld.example', 'kill-1@voorbeeld.example'];
const firstPort = 8830;

interface Lead {
  /** In the order in which they were sent. */
  order: number;
  email: string;
  message: string;
}

interface Write {
  query: Record<string, string>;
  body: Record<string, string>;
}

const createSite = (index: number) => {
  const ports = { port: firstPort + 2 * index, standInsPort: firstPort + 2 * index + 1 };
  const stateFolder = path.join(root, `.cache/lead-kills-state-${index}`);
  const edgeUrl = `http://localhost:${ports.port}`;
  const standInsUrl = `http://localhost:${ports.standInsPort}`;

  return {
    forgetState: () => rmSync(stateFolder, { recursive: true, force: true }),
    startStandIns: () => startStandIns(ports),
    /** A port is free a moment after its program was killed. */
    startEdge: async (): Promise<Running> => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await startBundledEdge({ ...ports, stateFolder });
        } catch (error) {
          if (attempt === 40 || !String(error).includes('is taken')) throw error;
          await new Promise((resolve) => setTimeout(resolve, 250));
        }
      }
    },
    /** True when the visitor was told that the lead was taken. */
    send: async (lead: Lead): Promise<boolean> => {
      try {
        const response = await fetch(`${edgeUrl}/ac/contact/add/kopers`, {
          method: 'POST',
          body: new URLSearchParams({
            _formulier: 'interest',
            firstname: 'Anna',
            email: lead.email,
            phone: '06',
            acceptsPrivacy: 'ja',
            woning: lead.message,
          }),
        });
        const reply = (await response.json()) as { result_code?: number };
        return reply.result_code === 1;
      } catch {
        return false;
      }
    },
    readWrites: async (): Promise<Write[]> =>
      (await (await fetch(`${standInsUrl}/_recorded?service=activecampaign`)).json()) as Write[],
    setFault: (fault: object) =>
      fetch(`${standInsUrl}/_faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ service: 'activecampaign', ...fault }),
      }),
    clearFaults: () => fetch(`${standInsUrl}/_faults`, { method: 'DELETE' }),
  };
};

/** Deterministic, so that a run that fails can be run again. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Kills a site's edge `rounds` times in the middle of its sends, and checks what arrived in the end. */
const killOften = async (index: number, rounds: number): Promise<number> => {
  const site = createSite(index);
  site.forgetState();
  const random = createRandom(Number(process.env['SEED'] ?? 1) + index);
  const upstreams = await site.startStandIns();
  let edge: Running = await site.startEdge();
  const told: Lead[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Some rounds the service is down, some slow: the kill falls into every step of a send.
      if (random() < 0.3) await site.setFault({ status: 503, count: 3 });
      await site.setFault({ delayMs: Math.floor(random() * 250), count: 12 });
      // Two visitors side by side; each sends the next lead when the one before it was answered.
      const sends = people.map(async (email, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 120));
        for (let place = index; place < leadsEachRound; place += people.length) {
          const order = round * leadsEachRound + place;
          const lead = { order, email, message: `ronde ${round} lead ${place}.` };
          if (await site.send(lead)) told.push(lead);
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 80 + random() * 900));
      await edge.kill();
      await Promise.all(sends);
      await site.clearFaults();
      edge = await site.startEdge();
    }
    expect(told.length, 'leads that a visitor was told about').toBeGreaterThan(rounds / 2);

    const listMissing = async () => {
      const writes = await site.readWrites();
      const notes = writes.map(({ body }) => body['note'] ?? '');
      const homes = writes.map(({ body }) => body['field[%WONING%,0]'] ?? '');
      return told.filter(
        ({ message }) => !homes.includes(message) || !notes.some((note) => note.includes(message)),
      );
    };
    await expect.poll(listMissing, { timeout: longestWait, intervals: [500] }).toEqual([]);

    const homes = (await site.readWrites()).map(({ body }) => body['field[%WONING%,0]']).filter(Boolean);
    for (const person of people) {
      const sent = told
        .filter(({ email }) => email === person)
        .sort((a, b) => a.order - b.order)
        .map(({ message }) => message);
      const firsts = sent.map((message) => homes.indexOf(message));
      expect(firsts, `the order of the leads of ${person}`).toEqual([...firsts].sort((a, b) => a - b));
    }
    return told.length;
  } finally {
    await edge.kill();
    await upstreams.stop();
  }
};

test.afterAll(stopAll);

test('whenever the edge is killed, each lead that a visitor was told about arrives, in order', async () => {
  test.setTimeout(longestWait + kills * 25_000);
  await bundleEdge();
  const told = await Promise.all(
    Array.from({ length: siteCount }, (_, index) => killOften(index, Math.ceil((kills - index) / siteCount))),
  );
  console.log(
    `${kills} kills, ${told.reduce((sum, count) => sum + count, 0)} leads told and arrived, in order`,
  );
});
