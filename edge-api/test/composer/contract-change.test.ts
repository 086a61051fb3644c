import { contractVersion } from '@binnen/platform/contract/composition';
import { beforeAll, expect, test } from 'vitest';
import {
  ask,
  createToyRemote,
  createToyShell,
  promote,
  readRefusal,
  rollBack,
  shellSource,
  upload,
} from '../releases.ts';

/** The contract changed from `old` to today's: remotes expose `screens` and no `pages` any more. */
const old = contractVersion - 1;
const reading = (face: string) => shellSource.replace('remote.pages', face);
const shells = {
  old: { shell: '1.0.0' },
  both: { shell: '2.0.0' },
  today: { shell: '3.0.0' },
};
const names = ['mf-one', 'mf-two'] as const;
const of = (version: string) => Object.fromEntries(names.map((name) => [name, version]));
const html = (text: string) => `() => ${JSON.stringify(text)}`;

const show = async (name: string): Promise<string> => {
  const page = await ask(`/${name}`);
  expect(page.headers.get('x-served-by')).toBe('composed');
  return (await page.text()).replace(/^.*<body>/s, '');
};
const readMessages = async (reply: Promise<Response>): Promise<string[]> => {
  const response = await reply;
  expect(response.status).toBe(422);
  return (await readRefusal(response)).errors.map(({ message }) => message);
};
const go = async (versions: Record<string, string>) =>
  expect((await promote(versions)).status, JSON.stringify(versions)).toBe(200);

beforeAll(async () => {
  await upload(await createToyShell('1.0.0', [old], reading('remote.pages')));
  await upload(
    await createToyShell('2.0.0', [old, contractVersion], reading('(remote.screens ?? remote.pages)')),
  );
  await upload(await createToyShell('3.0.0', [contractVersion], reading('remote.screens')));
  for (const name of names) {
    const pages = { [`/${name}`]: html(`${name} of the old contract`) };
    await upload(await createToyRemote(name, { contract: old, pages }));
    const screens = { [`/${name}`]: html(`${name} of today’s contract`) };
    const next = { contract: contractVersion, pages: screens, face: 'screens' };
    await upload(await createToyRemote(name, { ...next, version: '2.0.0' }));
    await upload(await createToyRemote(name, { ...next, version: '2.0.1', contract: old }));
  }
  await go({ ...shells.old, ...of('1.0.0') });
});

test('a remote of the new contract is refused by a shell of the old one, which goes on', async () => {
  expect(await readMessages(promote(of('2.0.0')))).toEqual(
    names.map(
      (name) =>
        `${name}@2.0.0 was built for contract ${contractVersion}; shell@1.0.0 hosts ${old}. ` +
        'Promote a shell that hosts it, before or together with this release.',
    ),
  );
  expect(await show('mf-one')).toContain('mf-one of the old contract');
});

test('… also when it says that it is of the old one: its pages do not render', async () => {
  const messages = await readMessages(promote({ 'mf-one': '2.0.1' }));
  expect(messages.join()).toMatch(/It answered 404/);
});

test('a shell of the new contract serves remotes of both, and each moves when it suits', async () => {
  await go(shells.both);
  expect(await show('mf-one')).toContain('mf-one of the old contract');
  await go({ 'mf-one': '2.0.0' });
  expect(await show('mf-one')).toContain('mf-one of today’s contract');
  expect(await show('mf-two')).toContain('mf-two of the old contract');
});

test('the old contract cannot end while a remote speaks it, and can when none does', async () => {
  expect(await readMessages(promote(shells.today))).toEqual([
    `mf-two@1.0.0 was built for contract ${old}; shell@3.0.0 hosts ${contractVersion}. ` +
      'Build the release again with the contract of today.',
  ]);
  await go({ ...shells.today, 'mf-two': '2.0.0' });
  expect(await show('mf-two')).toContain('mf-two of today’s contract');
});

test('a tab of the old contract still gets the files of its own versions', async () => {
  for (const file of ['shell/1.0.0/main.js', ...names.map((name) => `${name}/1.0.0/remoteEntry.js`)])
    expect((await ask(`/remotes/${file}`)).status, file).toBe(200);
});

test('the shell alone cannot go back to before the change; the whole site can', async () => {
  expect((await readMessages(promote(shells.old))).join()).toContain(
    `mf-one@2.0.0 was built for contract ${contractVersion}; shell@1.0.0 hosts ${old}.`,
  );
  for (const expected of [shells.both, shells.both, shells.old]) {
    const reply = (await (await rollBack()).json()) as { versions: Record<string, string> };
    expect(reply.versions).toMatchObject(expected);
  }
  for (const name of names) expect(await show(name)).toContain(`${name} of the old contract`);
});
