import path from 'node:path';
import { deployables, root } from '@binnen/build/workspace';
import { promoteVersions, publishRelease, readBuild, readComposition } from '@binnen/remote-cli/releases';
import { listFrozen, thawRelease } from '../frozen-releases.ts';
import { access } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const pages = ['/', '/woningaanbod', '/blogs', '/contact', '/bedankt/contact'];
const frozenVersion = '0.9.0';
const listPages = (folder: string) => Object.keys(readBuild(folder).pages);

let today: Record<string, string>;

test.beforeAll(async () => {
  today = (await readComposition(access)).versions;
});

test.afterAll(async () => {
  await promoteVersions(access, today, [], { now: true });
});

test('every deployable has a last tagged release', () => {
  expect(listFrozen()).toEqual(deployables);
});

for (const remote of deployables)
  test(`the last tagged ${remote} makes one site with today's others`, async ({ page, request }) => {
    const frozen = thawRelease(remote, frozenVersion);
    const known = listPages(frozen);
    await publishRelease(access, frozen);
    // A site with that release is without the pages that came after the tag.
    const since = listPages(path.join(root, remote, 'dist')).filter((page) => !known.includes(page));
    const live = await promoteVersions(access, { ...today, [remote]: frozenVersion }, since, { now: true });
    expect(live.versions[remote]).toBe(frozenVersion);
    for (const path of pages) {
      await expect.poll(async () => (await request.get(path)).headers()['x-composition']).toBe(live.id);
      const response = await visit(page, path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['x-served-by'], path).toBe('composed');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
