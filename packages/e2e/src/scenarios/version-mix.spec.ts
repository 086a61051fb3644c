import { deployables } from '@binnen/build/workspace';
import { readComposition } from '@binnen/remote-cli/releases';
import { publishWorkspace } from '@binnen/scripts/stack';
import { listFrozen } from '../frozen-releases.ts';
import { frozenVersion, listMix } from '../mix.ts';
import { access } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const pages = ['/', '/woningaanbod', '/blogs', '/contact', '/bedankt/contact'];

test.afterAll(async () => {
  await publishWorkspace(access, listMix());
});

test('every deployable has a last tagged release', () => {
  expect(listFrozen()).toEqual(deployables);
});

for (const remote of deployables)
  test(`the last tagged ${remote} makes one site with today's others`, async ({ page, request }) => {
    await publishWorkspace(access, listMix([remote]));
    const live = await readComposition(access);
    expect(live.versions[remote]).toBe(frozenVersion);
    for (const path of pages) {
      await expect.poll(async () => (await request.get(path)).headers()['x-composition']).toBe(live.id);
      const response = await visit(page, path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['x-served-by'], path).toBe('composed');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
