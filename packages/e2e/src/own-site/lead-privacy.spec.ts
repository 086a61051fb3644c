import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { formNames, type FormContract } from '@binnen/contracts/forms';
import * as contracts from '@binnen/contracts/forms';
import { bundleEdge, startBundledEdge } from '@binnen/scripts/bundled-edge';
import type { Running } from '@binnen/scripts/processes/processes';
import { startStandIns } from '@binnen/scripts/stack';
import { expect, test } from '@playwright/test';
import type { Recorded } from '../stack.ts';

const ports = { port: 8836, standInsPort: 8837 };
const stateFolder = path.join(root, '.cache/lead-privacy-state');
const edgeUrl = `http://localhost:${ports.port}`;
const standInsUrl = `http://localhost:${ports.standInsPort}`;

/** A word that occurs nowhere except in a visitor's answers. */
const marker = 'kwetsbaarheid';
/** … and an address where nobody lives. */
const postcode = '1987QX';

const forms = (Object.values(contracts) as unknown[]).filter(
  (each): each is FormContract => typeof each === 'object' && each !== null && 'call' in each,
);

const post = (address: string, fields: Record<string, string>, accept = 'application/json') =>
  fetch(edgeUrl + address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept },
    redirect: 'manual',
  });

const setFault = (fault: object) =>
  fetch(`${standInsUrl}/_faults`, { method: 'PUT', body: JSON.stringify(fault) });

/** Sends a form in every possible way. */
const sendForm = async (form: FormContract, round: string) => {
  const address = `/ac/contact/add/${form.call}`;
  const names = [...form.required, ...form.optional];
  const fields = {
    _formulier: form.name,
    _pagina: '/contact',
    ...Object.fromEntries(names.map((name) => [name, `${marker} ${round}`])),
    email: `${marker}-${form.name}-${round}@voorbeeld.example`,
    postcode,
  };
  const { status } = await post(address, fields);
  expect(status, form.name).toBe(200);
  const { email } = fields;
  const sends = [
    post(address, { ...fields, email: `zonder-${email}` }, 'text/html'),
    post(address, { ...fields, email: `stap-${email}` }, 'application/x-ndjson'),
    // Incomplete, from a robot, with a field twice, with another content type, and far too long.
    post(address, { _formulier: form.name, _pagina: '/contact', email }, 'text/html'),
    post(address, { ...fields, _website: marker, email: `robot-${email}` }),
    post(`${address}?${new URLSearchParams({ email, firstname: marker })}`, {}),
    fetch(`${edgeUrl}${address}?email=${email}&email=${email}`, { method: 'POST' }),
    fetch(edgeUrl + address, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    }),
    post(address, { ...fields, message: marker.repeat(8_000) }),
  ];
  for (const reply of await Promise.all(sends)) {
    expect(reply.status, form.name).toBeLessThan(500);
    expect(reply.headers.get('cache-control'), form.name).toContain('no-store');
    await reply.text();
  }
};

/** Sends reports as browsers do, of a page and a refused file with personal data in their addresses. */
const report = async () => {
  const url = `https://binnen.example/contact/${marker}@x.example/${postcode}?token=${marker}`;
  const names = 'documentURL referrer effectiveDirective originalPolicy blockedURL sourceFile sample';
  const hyphens = 'document-uri referrer violated-directive effective-directive blocked-uri script-sample';
  const fill = (fields: string) => Object.fromEntries(fields.split(' ').map((name) => [name, url]));
  const body = { ...fill(names), ...fill(hyphens) };
  for (const sent of [{ 'csp-report': body }, [{ type: 'csp-violation', url, user_agent: url, body }]]) {
    const { status } = await fetch(`${edgeUrl}/_reports/csp`, { method: 'POST', body: JSON.stringify(sent) });
    expect(status).toBe(204);
  }
};

/** Further personal data. */
const askAround = async () => {
  await report();
  const query = new URLSearchParams({ id: marker, note: marker, mail: `${marker}@x.example` }).toString();
  for (const address of [
    `/ac/contact/note/add?${query}`,
    `/ac/contact/automation/notification?${query}`,
    `/realworks/zoekopdracht?${query}`,
  ])
    await (await fetch(edgeUrl + address, { method: 'POST' })).text();
  for (const address of [
    `/postcode/lookup/?postcode=${postcode}&huisnummer=19`,
    `/mg/references/?postcode=${postcode}&huisnummer=19`,
    `/waardecheck?email=${marker}@x.example&zip=${postcode}&nr=19`,
    `/taxatie?valuation=${marker}`,
    `/contact/${marker}@x.example/${postcode}`,
    `/objects/deventer/${marker}%2540x.example`,
    `/objects/archive/?sort=${marker}@x.example&slug=${postcode}`,
    `/images/realworks/${marker}@x.example.jpg`,
    `/_platform/leads?state=${marker}`,
  ])
    await (await fetch(edgeUrl + address, { headers: { 'user-agent': marker, referer: marker } })).text();
};

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const says = (text: Buffer | string): boolean => text.includes(marker) || text.includes(postcode);

test('nothing that a visitor fills in reaches a log, a cache, a report or a URL; only the outbox and the firm’s services get it', async () => {
  test.setTimeout(180_000);
  expect(forms.map(({ name }) => name).sort()).toEqual([...formNames].sort());
  rmSync(stateFolder, { recursive: true, force: true });
  const upstreams = await startStandIns(ports);
  let edge: Running | undefined;
  try {
    await bundleEdge();
    edge = await startBundledEdge({
      ...ports,
      stateFolder,
      manyVisitors: true,
      variables: {
        LOG_REQUESTS: 'true',
        LEADS_WEBHOOK_URL: `${standInsUrl}/activecampaign/hook`,
        SENTRY_DSN: `http://key@localhost:${ports.standInsPort}/activecampaign/1`,
      },
    });
    const rounds: [string, object[]][] = [
      ['well', []],
      [
        'down',
        [
          { service: 'activecampaign', path: '/admin/*', status: 503 },
          ...['realworks', 'pdok', 'valuation'].map((service) => ({ service, status: 503 })),
        ],
      ],
      ['strange', [{ service: 'activecampaign', path: '/admin/*', malformed: true }]],
    ];
    for (const [round, faults] of rounds) {
      for (const fault of faults) await setFault(fault);
      for (const form of forms) {
        await sendForm(form, round);
        const output = edge.output();
        expect(output).toContain('"message":"A request"');
        expect(output).not.toMatch(new RegExp(`${marker}|${postcode}`, 'i'));
      }
      await askAround();
      expect(edge.output()).not.toMatch(new RegExp(`${marker}|${postcode}`, 'i'));
      await fetch(`${standInsUrl}/_faults`, { method: 'DELETE' });
    }
    const recorded = (await (await fetch(`${standInsUrl}/_recorded`)).json()) as Recorded[];
    const places = recorded.filter((write) => says(JSON.stringify(write))).map((write) => write.path);
    expect([...new Set(places)].sort()).toEqual(['/admin/api.php', '/wonen/v1/zoekopdracht']);
    expect(recorded.filter(({ query }) => says(JSON.stringify(query)))).toEqual([]);
    // The webhook was called for the robots' leads.
    expect(recorded.some((write) => write.path === '/hook')).toBe(true);
  } finally {
    await edge?.stop();
    await upstreams.stop();
  }
  const written = listFiles(stateFolder).filter((file) => says(readFileSync(file)));
  const places = new Set(written.map((file) => path.relative(stateFolder, path.dirname(file))));
  expect([...places]).toEqual([expect.stringMatching(/Outbox$/)]);
});
