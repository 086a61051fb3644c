import { beforeAll, expect, test } from 'vitest';
import { getRegistry } from '@binnen/composer/behind/registry/get-registry';
import { bindings } from '../bindings.ts';
import { changeContent, failUpstream, forgetContent, restoreContent } from '../content.ts';
import { createOvertakenEdge } from '../late-edge.ts';
import {
  ask,
  asToken,
  createToyRemote,
  createToyShell,
  ownerToken,
  promote,
  readRefusal,
  retire,
  rollBack,
  sendJson,
  upload,
} from '../releases.ts';

interface Live {
  id: string;
  versions: Record<string, string>;
  changed?: boolean;
}
const read = async (reply: Response): Promise<Live> => {
  expect(reply.status).toBe(200);
  return (await reply.json()) as Live;
};
const readHistory = async () => {
  const reply = await ask('/_platform/composition/history', { headers: asToken(ownerToken) });
  return ((await reply.json()) as { history: Record<string, unknown>[] }).history;
};
const refused = async (reply: Response) => {
  expect(reply.status).toBe(422);
  return (await readRefusal(reply)).detail;
};
const publish = async (remote: string, version: string, more: object = {}) => {
  const pages = { [`/${remote}`]: `() => '${remote} ${version}'` };
  expect((await upload(await createToyRemote(remote, { version, pages, ...more }))).status).toBe(201);
};
/** An editor puts the widget on a page. */
const place = async (widget: string, slug: string) => {
  const row = { field_slug: 'widget', text: widget, url: null, imageurl: null, wysiwyg: null };
  const banner = {
    id: 'b-1',
    soort: 'widget',
    anker: null,
    status: 'published',
    sort: 1,
    banner_fields: [row],
  };
  await changeContent('directus', 'pages', slug, { banners: [banner] });
  await forgetContent();
};
const base = { shell: '1.0.0', 'mf-base': '1.0.0' };
let first: Live;

beforeAll(async () => {
  await upload(await createToyShell('1.0.0'));
  await publish('mf-base', '1.0.0', { widgets: ['kaart'] });
  const { id, versions, changed } = await read(await promote(base));
  first = { id, versions, changed };
});

test('a remote is withdrawn by rolling back its first promote, and the site is what it was', async () => {
  await publish('mf-new', '1.0.0');
  expect((await read(await promote({ 'mf-new': '1.0.0' }))).versions).toEqual({ ...base, 'mf-new': '1.0.0' });
  expect(await (await ask('/mf-new')).text()).toContain('mf-new 1.0.0');
  expect(await read(await rollBack('mf-new'))).toEqual({ ...first, changed: true });
  expect((await ask('/mf-new')).status).toBe(404);
  expect(await refused(await rollBack('mf-new'))).toBe(
    'There is no earlier version of mf-new to go back to. Nothing changed.',
  );
  expect(await refused(await rollBack('mf-base'))).toContain('To take it out: pnpm remote retire mf-base.');
});

test('rolling back the whole site removes an added remote, and reports that there is nothing earlier', async () => {
  await promote({ 'mf-new': '1.0.0' });
  expect(await read(await rollBack())).toEqual({ ...first, changed: true });
  expect(await refused(await rollBack())).toBe(
    'There is no earlier composition to go back to. Nothing changed.',
  );
});

test('rolling back twice goes further back, never forward to the bad version; the history says so', async () => {
  for (const version of ['1.1.0', '1.2.0']) {
    await publish('mf-base', version, { widgets: ['kaart'] });
    await promote({ 'mf-base': version });
  }
  expect((await read(await rollBack())).versions['mf-base']).toBe('1.1.0');
  expect((await read(await rollBack())).versions['mf-base']).toBe('1.0.0');
  const [last, before, bad, good] = await readHistory();
  expect(bad).toMatchObject({ action: 'promote', versions: { 'mf-base': '1.2.0' }, restores: null });
  expect(before).toMatchObject({ action: 'rollback', remote: null, restores: good?.['sequence'] });
  expect(last).toMatchObject({ action: 'rollback', compositionId: first.id, by: expect.any(String) });
});

test('a roll-back of one remote leaves what others promoted since, and goes further back, too', async () => {
  await promote({ 'mf-base': '1.1.0' });
  await promote({ 'mf-base': '1.2.0' });
  await promote({ 'mf-new': '1.0.0' });
  const versions = { shell: '1.0.0', 'mf-new': '1.0.0' };
  for (const version of ['1.1.0', '1.0.0'])
    expect((await read(await rollBack('mf-base'))).versions).toEqual({ ...versions, 'mf-base': version });
  const [last] = await readHistory();
  expect(last).toMatchObject({ action: 'rollback', remote: 'mf-base' });
});

