import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watchRelease, type WatchedBuild } from '@binnen/build/watch-release';
import { shellName, type Release } from '@binnen/platform/contract/composition';
import { EdgeRefusal, type EdgeAccess } from '../edge-client.ts';
import { readBuilt, type Built } from '../join-releases.ts';
import { downloadModules } from '../live-site.ts';
import { rehearse } from '../rehearse.ts';
import { browserTag } from './browser-files.ts';
import { createPageDrawer, type DrawnPage, type PageDrawer } from './draw-page.ts';
import { describeStack, type Place, type Problem } from './problems.ts';
import { readSite } from '../read-site.ts';
import { createRenderer, RenderFault, type Renderer } from './renderer.ts';

/** What is worked on: a remote, with the folder that it is built into while it is watched. */
export interface DevProject {
  name: string;
  directory: string;
  context: string;
  output: string;
}

export interface DevSiteOptions {
  /** The site that everything else is of: its releases, and the answers of its API. */
  access: EdgeAccess;
  projects: readonly DevProject[];
  /** A folder for what is downloaded and joined. */
  cache: string;
  /** Told when pages should be loaded again; of one remote, they may take what is new of it while they stay, up to a hash. */
  onReload: (only?: { remote: string; hash: string }) => void;
  /** Told what is wrong now; undefined: nothing. */
  onProblem: (problem: Problem | undefined) => void;
  /** Told a line for the terminal. */
  say: (line: string) => void;
}

/** How long a page has to be drawn and loaded again, before its samples are tried out. */
const quietMilliseconds = 700;

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** The part of a record that documents and renders are made with. */
const readUse = ({ pages, widgets, reads, assets, entry }: Release): string =>
  JSON.stringify([pages, widgets, reads, assets, entry]);

interface Watched extends DevProject {
  release?: Release;
  builds: number;
  stop: () => Promise<void>;
}

