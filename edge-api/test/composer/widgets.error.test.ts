import { beforeEach, expect, test } from 'vitest';
import { ask, createToyRemote, createToyShell, promote, readRefusal, upload } from '../releases.ts';

const takes = (props: object) => ({
  late: 'gap' as const,
  says: 'A map.',
  props: { type: 'object', ...props },
  placeable: false,
});

const host = (version: string, props: object | null) =>
  createToyRemote('mf-host', {
    version,
    pages: {
      '/gids': props
        ? `() => ({ text: 'gids', asks: [{ widget: 'kaart', props: ${JSON.stringify(props)} }] })`
        : `() => 'gids zonder kaart'`,
    },
    uses: props ? ['kaart'] : [],
  });
const owner = (version: string, more: Parameters<typeof createToyRemote>[1] = {}) =>
  createToyRemote('mf-owner', {
    version,
    pages: { '/over': `() => 'versie ${version}'` },
    widgets: ['kaart'],
    offers: { kaart: takes({ properties: { plaats: { type: 'string' } } }) },
    ...more,
  });

const promoteOwner = async (version: string) => promote({ 'mf-owner': version });
const faultsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return (await readRefusal(response)).errors;
};

let round = 0;
beforeEach(async () => {
  round += 1;
  const first = `1.0.${round}`;
  await upload(await createToyShell(first));
  await upload(await host(first, { plaats: 'Olst' }));
  await upload(await owner(first));
  const versions = { shell: first, 'mf-host': first, 'mf-owner': first };
  expect((await promote(versions)).status).toBe(200);
});

const expectUnchanged = async () =>
  expect(await (await ask('/over')).text()).toContain(`versie 1.0.${round}`);

test('a widget that another remote uses cannot be removed, and the refusal names page, remote and solution', async () => {
  await upload(await owner(`2.0.${round}`, { widgets: [], offers: {} }));
  const errors = await faultsOf(await promoteOwner(`2.0.${round}`));
  expect(errors).toContainEqual({
    field: `mf-host@1.0.${round}`,
    message: expect.stringContaining('uses the widget "kaart"'),
  });
  expect(errors).toContainEqual({
    field: `mf-host@1.0.${round} page /gids`,
    message: expect.stringMatching(/lacks the widget "kaart".*two steps/s),
  });
  await expectUnchanged();
});

test('a widget that takes less than its users pass is refused with the field', async () => {
  const offers = { kaart: takes({ required: ['postcode'], properties: { postcode: { type: 'string' } } }) };
  await upload(await owner(`2.1.${round}`, { offers }));
  expect(await faultsOf(await promoteOwner(`2.1.${round}`))).toEqual([
    {
      field: `mf-host@1.0.${round} page /gids`,
      message: expect.stringMatching(/passes "kaart" what mf-owner@.* does not take: .*postcode.*two steps/s),
    },
  ]);
  await expectUnchanged();
});

test('a widget that throws on the page of another remote is refused with that page', async () => {
  const widgetSources = { kaart: `() => { throw new Error('a bug'); }` };
  await upload(await owner(`2.2.${round}`, { widgetSources }));
  expect(await faultsOf(await promoteOwner(`2.2.${round}`))).toContainEqual({
    field: `mf-host@1.0.${round} page /gids`,
    message: 'It lacks the widget "kaart" of mf-owner, which could not be shown: a bug',
  });
  await expectUnchanged();
});

test('a page that asks for a widget that its release does not declare is refused', async () => {
  const silent = await host(`2.3.${round}`, { plaats: 'Olst' });
  silent.record.uses = [];
  await upload(silent);
  const refused = await promote({ 'mf-host': `2.3.${round}` });
  expect(await faultsOf(refused)).toContainEqual({
    field: `mf-host@2.3.${round} page /gids`,
    message: expect.stringContaining('does not say it uses'),
  });
});

test('a page that comes before the widget that it shows is told to be promoted with the widget’s owner', async () => {
  const version = `2.5.${round}`;
  const pages = { '/gids': `() => ({ text: 'gids', asks: [{ widget: 'lijst', props: {} }] })` };
  await upload(await createToyRemote('mf-host', { version, pages, uses: ['lijst'] }));
  expect(await faultsOf(await promote({ 'mf-host': version }))).toContainEqual({
    field: `mf-host@${version} page /gids`,
    message: expect.stringContaining('Promote it with a release that offers it: both at once.'),
  });
});

test('removal takes two steps: first the user stops using it, then the owner removes it', async () => {
  await upload(await host(`2.4.${round}`, null));
  await upload(await owner(`2.4.${round}`, { widgets: [], offers: {} }));
  expect((await promote({ 'mf-host': `2.4.${round}` })).status).toBe(200);
  expect((await promoteOwner(`2.4.${round}`)).status).toBe(200);
  expect(await (await ask('/gids')).text()).toContain('gids zonder kaart');
});