test('a remote is retired, its releases stay, and it can be promoted or rolled back in again', async () => {
  expect((await read(await retire('mf-new'))).versions).not.toHaveProperty('mf-new');
  expect((await readHistory())[0]).toMatchObject({ action: 'retire', remote: 'mf-new' });
  expect((await ask('/mf-new')).status).toBe(404);
  expect(await refused(await retire('mf-new'))).toBe('mf-new is not live. Nothing changed.');
  expect((await read(await rollBack('mf-new'))).versions['mf-new']).toBe('1.0.0');
  await retire('mf-new');
  expect((await read(await promote({ 'mf-new': '1.0.0' }))).versions['mf-new']).toBe('1.0.0');
});

test('a remote whose widget another one uses is not retired, and the user is named', async () => {
  await publish('mf-guest', '1.0.0', { uses: ['kaart'] });
  expect((await promote({ 'mf-guest': '1.0.0' })).status).toBe(200);
  const reply = await retire('mf-base');
  expect(reply.status).toBe(422);
  const { errors } = await readRefusal(reply);
  expect(errors[0]).toMatchObject({ field: expect.stringContaining('mf-guest@1.0.0') });
  expect(errors[0]?.message).toContain('"kaart"');
});

test('a remote with pages or placeable widgets is not retired before its caller has named the loss', async () => {
  const offers = { banner: { says: 'A banner.', props: { type: 'object' }, placeable: true } };
  await publish('mf-placed', '1.0.0', { widgets: ['banner'], offers });
  expect((await promote({ 'mf-placed': '1.0.0' })).status).toBe(200);
  // Nothing of it is on a page: its own page is all that would be lost.
  expect(await refused(await retire('mf-placed', []))).toContain('--allow-loss=/mf-placed');
  await place('banner', 'contact');
  expect(await refused(await retire('mf-placed', []))).toBe(
    'Editors placed its banner on /contact, where nothing would be left of it. If that is meant: --allow-loss=/mf-placed. Nothing changed.',
  );
  await failUpstream({ service: 'directus', status: 500 });
  expect(await refused(await retire('mf-placed', []))).toContain('Editors may have placed its banner');
  await restoreContent();
  expect(await refused(await retire('mf-new', []))).toContain('--allow-loss=/mf-new');
  expect((await ask('/mf-new')).status).toBe(200);
  expect((await retire('mf-placed')).status).toBe(200);
});

test('the shell is not retired', async () => {
  expect(await refused(await retire('shell'))).toContain('every page stands in it');
});

test('promoting what is live changes nothing, and says so', async () => {
  const before = await readHistory();
  const { changed, versions } = await read(await promote({ 'mf-base': '1.0.0' }));
  expect(changed).toBe(false);
  expect(versions['mf-base']).toBe('1.0.0');
  expect(await readHistory()).toEqual(before);
});

test('a promote is told as done where the registry does not tell any more what it changed', async () => {
  await publish('mf-base', '1.2.5', { widgets: ['kaart'] });
  const env = createOvertakenEdge('findRelease', async () => {
    const live = await getRegistry(bindings).findCurrent();
    if (live?.releases['mf-base']?.version === '1.2.5') throw new Error('Network connection lost.');
  });
  const reply = await sendJson(
    '/_platform/composition',
    { versions: { 'mf-base': '1.2.5' } },
    ownerToken,
    env,
  );
  expect(await read(reply)).toMatchObject({ changed: true, versions: { 'mf-base': '1.2.5' } });
});

test('two teams that promote at one moment both end up live', async () => {
  await publish('mf-left', '1.0.0');
  await publish('mf-right', '1.0.0');
  const replies = await Promise.all(['mf-left', 'mf-right'].map((remote) => promote({ [remote]: '1.0.0' })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const live = await ask('/_platform/composition', { headers: asToken(ownerToken) });
  expect((await read(live)).versions).toMatchObject({ 'mf-left': '1.0.0', 'mf-right': '1.0.0' });
});

test('two roll-backs of a remote at one moment go one step back, and the later one is refused', async () => {
  for (const version of ['1.3.0', '1.4.0', '1.5.0']) {
    await publish('mf-base', version, { widgets: ['kaart'] });
    await promote({ 'mf-base': version });
  }
  const replies = await Promise.all([rollBack('mf-base'), rollBack('mf-base')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  const live = await ask('/_platform/composition', { headers: asToken(ownerToken) });
  expect((await read(live)).versions['mf-base']).toBe('1.4.0');
  await publish('mf-left', '1.1.0');
  const [one, other] = await Promise.all([rollBack('mf-base'), promote({ 'mf-left': '1.1.0' })]);
  expect([one.status, other.status]).toEqual([200, 200]);
});
