import { expect, test } from 'vitest';
import { createToyRemote, createToyShell, promote, readRefusal, rollBack, upload } from '../releases.ts';

test('a first composition that serves less than the built-in one is refused, unless that is confirmed', async () => {
  const shell = await createToyShell('1.0.0');
  shell.record.pages = {};
  await upload(shell);
  const refused = await promote({ shell: '1.0.0' });
  expect(refused.status).toBe(422);
  const { detail, errors } = await readRefusal(refused);
  expect(errors).toEqual([
    { field: '/400', message: 'The built-in composition serves it (shell), and this one would not.' },
  ]);
  expect(detail).toMatch(/pnpm remote promote --all.*--allow-loss/);
  expect((await promote({ shell: '1.0.0' }, { allowLoss: true })).status).toBe(200);
});

test('before the first composition there is nothing to go back to, and that is an error', async () => {
  const refused = await rollBack();
  expect(refused.status).toBe(422);
  expect((await readRefusal(refused)).detail).toBe(
    'There is no earlier composition to go back to. Nothing changed.',
  );
});

test('a page that answers now is lost only when it is named', async () => {
  await upload(await createToyRemote('mf-pages', { pages: { '/een': `() => '1'`, '/twee': `() => '2'` } }));
  await promote({ 'mf-pages': '1.0.0' });
  await upload(await createToyRemote('mf-pages', { version: '2.0.0', pages: { '/een': `() => '1'` } }));
  for (const more of [{}, { allowLoss: true }, { allowLoss: ['/een'] }]) {
    const refused = await promote({ 'mf-pages': '2.0.0' }, more);
    expect(refused.status, JSON.stringify(more)).toBe(422);
    const { detail, errors } = await readRefusal(refused);
    expect(errors).toEqual([{ field: '/twee', message: 'mf-pages serves it now, and nothing would.' }]);
    expect(detail).toContain('--allow-loss=/twee');
  }
  expect((await promote({ 'mf-pages': '2.0.0' }, { allowLoss: ['/twee'] })).status).toBe(200);
});

test('a page moves to another remote once its owner has published a release without it, in one promote', async () => {
  const heir = await createToyRemote('mf-heir', { pages: { '/een/*': `() => 'geërfd'` } });
  const early = await upload(heir);
  expect((await readRefusal(early)).errors[0]?.message).toContain('let mf-pages give its pattern up first');
  await upload(await createToyRemote('mf-pages', { version: '3.0.0' }));
  expect((await upload(heir)).status).toBe(201);
  expect((await promote({ 'mf-heir': '1.0.0' })).status, 'beside the one that still has it').toBe(422);
  expect((await promote({ 'mf-pages': '3.0.0', 'mf-heir': '1.0.0' })).status).toBe(200);
});
