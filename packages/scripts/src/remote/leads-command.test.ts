import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { runCommand } from '@binnen/remote-cli/commands';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadsCommand } from './leads-command.ts';

let server: Server;
let url: string;
let calls: { method?: string; path?: string; body: string }[];
let answer: object;

/** An edge that answers what the test wants, over real HTTP. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    calls.push({ method: request.method, path: request.url, body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (typeof address === 'object') url = `http://localhost:${address?.port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
});

const run = (...words: string[]) =>
  runCommand(['leads', ...words], { url, token: 'office-token' }, '/nowhere', [leadsCommand]);

test('leads lists what is held without anything of a person, and shows one of them when asked', async () => {
  const lead = {
    ...{ key: 'k-1', form: 'contact', received: '2026-11-20T08:00:00Z', attempts: 0 },
    ...{ reason: 'honeypot filled in', values: { email: 'jo@example.nl', phone: '' } },
  };
  answer = { leads: [lead], next: null };
  const listed = await run('held');
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/_platform/leads?state=held&limit=100' });
  expect(listed.lines.join('\n')).toMatch(/contact {2}honeypot filled in {2}k-1/);
  expect(JSON.stringify(listed)).not.toContain('jo@example.nl');
  answer = lead;
  expect((await run('show', 'k-1')).lines).toContain('  email: jo@example.nl');
  expect(calls[1]).toMatchObject({ path: '/_platform/leads/look', body: '{"key":"k-1"}' });
});

test('leads lists what the marketing service refused, each with its reason', async () => {
  const lead = { key: 'k-2', form: 'contact', received: '2026-11-20T08:00:00Z', attempts: 1 };
  answer = { leads: [{ ...lead, reason: 'the account has ended' }], next: null };
  const { lines } = await run('refused');
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/_platform/leads?state=refused&limit=100' });
  expect(lines[0]).toBe('These leads were refused by the marketing service, newest first:');
  expect(lines[1]).toMatch(/contact {2}the account has ended {2}k-2/);
});

test('leads says that there are none', async () => {
  answer = { leads: [], next: null };
  expect((await run()).lines).toEqual(['There are no leads that could not be delivered.']);
});

test('leads send says when nothing was sent', async () => {
  answer = { retried: 0 };
  expect(await run('send', 'k-1')).toMatchObject({ failed: true });
  expect(calls[0]?.body).toBe('{"keys":["k-1"]}');
});

test('leads erase closes those with these keys, and says when one was not there', async () => {
  answer = { erased: 2 };
  expect(await run('erase', 'k-1', 'k-2')).toMatchObject({ lines: ['Erased: 2 of 2.'], failed: false });
  const call = { method: 'POST', path: '/_platform/leads/erase', body: '{"keys":["k-1","k-2"]}' };
  expect(calls).toEqual([call]);
  answer = { erased: 0 };
  expect(await run('erase', 'k-1')).toMatchObject({ lines: ['Erased: 0 of 1.'], failed: true });
});

test.each([
  [['robots'], 'leads waiting, leads held or leads refused'],
  [['erase'], 'leads erase <key>'],
  [['send', 'all', '--dry-run'], 'leads takes no --dry-run'],
  [['send', 'all', 'k-1'], 'leads takes no "k-1"'],
  [['--dry-run'], 'leads takes no --dry-run'],
])('leads %j is refused, and nothing is done', async (words, says) => {
  await expect(run(...words)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(says),
  });
  expect(calls).toEqual([]);
});

test('help and a refusal have each word of send', async () => {
  const refusal = await run('robots').catch((error: Error) => error.message);
  for (const text of [leadsCommand.help, refusal])
    for (const word of ['all', 'ceiling', 'share'])
      expect(text).toMatch(new RegExp(`leads send .*\\b${word}\\b`));
});

test('help has the command of the site among the others, and without the site it is none', async () => {
  expect((await run('--help')).lines[0]).toMatch(/^ {2}clean .*\n.*\n? {2}leads \[/m);
  const bare = runCommand(['leads'], { url, token: 'office-token' }, '/nowhere');
  await expect(bare).rejects.toMatchObject({ message: expect.stringMatching(/^"leads" is no command/) });
});
