import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRehearsedSite, origin } from './rehearsed-site.ts';

const workspace = mkdtempSync(path.join(tmpdir(), 'binnen-rehearsed-'));
const site = createRehearsedSite({
  built: [],
  local: [],
  live: {
    read: () => Promise.reject(new Error('Nothing is read')),
    fetch: async (call) => ({ status: 200, type: 'application/json', body: Buffer.from(`"live ${call}"`) }),
  },
  policy: '',
  workspace,
});
afterAll(async () => {
  await site.stop();
  rmSync(workspace, { recursive: true, force: true });
});

const texts = { versie: 'a', short: { welkom: 'Dag' } };
const answer = site.open({ '/texts': texts, '/homes?limit=3': [] });
const ask = async (call: string): Promise<unknown> =>
  JSON.parse(String((await answer(origin + call, 'application/json')).body));

test('a page is answered with its sample, and with what is live where that has nothing', async () => {
  expect(await ask('/texts')).toEqual(texts);
  expect(await ask('/homes?limit=3')).toEqual([]);
  expect(await ask('/homes?limit=9')).toBe('live /homes?limit=9');
});

// Other texts than the document's would draw the page anew: it would move where the site's page does not.
test('who asks for the version of a reply that the sample has gets that reply', async () => {
  expect(await ask('/texts?versie=a')).toEqual(texts);
  expect(await ask('/texts?versie=b')).toBe('live /texts?versie=b');
});
