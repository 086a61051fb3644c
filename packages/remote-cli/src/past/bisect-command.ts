import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ReplayIdSchema } from '@binnen/platform/contract/replays';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import * as v from 'valibot';
import { callEdge, EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import { expectSameAs, parseExpectation, type Expectation } from './expectation.ts';
import { findChange } from './find-change.ts';
import type { Outcome, Words } from '../outcome.ts';
import { writePage } from './page-file.ts';
import { cacheFolder, createDownloads } from './past-releases.ts';
import { listReleases } from '../releases.ts';
import { describePage } from './replay-command.ts';
import { createReader, renderPast, type PastPage } from './render-past.ts';
import { refuseWords } from '../words.ts';
import { onceEach } from '../once-each.ts';

type Entry = PlatformReply<'history'>['history'][number];
type Versions = Record<string, string>;

const anHour = 3_600_000;

/** The compositions that were live, the oldest first, from `--good` to `--bad`; each change once. */
const readRow = async (access: EdgeAccess, { good, bad }: Words['flags']): Promise<Entry[]> => {
  const history = (await callEdge(access, 'history')).history.toReversed();
  const row = history.filter((entry, at) => history[at - 1]?.compositionId !== entry.compositionId);
  if (row.length < 2) return refuseWords('No two compositions were live yet: no release changed a page.');
  const find = (id: string, from: 'first' | 'last'): number => {
    const at =
      from === 'first'
        ? row.findIndex(({ compositionId }) => compositionId === id)
        : row.findLastIndex(({ compositionId }) => compositionId === id);
    return at >= 0 ? at : refuseWords(`${id} is none of the last hundred compositions that were live.`);
  };
  const first = good === undefined ? 0 : find(good, 'first');
  const last = bad === undefined ? row.length - 1 : find(bad, 'last');
  if (last <= first)
    return refuseWords('The good composition has to be live before the bad one, and be another.');
  return row.slice(first, last + 1);
};

/** The oldest composition that is good, where the first of all is not. */
const findFirst = async (row: Entry[], isGood: (at: number) => Promise<boolean>) => {
  for (const [at, entry] of row.entries()) if (await isGood(at)) return entry;
  return undefined;
};

const differ = (before: Versions, after: Versions): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (remote) => before[remote] !== after[remote],
  );

const replaceIn = (versions: Versions, remote: string, version: string | undefined): Versions => {
  const { [remote]: _, ...others } = versions;
  return version === undefined ? others : { ...others, [remote]: version };
};

const compare = (names: string[]): string =>
  `<!DOCTYPE html><meta charset="utf-8"><title>Before and after</title>
<style>body{margin:0;display:grid;grid-template-columns:1fr 1fr;height:100vh;font:14px system-ui}figure{margin:0;display:grid;grid-template-rows:auto 1fr}figcaption{padding:8px}iframe{width:100%;height:100%;border:0;border-left:1px solid}</style>
${names.map((name) => `<figure><figcaption>${name}</figcaption><iframe src="${name}.html" title="${name}"></iframe></figure>`).join('\n')}
`;

/** The data for all renders: of a replay, or as the edge answers today. All renders have one clock. */
const prepareRequest = async (access: EdgeAccess, page: string, id: string | undefined) => {
  const read = createReader(access.url);
  const now = Math.floor(Date.now() / anHour) * anHour;
  if (id === undefined) return { url: new URL(page, access.url).href, now, data: new Map(), read };
  if (!v.is(ReplayIdSchema, id)) return refuseWords(`--replay ${id}: pnpm remote replays lists them.`);
  const kept = await callEdge(access, 'replay', { path: { id } });
  return {
    url: new URL(page, kept.url).href,
    now: kept.now,
    data: new Map(Object.entries(kept.data ?? {})),
    read,
  };
};

