import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/configurations';
import type { Running } from '@binnen/workspace/processes';
import { startEdge, startUpstreams } from '@binnen/workspace/stack';
import { expect, test } from '@playwright/test';

/** How often the edge is killed; a night's run takes more. */
const kills = Number(process.env['KILLS'] ?? 30);
const leadsEachRound = 4;
const ports = { port: 8893, upstreamsPort: 8894 };
const stateFolder = path.join(root, '.cache/lead-kills-state');
const edgeUrl = `http://localhost:${ports.port}`;
const upstreamsUrl = `http://localhost:${ports.upstreamsPort}`;

interface Lead {
  /** In the order in which they were sent. */
  order: number;
  email: string;
  message: string;
}

/** True when the visitor was told that the lead was taken. */
const send = async (lead: Lead): Promise<boolean> => {
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
};

interface Write {
  query: Record<string, string>;
  body: Record<string, string>;
}
const readWrites = async (): Promise<Write[]> =>
  (await (await fetch(`${upstreamsUrl}/_recorded?service=activecampaign`)).json()) as Write[];

const setFault = (fault: object) =>
  fetch(`${upstreamsUrl}/_faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'activecampaign', ...fault }),
  });
const clearFaults = () => fetch(`${upstreamsUrl}/_faults`, { method: 'DELETE' });

/** A port is free a moment after its program was killed. */
const restartEdge = async (): Promise<Running> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startEdge({ ...ports, stateFolder });
    } catch (error) {
      if (attempt === 40 || !String(error).includes('is taken')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
};

/** Deterministic, so that a run that fails can be run again. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('whenever the edge is killed, each lead that a visitor was told about arrives, in order', async () => {
  test.setTimeout(60_000 + kills * 25_000);
  rmSync(stateFolder, { recursive: true, force: true });
  const random = createRandom(Number(process.env['SEED'] ?? 1));
  const upstreams = await startUpstreams(ports);
  let edge: Running = await startEdge({ ...ports, stateFolder });
  const told: Lead[] = [];
  try {
    for (let round = 0; round < kills; round += 1) {
      // Some rounds the service is down, some slow: the kill falls into every step of a send.
      if (random() < 0.3) await setFault({ status: 503, count: 3 });
      await setFault({ delayMs: Math.floor(random() * 250), count: 12 });
      const sends = Array.from({ length: leadsEachRound }, async (_, index) => {
        const order = round * leadsEachRound + index;
        const lead = {
          order,
          email: `kill-${index % 2}@voorbeeld.example`,
          message: `ronde ${round} lead ${index}.`,
        };
        await new Promise((resolve) => setTimeout(resolve, index * 120));
        if (await send(lead)) told.push(lead);
      });
      await new Promise((resolve) => setTimeout(resolve, 80 + random() * 900));
      await edge.kill();
      await Promise.all(sends);
      await clearFaults();
      edge = await restartEdge();
    }
    expect(told.length, 'leads that a visitor was told about').toBeGreaterThan(kills / 2);

    const listMissing = async () => {
      const writes = await readWrites();
      const notes = writes.map(({ body }) => body['note'] ?? '');
      const homes = writes.map(({ body }) => body['field[%WONING%,0]'] ?? '');
      return told.filter(
        ({ message }) => !homes.includes(message) || !notes.some((note) => note.includes(message)),
      );
    };
    await expect.poll(listMissing, { timeout: 60_000, intervals: [500] }).toEqual([]);

    const homes = (await readWrites()).map(({ body }) => body['field[%WONING%,0]']).filter(Boolean);
    for (const person of ['kill-0@voorbeeld.example', 'kill-1@voorbeeld.example']) {
      const sent = told
        .filter(({ email }) => email === person)
        .sort((a, b) => a.order - b.order)
        .map(({ message }) => message);
      const firsts = sent.map((message) => homes.indexOf(message));
      expect(firsts, `the order of the leads of ${person}`).toEqual([...firsts].sort((a, b) => a - b));
    }
  } finally {
    await edge.kill();
    await upstreams.stop();
  }
});
