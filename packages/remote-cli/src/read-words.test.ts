import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../test/listen.ts';
import { runCommand } from './commands.ts';
import { knownFlags } from './outcome.ts';
import { waysToSay } from './read-words.ts';

let server: Server;
let url: string;
let calls: string[];

/** An edge that does what it is asked: nothing of it is meant here. */
beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  url = await listen(server);
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
});

const expectRefusal = async (words: string[], says: string): Promise<void> => {
  const run = runCommand(words, { url, token: 'team-token' }, '/nowhere');
  await expect(run, words.join(' ')).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining(says),
  });
  expect(calls, words.join(' ')).toEqual([]);
};

const examples: Record<string, string> = {
  '<remote>': 'mf-leads',
  '<path>': '/huren',
  '<version>': '1.2.0',
  '<scope>': 'status',
  '<store>': 'registry',
  '<percent>': '5',
};
const sayIt = (way: string): string[] =>
  way
    .replaceAll(/[[\]…]/g, '')
    .replaceAll(/<\w+>/g, (name) => examples[name] ?? 'abc')
    .split(' ')
    .filter(Boolean);
const ways = Object.entries(waysToSay).flatMap(([command, all]) =>
  all.map((way) => ({ command, way, all: all.join(' ') })),
);

test.each(ways)('$command $way takes no flag of another command', async ({ command, way, all }) => {
  for (const [flag, { type }] of Object.entries(knownFlags)) {
    if (all.includes(`--${flag}`)) continue;
    const given = type === 'boolean' ? `--${flag}` : `--${flag}=5`;
    await expectRefusal([command, ...sayIt(way), given], `${command} takes no --${flag}`);
  }
});

test.each(ways.filter(({ way }) => !way.includes('…')))(
  '$command $way takes no word more',
  async ({ command, way }) => {
    await expectRefusal([command, ...sayIt(way), 'mf-more'], `${command} takes no "mf-more"`);
  },
);

test.each([
  [['promote', 'mf-leads@1.5.0', '--dry-run'], 'promote <remote>@<version> …'],
  [['promote', 'mf-leads@1.5.0', '--share', '5'], 'promote takes no --share'],
  [['promote', 'mf-leads@1.5.0', 'mf-leads@1.6.0'], 'mf-leads is named twice'],
  [['promote', 'mf-leads@1.5.0@1.6.0'], '"mf-leads@1.5.0@1.6.0" names no remote'],
  [['promote', '--all', 'mf-leads@1.5.0'], 'promote takes no "mf-leads@1.5.0"'],
  [['rollback', '--at', '2026-11-20'], 'rollback [<remote>]'],
  [['rollback', 'mf-leads@1.2.0'], 'pnpm remote promote mf-leads@1.2.0'],
  [['retire', 'mf-leads@1.2.0'], 'as mf-leads'],
  [['canary', 'abort', 'mf-leads@1.2.0'], 'as mf-leads'],
  [['canary', 'abort', ''], '"" names no remote'],
  [['publish', 'mf-huur2'], '"mf-" and 2 to 30 small letters'],
  [['canary', 'abort', '--share', '5'], 'canary takes no --share'],
  [['canary', '--every', '15m'], 'canary needs --share 5'],
  [['canary', 'mf-leads@1.5.0', '--share', '5', '--every', '15m'], '--every'],
  [['token', 'list', '--leaked'], 'token takes no --leaked'],
  [['token', 'revoke', 'team-a', 'team-b'], 'token takes no "team-b": pnpm remote token revoke <name>'],
  [['grant', '--withdraw'], 'grant --withdraw needs a remote and a path'],
  [['grant', 'mf-leads@1.2.0', '/a'], 'as mf-leads'],
  [['types', '--check', 'mf-leads@1.2.0'], 'types takes no "mf-leads@1.2.0"'],
  [['rehearse', 'mf-leads', '--shell', '2.0.0'], 'rehearse takes no "mf-leads"'],
  [['explain', '/huren', '--request', 'x'], 'explain takes no "/huren"'],
  [['status', 'mf-leads@1.2.0'], 'as mf-leads'],
])('%j is refused, and nothing is done', async (words, says) => {
  await expectRefusal(words, says);
});

test('each way to say a command is one that help names', async () => {
  const { lines } = await runCommand(['help'], { url, token: 'team-token' }, '/nowhere');
  const help = lines.join('\n');
  for (const command of Object.keys(waysToSay)) expect(help).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
});