/** `bisect /contact --expect 'text:Bel ons'`: which release changed a page. */
export const bisect = async (access: EdgeAccess, root: string, { rest, flags }: Words): Promise<Outcome> => {
  const [page] = rest;
  if (!page?.startsWith('/') || page.startsWith('//'))
    return refuseWords('bisect needs a path: pnpm remote bisect /contact');
  const asked = flags.expect === undefined ? undefined : parseExpectation(flags.expect);
  const [row, request] = await Promise.all([
    readRow(access, flags),
    prepareRequest(access, page, flags.replay),
  ]);
  const findFolders = createDownloads(access, root);
  let renders = 0;
  const render = async (versions: Versions): Promise<{ page: PastPage; folders: string[] }> => {
    renders += 1;
    const folders = await findFolders(versions);
    return { folders, page: await renderPast(folders, request) };
  };
  const renderAt = onceEach((at: number) => render(row[at]!.versions));
  const isExpected: Expectation = asked ?? expectSameAs((await renderAt(0)).page);
  const change = await findChange(row.length, async (at) => isExpected((await renderAt(at)).page));
  const [oldest, newest] = [row[0]!, row.at(-1)!];
  if (!change) {
    if (isExpected((await renderAt(row.length - 1)).page))
      throw new EdgeRefusal(
        'nothing-found',
        `${page} is as expected in ${newest.compositionId}, the bad one: there is nothing to find. Say with --expect what a good page has.`,
      );
    const { status } = (await renderAt(0)).page;
    const later = await findFirst(row, async (at) => isExpected((await renderAt(at)).page));
    throw new EdgeRefusal(
      'nothing-found',
      `${page} is not as expected in ${oldest.compositionId}, the good one, either: it answered ${status || 'nothing'} there. ` +
        (later
          ? `The oldest in which it is as expected: --good ${later.compositionId}`
          : `It is as expected in none of ${row.length} compositions: the data may be the reason.`),
    );
  }

  const [good, bad] = [row[change.good]!, row[change.bad]!];
  const changed = differ(good.versions, bad.versions);
  // When several releases changed at once, finds those that break the page alone.
  const guilty: string[] = [];
  for (const remote of changed.length > 1 ? changed : []) {
    const mix = replaceIn(good.versions, remote, bad.versions[remote]);
    if (!isExpected((await render(mix)).page)) guilty.push(remote);
  }
  const named = changed.length === 1 || guilty.length === 0 ? changed : guilty;
  const published = await listReleases(access).catch(() => []);
  const releases = named.map((remote) => {
    const version = bad.versions[remote] ?? null;
    const by = published.find((each) => each.remote === remote && each.version === version)?.by ?? null;
    return { remote, before: good.versions[remote] ?? null, version, publishedBy: by };
  });

  const folder = path.join(cacheFolder(root), 'bisect');
  const files = [];
  for (const [name, at] of [
    ['last-good', change.good],
    ['first-bad', change.bad],
  ] as const) {
    const { page: shown, folders } = await renderAt(at);
    files.push(writePage(path.join(folder, `${name}.html`), shown, { edge: access.url, folders }));
  }
  const both = path.join(folder, 'compare.html');
  writeFileSync(both, compare(['last-good', 'first-bad']));
  const first = await renderAt(change.bad);
  return {
    result: {
      releases,
      composition: bad.compositionId,
      at: bad.at,
      by: bad.by,
      good: good.compositionId,
      compositions: row.length,
      renders,
      files: [...files, both],
    },
    lines: [
      ...releases.map(({ remote, before, version, publishedBy }) =>
        version === null
          ? `${remote} was taken out (it was ${before}).`
          : `${remote}@${version} changed it${before ? ` (before: ${before})` : ''}${publishedBy ? `, published by ${publishedBy}` : ''}.`,
      ),
      ...(named.length > 1
        ? ['They came at once, and none of them is enough alone or each of them is.']
        : []),
      `  made live by ${bad.by} at ${new Date(bad.at).toISOString()}, composition ${bad.compositionId}`,
      `  found among ${row.length} compositions with ${renders} renders; the last good one is ${good.compositionId}`,
      'The first bad page:',
      ...describePage(first.page, first.folders),
      `  ${both}`,
    ],
  };
};
