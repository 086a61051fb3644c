import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import type { Release } from '@binnen/platform/contract/composition';
import { readVersions } from '@binnen/scripts/packing/read-versions';
import { writeRemote } from 'create-binnen-remote/write-remote';
import { editPage, restorePage } from '../content.ts';
import { access, siteUrl } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

/** A team that nobody has heard of begins with nothing and ends with nothing, by the commands that it would type. */
const name = 'mf-proef';
const folder = path.join(root, name);

interface Answer {
  ok: boolean;
  text: string;
}

const run = (file: string, ...words: string[]): Promise<Answer> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, file), ...words], {
      cwd: root,
      env: { ...process.env, BINNEN_URL: siteUrl, BINNEN_TOKEN: access.token },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('close', (code) => resolve({ ok: code === 0, text }));
  });
const remote = (...words: string[]) => run('packages/scripts/src/remote/main.ts', ...words);
const build = () => run('packages/build/src/main.ts', name);

const succeed = async (answer: Promise<Answer>): Promise<string> => {
  const { ok, text } = await answer;
  expect(ok, text).toBe(true);
  return text;
};
const refuse = async (answer: Promise<Answer>, sentence: RegExp): Promise<void> => {
  const { ok, text } = await answer;
  expect(ok, text).toBe(false);
  expect(text).toMatch(sentence);
};

/** Links dependencies as `pnpm install` would: the new remote is not in the lock file. */
const linkDependencies = () => {
  const links = {
    '@binnen/contracts': 'packages/contracts',
    '@binnen/design': 'packages/design',
    '@binnen/platform': 'packages/platform',
    react: 'mf-leads/node_modules/react',
    valibot: 'packages/contracts/node_modules/valibot',
  };
  mkdirSync(path.join(folder, 'node_modules/@binnen'), { recursive: true });
  for (const [link, target] of Object.entries(links))
    symlinkSync(path.join(root, target), path.join(folder, 'node_modules', link));
};

const change = (file: string, edit: (source: string) => string) => {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  const after = edit(before);
  expect(after, `${file} was to change`).not.toBe(before);
  writeFileSync(place, after);
};

/** A release of mf-leads from which a widget is gone, as its team would publish it. */
const publishWithout = async (widget: string, version: string): Promise<Answer> => {
  const copy = path.join(root, '.cache', 'mf-leads-without');
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(root, 'mf-leads/dist'), path.join(copy, 'mf-leads/dist'), { recursive: true });
  const file = path.join(copy, 'mf-leads/dist/release.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as Release;
  delete record.widgets[widget];
  delete record.offers?.[widget];
  writeFileSync(file, JSON.stringify({ ...record, version }));
  const { publishRelease } = await import('@binnen/remote-cli/releases');
  await publishRelease(access, path.join(copy, 'mf-leads/dist'));
  return remote('promote', `mf-leads@${version}`, '--now');
};

const removeAll = () => {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
};

test.beforeAll(removeAll);
test.afterAll(async ({ request }) => {
  // While its widget is there: a page that lacks one is not made anew at once.
  await restorePage(request, 'verhuur');
  await remote('retire', name, '--allow-loss=/*');
  removeAll();
});

test('a team makes a remote, shows a page and a widget, is refused what would break others, and leaves again', async ({
  page,
  request,
}) => {
  test.slow();
  const version = () =>
    (JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as Release).version;

  await test.step('it is made and built', async () => {
    writeRemote(folder, 'workspace', { name, pattern: '/proef' }, readVersions());
    linkDependencies();
    await succeed(build());
  });

  await test.step('without a grant its path is refused, and so is a path of another team', async () => {
    await refuse(remote('publish', name), /\/proef/);
    await succeed(remote('grant', name, '/proef'));
    const own = '/proef';
    const foreign = '/woningaanbod/deventer';
    change('src/routes.ts', (source) => source.replace(own, foreign));
    await succeed(build());
    await refuse(remote('publish', name), /\/woningaanbod\/deventer/);
    // Not even an operator can give away what another team's pages answer.
    await succeed(remote('grant', name, foreign));
    await refuse(
      remote('publish', name),
      /\/woningaanbod\/:city.*mf-listings|mf-listings.*\/woningaanbod\/:city/s,
    );
    await succeed(remote('grant', '--withdraw', name, foreign));
    change('src/routes.ts', (source) => source.replace(foreign, own));
    await succeed(build());
  });

  await test.step('published and promoted, its page is live', async () => {
    await succeed(remote('publish', name));
    await succeed(remote('promote', `${name}@${version()}`, '--now'));
    await expect.poll(async () => (await request.get('/proef')).status()).toBe(200);
    await visit(page, '/proef');
    await expect(page.getByText(/Er staan nu \d+ woningen op onze site\./)).toBeVisible();
  });

  await test.step('an editor places its widget on a page of another team', async () => {
    const rows = [
      { field_slug: 'widget', text: 'proef-teaser' },
      { field_slug: 'titel', text: 'Bekijk de proef' },
    ];
    await editPage(request, 'verhuur', [{ soort: 'widget', rows }]);
    await visit(page, '/verhuur');
    await page.getByRole('link', { name: 'Bekijk de proef' }).click();
    await expect(page).toHaveURL(/\/proef$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Proef' })).toBeVisible();
  });

  await test.step('a page that fails is refused before anybody sees it', async () => {
    change('src/page/page.tsx', (source) =>
      source.replace(
        'function Page() {',
        "function Page() {\n  if (Date.now() > 0) throw new Error('een fout');",
      ),
    );
    change('package.json', (source) => source.replace('"1.0.0"', '"1.1.0"'));
    await succeed(build());
    await refuse(
      remote('publish', name).then(async ({ ok, text }) =>
        ok ? remote('promote', `${name}@${version()}`, '--now') : { ok, text },
      ),
      /een fout|500/,
    );
    expect((await request.get('/proef')).status()).toBe(200);
  });

  await test.step('a widget without a contract is refused by the build', async () => {
    change('src/page/page.tsx', (source) => source.replace(/\n {2}if \(Date.*\n/, '\n'));
    change('src/offers.ts', (source) => source.replace("'proef-teaser':", "'proef-anders':"));
    await refuse(build(), /"proef-teaser" has no contract/);
    change('src/offers.ts', (source) => source.replace("'proef-anders':", "'proef-teaser':"));
    await succeed(build());
  });

  await test.step('another team cannot take away what a third one uses', async () => {
    await refuse(publishWithout('interest-form', '9.9.1'), /mf-listings@.*"interest-form"/s);
  });

  await test.step('mended, it goes live; retired, its page is gone and its releases stay', async () => {
    await succeed(remote('publish', name));
    await succeed(remote('promote', `${name}@${version()}`, '--now'));
    await succeed(remote('retire', name, '--allow-loss=/*'));
    await expect.poll(async () => (await request.get('/proef')).status()).toBe(404);
    expect(await succeed(remote('status', name))).toContain(`${name}@${version()}`);
    await succeed(remote('promote', `${name}@${version()}`, '--now'));
    await expect.poll(async () => (await request.get('/proef')).status()).toBe(200);
  });
});
