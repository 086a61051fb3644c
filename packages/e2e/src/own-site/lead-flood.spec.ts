import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { bundleEdge, startBundledEdge } from '@binnen/scripts/bundled-edge';
import { startStandIns } from '@binnen/scripts/stack';
import { expect, test } from '@playwright/test';

const perSecond = 200;
const seconds = Number(process.env['FLOOD_SECONDS'] ?? 2);
const ports = { port: 8891, standInsPort: 8892 };
const stateFolder = path.join(root, '.cache/lead-flood-state');
const edgeUrl = `http://localhost:${ports.port}`;
const standInsUrl = `http://localhost:${ports.standInsPort}`;

const send = async (index: number): Promise<boolean> => {
  const response = await fetch(`${edgeUrl}/ac/contact/add/kopers`, {
    method: 'POST',
    body: new URLSearchParams({
      _formulier: 'interest',
      firstname: 'Anna',
      email: `flood-${index}@voorbeeld.example`,
      phone: '06',
      acceptsPrivacy: 'ja',
      woning: `woning ${index}.`,
    }),
  });
  const reply = (await response.json()) as { result_code?: number };
  return reply.result_code === 1;
};

const countArrived = async (): Promise<{ contacts: number; notes: number }> => {
  const reply = await fetch(`${standInsUrl}/_recorded?service=activecampaign`);
  const writes = (await reply.json()) as { body: Record<string, string> }[];
  const homes = writes.map(({ body }) => body['field[%WONING%,0]']).filter(Boolean);
  return { contacts: new Set(homes).size, notes: writes.filter(({ body }) => body['note']).length };
};

test(`${perSecond} leads a second while the marketing service is down: all are accepted, and all arrive`, async () => {
  test.setTimeout(240_000 + seconds * 10_000);
  rmSync(stateFolder, { recursive: true, force: true });
  await bundleEdge();
  const upstreams = await startStandIns(ports);
  const edge = await startBundledEdge({ ...ports, stateFolder, manyVisitors: true });
  try {
    await fetch(`${standInsUrl}/_faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'activecampaign', status: 503 }),
    });
    const start = Date.now();
    const total = perSecond * seconds;
    const sends = Array.from({ length: total }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, start + (index * 1_000) / perSecond - Date.now()));
      return send(index);
    });
    const taken = (await Promise.all(sends)).filter(Boolean).length;
    expect(taken).toBe(total);
    await fetch(`${standInsUrl}/_faults`, { method: 'DELETE' });
    await fetch(`${standInsUrl}/_recorded`, { method: 'DELETE' });
    await expect
      .poll(countArrived, { timeout: 150_000 + seconds * 5_000, intervals: [1_000] })
      .toEqual({ contacts: total, notes: total });
  } finally {
    await edge.kill();
    await upstreams.stop();
  }
});
