import { pathToFileURL } from 'node:url';
import { root } from '@binnen/build/workspace';
import { runCommand } from '@binnen/remote-cli/commands';
import { callEdge } from '@binnen/remote-cli/edge-client';
import { promoteVersions, publishRelease, readComposition, rollBack } from '@binnen/remote-cli/releases';
import { buildVariant } from '../build-variant.ts';
import { access, siteUrl } from '../stack.ts';
import { expect, test } from '../visitor.ts';

// The page's icon is for pages of its own origin alone, and this one is a file.
test.use({ tolerated: { errors: [/ERR_BLOCKED_BY_RESPONSE.NotSameOrigin/] } });

const run = (...words: string[]) => runCommand(words, access, root);

test('a page that fails with real data is replayed, its stack names source lines, and the working tree mends it', async ({
  page,
}) => {
  const before = await readComposition(access);
  const [blog] = (
    (await (await fetch(`${siteUrl}/content/blogs?limit=1`)).json()) as {
      data: { slug: string; titel: string }[];
    }
  ).data;
  // The sample's blog has one related blog, real ones have more.
  const broken = buildVariant('mf-content', '9.7.0', (source) =>
    source.replace(
      'blog.related.length > 0 &&',
      'blog.related[1]?.author.niemand.naam, blog.related.length > 0 &&',
    ),
  );
  await publishRelease(access, broken);
  const { id: composition } = await promoteVersions(access, { 'mf-content': '9.7.0' }, [], { now: true });
  try {
    const findKept = async () => {
      await fetch(`${siteUrl}/blogs/${blog!.slug}`);
      const { replays } = await callEdge(access, 'replays');
      return replays.find((each) => each.composition === composition);
    };
    await expect.poll(findKept).toMatchObject({ pattern: '/blogs/:slug', kind: 'server' });
    const { id } = (await findKept())!;
    const { lines, result, failed } = await run('replay', id, '--with', 'mf-content');
    const text = lines.join('\n');
    expect(text).toMatch(/failed at .* in composition/);
    // The edge's stack, and that of the render here.
    expect(text.match(/at BlogPage mf-content\/src\/blog\/blog\.tsx:\d+:\d+/g)).toHaveLength(2);
    expect(text).toContain('Fixed by the mf-content of this folder.');
    expect([result, failed]).toMatchObject([{ fails: true, fixed: true }, false]);
    await page.goto(pathToFileURL((result as { file: string }).file).href);
    await expect(page.getByRole('heading', { level: 1, name: blog!.titel })).toBeVisible();
  } finally {
    await rollBack(access, 'mf-content');
    expect((await readComposition(access)).versions).toEqual(before.versions);
  }
});

test('bisecting names the release among eight that changed a page', async () => {
  test.slow();
  const before = await readComposition(access);
  const compositions: string[] = [];
  try {
    for (let at = 0; at < 8; at += 1) {
      const version = `9.8.${at}`;
      const edit = (source: string) =>
        `${at < 5 ? source : source.replaceAll('Naam', 'Hoe heet je')}\n// ${version}`;
      await publishRelease(access, buildVariant('mf-leads', version, edit));
      compositions.push((await promoteVersions(access, { 'mf-leads': version }, [], { now: true })).id!);
    }
    const words = ['bisect', '/contact', '--expect', 'text:Naam', '--good', compositions[0]!];
    const { result, lines } = await run(...words);
    expect(result).toMatchObject({
      releases: [{ remote: 'mf-leads', before: '9.8.4', version: '9.8.5' }],
      composition: compositions[5],
      good: compositions[4],
      compositions: 8,
    });
    expect(lines[0]).toMatch(/^mf-leads@9\.8\.5 changed it \(before: 9\.8\.4\), published by /);
  } finally {
    await promoteVersions(access, { 'mf-leads': before.versions['mf-leads']! }, [], { now: true });
  }
});
