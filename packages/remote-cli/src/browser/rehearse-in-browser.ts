import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release, Sample } from '@binnen/platform/contract/composition';
import type { OpenedSample } from '@binnen/platform/contract/browser-rehearsals';
import { readPolicy } from '../read-site.ts';
import type { EdgeAccess } from '../edge-client.ts';
import { readBuilt } from '../join-releases.ts';
import { downloadModules } from '../live-site.ts';
import { cacheFolder } from '../past/past-releases.ts';
import { compareOpened, confirm } from './compare.ts';
import { openChromium } from './open-chromium.ts';
import { openSample, type Opened } from './open-sample.ts';
import { createLiveAnswers, createRehearsedSite, origin } from './rehearsed-site.ts';
import { stageId, stagePath, writeStage } from './stage.ts';
import { weighPage } from './weigh-pages.ts';
import { writeReport, type Compared } from './write-report.ts';

const widths = [390, 1440];
/** One page draws while another one waits. */
const atATime = 2;

interface Part {
  what: string;
  /** Path and query. */
  url: string;
  data: Sample['data'];
  /** The part of the page that is its own. */
  place: string;
  /** Of a widget: see `Opening`. */
  title?: string;
  isIn: (release: Release) => boolean;
}

/** Every page of a release, and each widget on a page of its own; nobody looks at an endpoint. */
const listParts = ({ pages, widgets }: Release): Part[] => [
  ...Object.entries(pages).flatMap(([pattern, { sample, endpoint }]) =>
    endpoint
      ? []
      : {
          what: `page ${pattern}`,
          url: sample.url,
          data: sample.data,
          place: 'body',
          isIn: (release: Release) => pattern in release.pages,
        },
  ),
  ...Object.entries(widgets).map(([name, { sample }]) => ({
    what: `widget ${name}`,
    url: stagePath(name),
    data: sample.data,
    place: `#${stageId}`,
    title: name,
    isIn: (release: Release) => name in release.widgets,
  })),
];

/** Does each piece of work, some at a time; results in their order. */
const doAll = async <T, R>(pieces: readonly T[], work: (piece: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  const waiting = [...pieces.entries()];
  const take = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atATime }, take));
  return results;
};

export interface OpenedRelease {
  samples: OpenedSample[];
  /** So many of them were opened as they are live, too. */
  live: number;
  /** Shows what is live and what is new side by side. */
  report: string;
}

/**
 * Opens every sample of a built release in Chromium, at two widths, among all that is live; and the same samples as the live
 * release draws them, with the same data.
 */
export const rehearseInBrowser = async (
  access: EdgeAccess,
  root: string,
  folder: string,
): Promise<OpenedRelease> => {
  const chromium = await openChromium();
  const cache = cacheFolder(root);
  // Another team may rehearse in the same workspace.
  const workspace = mkdtempSync(path.join(tmpdir(), 'binnen-rehearsed-'));
  const stops: (() => Promise<void>)[] = [() => chromium.browser.close()];
  try {
    const own = readBuilt(folder);
    const { remote, version, widgets } = own.release;
    const all = (await downloadModules(access, cache)).map(readBuilt);
    const others = all.filter(({ release }) => release.remote !== remote);
    const liveWidgets = Object.keys(
      Object.assign({}, ...all.map(({ release }) => release.widgets)) as object,
    );
    const shared = { live: createLiveAnswers(access.url), policy: await readPolicy(access.url) };
    const compose = (name: string, built: typeof all, shown: Release['widgets']) => {
      const stage = writeStage(path.join(workspace, name, 'stage'), shown);
      const site = createRehearsedSite({
        ...shared,
        built: [...built, stage],
        local: [stage, ...built.filter((each) => each === own)],
        workspace: path.join(workspace, name, 'joined'),
      });
      stops.push(site.stop);
      return site;
    };
    const kept = Object.entries(widgets).filter(([name]) => liveWidgets.includes(name));
    const now = compose('new', [...others, own], widgets);
    const before = compose('live', all, Object.fromEntries(kept));

    const pieces = listParts(own.release).flatMap((part) => widths.map((width) => ({ part, width })));
    const compared = await doAll(pieces, async ({ part, width }): Promise<Compared> => {
      const open = (site: typeof now, checked: string | null) =>
        openSample(chromium, {
          checked,
          title: part.title,
          address: new URL(part.url, origin).href,
          width,
          answer: site.open(part.data),
          weighed: `/remotes/${remote}/`,
        });
      const opened = await open(now, part.place);
      const isLive = before.releases.some(part.isIn);
      // Where the new one violates nothing, nothing is compared.
      const checked = Object.keys(opened.violations).length ? part.place : null;
      const live = isLive ? await open(before, checked) : undefined;
      const compare = (each: Opened) => compareOpened({ what: part.what, width }, each, live, own);
      const told = compare(opened);
      return {
        now: opened,
        before: live,
        told: told.faults.length ? confirm(told, compare(await open(now, part.place))) : told,
      };
    });
    // Last, and alone: other work would be weighed, too.
    for (const [at, { part, width }] of pieces.entries()) {
      const told = compared[at]?.told;
      if (!told || width !== widths[0]) continue;
      const isLive = before.releases.some(part.isIn);
      const weighed = await weighPage(new URL(part.url, origin).href, now, isLive ? before : undefined).catch(
        () => undefined,
      );
      told.faults.push(...(weighed?.faults ?? []));
      told.notes.push(...(weighed?.notes ?? []));
    }
    const report = writeReport(
      path.join(cache, 'rehearsals', remote),
      `${remote}@${version} beside what is live at ${access.url}`,
      compared,
    );
    const live = compared.filter(({ before: seen }) => seen !== undefined).length;
    return { samples: compared.map(({ told }) => told), live, report };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(workspace, { recursive: true, force: true });
  }
};