/** A site with some remotes as they are in the working tree: built on each change, and rendered here. */
export const createDevSite = async ({
  access,
  projects,
  cache,
  onReload,
  onProblem,
  say,
}: DevSiteOptions) => {
  const used = new Map<string, string[]>();
  const problems = new Map<string, Problem>();
  let live: Built[] = [];
  let drawer: PageDrawer;
  let joints = 0;
  let watched: Watched[] = [];

  const loadLive = async (): Promise<Renderer> => {
    const folders = await downloadModules(access, cache);
    live = folders.map(readBuilt);
    joints += 1;
    return createRenderer(path.join(cache, 'joined', String(joints)), live);
  };
  let renderer = await loadLive();
  if (!live.some(({ release }) => release.remote === shellName))
    throw new EdgeRefusal('nothing-live', `${access.url} has no shell that is live.`);

  const tellProblem = (): void => {
    const kinds = ['build', 'render', 'browser', 'samples'];
    const all = [...problems.values()].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    onProblem(all[0]);
  };
  const setProblem = (key: string, problem: Problem | undefined): void => {
    if (problem) problems.set(key, problem);
    else problems.delete(key);
    tellProblem();
  };
  const places = (): Place[] => projects.map(({ name, output, context }) => ({ name, output, context }));

  /** Everything from now on is drawn with the newest builds. */
  const use = (): void => {
    const own = watched.flatMap(({ output, release, builds }): Built[] =>
      release
        ? [{ folder: output, release: { ...release, version: `${release.version}.${builds}`, client: [] } }]
        : [],
    );
    problems.delete('render');
    renderer.use(own);
    const replaced = new Set(own.map(({ release }) => release.remote));
    const others = live.map(({ release }) => release).filter(({ remote }) => !replaced.has(remote));
    drawer = createPageDrawer(
      [...others, ...own.map(({ release }) => release)],
      renderer.render,
      (call) => readSite(access.url, call),
      used,
      browserTag,
    );
  };

  /** What a promote would refuse, found while the page is looked at. */
  const tryOut = async (each: Watched, build: WatchedBuild, number: number): Promise<void> => {
    const key = `samples ${each.name}`;
    const isOld = () => each.builds !== number;
    if (build.faults !== undefined) return;
    try {
      const before = each.release;
      // The page comes first.
      if (before && !build.changesRecord) await setTimeout(quietMilliseconds);
      if (isOld()) return;
      const release = await build.describe();
      if (isOld()) return;
      each.release = release;
      if (!before || readUse(before) !== readUse(release)) {
        use();
        tellProblem();
        onReload();
      }
      const described = watched.filter((other) => other.release);
      const own = new Set(described.map((other) => other.name));
      await rehearse(each.output, [
        ...described.filter((other) => other !== each).map(({ output }) => output),
        ...live.filter(({ release: { remote } }) => !own.has(remote)).map(({ folder }) => folder),
      ]);
      if (!isOld()) setProblem(key, undefined);
    } catch (error) {
      if (isOld()) return;
      const message =
        error instanceof Error ? error.message.replace(' Nothing was published.', '') : String(error);
      const text = [message, ...(error instanceof EdgeRefusal ? error.details : [])].join('\n');
      say(`${each.name} would not be promoted:\n${text}`);
      setProblem(key, { kind: 'samples', title: `${each.name} would not be promoted`, text });
    }
  };

  const onBuilt = async (each: Watched, build: WatchedBuild): Promise<void> => {
    each.builds += 1;
    const number = each.builds;
    if (build.faults !== undefined) {
      say(build.faults);
      return setProblem(`build ${each.name}`, {
        kind: 'build',
        title: `${each.name} is not built`,
        text: build.faults,
      });
    }
    problems.delete(`build ${each.name}`);
    if (each.release) {
      use();
      tellProblem();
      onReload(build.changesRecord ? undefined : { remote: each.name, hash: build.hash });
    }
    await tryOut(each, build, number);
  };

  const begun: Promise<void>[] = [];
  watched = projects.map((project) => {
    const each: Watched = { ...project, builds: 0, stop: () => Promise.resolve() };
    begun.push(
      new Promise((resolve) => {
        each.stop = watchRelease(project, (build) => void onBuilt(each, build).finally(resolve));
      }),
    );
    return each;
  });
  use();
  await Promise.all(begun);

  const drawPage = async (address: string): Promise<DrawnPage> => {
    const url = new URL(address);
    const { pathname } = url;
    const asked = drawer;
    const undeclared = asked.findUndeclared(url).join(', ');
    if (undeclared)
      say(
        `${pathname}: its render on the server does not get "${undeclared}": src/page-query.ts does not name it.`,
      );
    const report = (stack: string): void => {
      const title = `${pathname} does not render`;
      setProblem('render', { kind: 'render', title, text: describeStack(stack, places()) });
    };
    try {
      const page = await asked.draw(address);
      if (page.fault !== undefined && asked === drawer) report(page.fault);
      return page;
    } catch (error) {
      // A newer build has ended the thread of this one.
      if (asked !== drawer) return drawPage(address);
      report(error instanceof RenderFault ? error.message : describe(error));
      const text = `<!DOCTYPE html><html lang="nl"><head><title>500</title></head><body>${browserTag}</body></html>`;
      return { status: 500, document: new TextEncoder().encode(text) };
    }
  };

  return {
    hasPage: (pathname: string): boolean => drawer.has(pathname),
    hasEndpoint: (pathname: string): boolean => drawer.answers(pathname),
    drawPage,
    /** A client file of a remote that is worked on; undefined: of another one, or there is none. */
    readFile: (pathname: string): { file: string; body: Buffer } | undefined => {
      const [, remote = '', file = ''] = /^\/remotes\/([a-z-]+)\/[^/]+\/([\w./-]+)$/.exec(pathname) ?? [];
      const project = projects.find(({ name }) => name === remote);
      if (!project || file.includes('..')) return undefined;
      try {
        return { file, body: readFileSync(path.join(project.output, 'client', file)) };
      } catch {
        // A build that the next save overtook leaves no update, or one that the next build removes: then the page is loaded,
        // which is no error.
        return /\.hot-update\.js(on)?$/.test(file) ? { file, body: Buffer.from('null') } : undefined;
      }
    },
    describeStack: (stack: string): string => describeStack(stack, places()),
    /** The problem that shows now. */
    tellProblem,
    /** Something else went live: the shell, or a remote that nobody works on here. */
    refresh: async (): Promise<void> => {
      const before = renderer;
      renderer = await loadLive();
      use();
      onReload();
      await before.stop();
    },
    stop: async (): Promise<void> => {
      await Promise.all([...watched.map(({ stop }) => stop()), renderer.stop()]);
    },
  };
};
