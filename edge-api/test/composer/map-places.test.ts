import type { Release } from '@binnen/platform/contract/composition';
import { beforeAll, expect, test } from 'vitest';
import { bindings } from '../bindings.ts';
import { describeFile } from '../releases.ts';
import { fileKey } from '@binnen/composer/behind/registry/stores/stored-names';
import { listFrames } from '@binnen/composer/behind/registry/stacks/list-frames';
import { mapPlaces, mapStack, type MapSource } from '@binnen/composer/behind/registry/stacks/map-places';

const releases = new Map<string, Pick<Release, 'maps'>>();
const source: MapSource = {
  store: bindings.RELEASES,
  findRelease: (remote, version) => releases.get(`${remote}@${version}`) ?? null,
};

/** A release whose client file `remoteEntry.js` has this map. */
const publish = async (version: string, map: string) => {
  const file = await describeFile('client/remoteEntry.js.map', map);
  await bindings.RELEASES.put(fileKey(file.integrity), map);
  releases.set(`mf-kaart@${version}`, { maps: [file] });
};
const writeMap = (name: string, mappings = 'AAAA;AACA') =>
  JSON.stringify({ version: 3, sources: [name], names: [], mappings });

beforeAll(async () => {
  await publish('1.0.0', writeMap('mf-kaart/src/page.tsx'));
});

test('a place in a built script is a place in its source', async () => {
  expect(
    await mapPlaces(source, [
      'mf-kaart/1.0.0/remoteEntry.js:2:5',
      'mf-kaart/1.0.0/other.js:1:1',
      'mf-kaart/9.0.0/remoteEntry.js:1:1',
      'mf-kaart/1.0.0/remoteEntry.js:9:1',
    ]),
  ).toEqual(['mf-kaart/src/page.tsx:2:1', null, null, null]);
  expect(await mapStack(source, 'mf-kaart/1.0.0/remoteEntry.js:1:1 mf-kaart/1.0.0/a.js:1:2')).toBe(
    'mf-kaart/src/page.tsx:1:1 mf-kaart/1.0.0/a.js:1:2',
  );
  expect(await mapStack(source, 'mf-kaart/1.0.0/a.js:1:2')).toBeUndefined();
});

test.each([
  ['no JSON', 'geen kaart'],
  ['other JSON', '[1]'],
  ['mappings that are none', '{"version":3,"sources":["a.ts"],"names":[],"mappings":12}'],
  ['endless columns', writeMap('a.ts', `${'g'.repeat(10_000)}A`)],
  ['a name that writes to a terminal', writeMap('\u001b[2Ja.ts')],
  ['a name that writes to a page', writeMap('<img src=x>.ts')],
  ['a name that leads out', writeMap('../../../etc/passwd')],
  ['a very long name', writeMap('a'.repeat(10_000))],
])('a map with %s maps nothing', async (_, map) => {
  await publish('2.0.0', map);
  expect(await mapPlaces(source, ['mf-kaart/2.0.0/remoteEntry.js:1:1'])).toEqual([null]);
});

test.each([
  '',
  'x',
  '../1.0.0/a.js:1:1',
  'mf-kaart/1.0.0/../../a.js:1:1',
  'mf-kaart/1.0.0/remoteEntry.js:0:0',
])('"%s" is no place', async (place) => expect(await mapPlaces(source, [place])).toEqual([null]));

test('the stack of a render names its releases, the shell’s shared modules among them', () => {
  const versions = { shell: '2.0.0', 'mf-kaart': '1.0.0' };
  const stack = `Error: x
    at Object.Draw [as html] (mf-kaart.js:2:87)
    at async platform.js:13:21
    at new Card (mf-ander.js:1:1)
    at default.render (main.js:3:74)`;
  expect(listFrames(stack, versions)).toEqual([
    { function: 'Object.Draw', built: 'mf-kaart/1.0.0/server/mf-kaart.js:2:87' },
    { function: null, built: 'shell/2.0.0/server/platform.js:13:21' },
  ]);
  expect(listFrames('at '.repeat(100_000), versions)).toEqual([]);
  expect(listFrames('at __proto__ (constructor.js:1:1)', versions)).toEqual([]);
});
