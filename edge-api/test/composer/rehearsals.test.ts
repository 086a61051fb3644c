import type { BrowserRehearsal } from '@binnen/platform/contract/browser-rehearsals';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import {
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  rehearse,
  sendJson,
  upload,
  type ToyRelease,
} from '../releases.ts';

const page = (words: string) => `() => '<h1>${words}</h1>'`;
const create = (version: string, pages: Record<string, string> = { '/woordenboek': page(version) }) =>
  createToyRemote('mf-words', { version, pages });

let team: string;

/** The token of a team. */
const issue = async (name: string): Promise<string> => {
  const terms = { name: `team-${name}`, scopes: [`publish:mf-${name}`] };
  const issued = await sendJson('/_platform/tokens', terms, ownerToken);
  return v.parse(v.object({ token: v.string() }), await issued.json()).token;
};

/** Tells the edge, in the name of the team, what a browser showed. */
const tell = (release: ToyRelease, faults: string[], more: Partial<BrowserRehearsal> = {}) =>
  rehearse(release, team, faults, more);
const messages = async (response: Response) =>
  (await readRefusal(response)).errors.map(({ field, message }) => `${field}: ${message}`);

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await upload(await create('1.0.0'));
  // Nothing is live yet that a browser could be shown: an operator makes the first composition.
  expect((await promote({ shell: '1.0.0', 'mf-words': '1.0.0' })).status).toBe(200);
  team = await issue('words');
});

test('a team’s release that nobody opened in a browser is refused, with the command that opens it', async () => {
  await upload(await create('2.0.0'));
  const refused = await promote({ 'mf-words': '2.0.0' }, {}, team);
  expect(refused.status).toBe(422);
  expect(await messages(refused)).toEqual([
    'mf-words@2.0.0: Nobody opened it in a browser yet: pnpm remote rehearse mf-words@2.0.0',
  ]);
  const canary = { versions: { 'mf-words': '2.0.0' }, share: 5 };
  expect((await sendJson('/_platform/canary', canary, team)).status).toBe(422);
});

test('a version that was never published is told as such: nobody can rehearse it', async () => {
  const told = [
    'mf-words@9.9.9: This version was never published. Those that are: pnpm remote status mf-words',
  ];
  expect(await messages(await promote({ 'mf-words': '9.9.9' }, {}, team))).toEqual(told);
  const canary = { versions: { 'mf-words': '9.9.9' }, share: 5 };
  expect(await messages(await sendJson('/_platform/canary', canary, team))).toEqual(told);
});

test('one that failed there is refused to all, with page, width and error; an operator may go on', async () => {
  const release = await create('2.1.0');
  await upload(release);
  expect((await tell(release, ['Error: kapot (src/page.tsx:3:1)'])).status).toBe(200);
  const told = ['mf-words@2.1.0: page /woordenboek at 390 px: Error: kapot (src/page.tsx:3:1)'];
  expect(await messages(await promote({ 'mf-words': '2.1.0' }, {}, team))).toEqual(told);
  expect(await messages(await promote({ 'mf-words': '2.1.0' }))).toEqual(told);
  expect((await promote({ 'mf-words': '2.1.0' }, { unrehearsed: true }, team)).status).toBe(403);
  expect((await promote({ 'mf-words': '2.1.0' }, { unrehearsed: true })).status).toBe(200);
});

test('one that passed is promoted by its team, and the reply says what changed', async () => {
  const release = await create('2.2.0', {
    '/woordenboek': page('2.2.0'),
    '/woordenboek/a': page('a'),
  });
  await upload(release);
  await tell(release, ['Error: kapot']);
  // The last result counts.
  const noted = { what: 'page /woordenboek', width: 390, faults: [], notes: ['slow'], shift: 0, bytes: 1 };
  expect((await tell(release, [], { samples: [noted] })).status).toBe(200);
  const promoted = await promote({ 'mf-words': '2.2.0' }, {}, team);
  expect(promoted.status).toBe(200);
  expect(await promoted.json()).toMatchObject({
    changed: true,
    unrehearsed: [],
    changes: [
      {
        remote: 'mf-words',
        from: '2.1.0',
        to: '2.2.0',
        added: ['/woordenboek/a'],
        gone: [],
        notes: ['page /woordenboek at 390 px: slow'],
      },
    ],
  });
});

test('what was live before needs no rehearsal', async () => {
  expect((await promote({ 'mf-words': '1.0.0' }, { allowLoss: ['/woordenboek/a'] }, team)).status).toBe(200);
});

test('an operator is told which versions nobody opened', async () => {
  await upload(await create('2.3.0'));
  const promoted = await promote({ 'mf-words': '2.3.0' });
  expect(await promoted.json()).toMatchObject({ unrehearsed: ['mf-words@2.3.0'] });
});

test('a result is refused for a release that is not there, for other files, and from another team', async () => {
  const release = await create('2.4.0');
  expect((await tell(release, [])).status).toBe(404);
  await upload(release);
  const others = await tell(release, [], { files: '0'.repeat(64) });
  expect(others.status).toBe(400);
  expect(await messages(others)).toEqual([
    expect.stringContaining('other files than those that were opened'),
  ]);
  expect((await rehearse(release, await issue('other'))).status).toBe(403);
});
