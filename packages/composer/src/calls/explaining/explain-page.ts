import { shellName, type Composition } from '@binnen/platform/contract/composition';
import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import type { Context } from 'hono';
import { parseGenerations } from '@binnen/edge-kit/caching/generations';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { parseConfig } from '../../environment/config.ts';
import type { Api, EdgeEnv } from '../../environment/env.ts';
import { findNoPage } from '../../registry/stores/claims.ts';
import { readComposition, readPointer } from '../../registry/pointer.ts';
import { findCanonicalPath } from '@binnen/platform/canonical-path';
import { findKept, findLack, findLast, findObstacle, findPlace, gapSeconds } from '../../pages/kept-pages.ts';
import { renderMilliseconds } from '../../pages/rendering/first-render.ts';
import { renderBuiltIn, renderComposed, type PageAnswer } from '../../pages/rendering/render-composition.ts';
import { readClock } from '../../pages/serve-page.ts';
import { chooseLive } from '../../rollouts/choose-composition.ts';

type Explanation = PlatformReply<'explain'>;

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/** Times the steps one after the other. Workers' clock only moves with I/O. */
const createStopwatch = () => {
  const steps: Explanation['steps'] = [];
  const time = async <T>(name: string, step: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await step();
    } finally {
      steps.push({ name, ms: round(performance.now() - began) });
    }
  };
  return { steps, time };
};

/** The edge API, with notes of what each read of a render cost and where it came from. */
const traceReads = (api: Api): { api: Api; reads: Explanation['reads'] } => {
  const reads: Explanation['reads'] = [];
  const fetch: Api['fetch'] = async (request, env, context) => {
    const began = performance.now();
    const response = await api.fetch(request, env, context);
    const { pathname, search } = new URL(request.url);
    reads.push({
      call: pathname + search,
      status: response.status,
      cache: response.headers.get('cache-status'),
      tags: parseGenerations(response.headers),
      ms: round(performance.now() - began),
    });
    return response;
  };
  return { api: { fetch }, reads };
};

const findOwner = (composition: Composition, has: (release: Composition['releases'][string]) => boolean) => {
  const owner = Object.values(composition.releases).find(has);
  return { remote: owner?.remote ?? null, version: owner?.version ?? null };
};

const describePage = ({ page, composition }: PageAnswer): Explanation['page'] => {
  const { pattern } = page;
  const owner = findOwner(composition, ({ remote, pages }) =>
    pattern === null ? remote === shellName : Object.hasOwn(pages, pattern),
  );
  return { pattern, ...owner };
};

/** Files of the shell at the site's root come before all pages. */
const refuseRootFile = (composition: Composition | null | undefined, path: string): void => {
  const shell = composition?.releases[shellName];
  if (shell && Object.hasOwn(shell.integrity, `root${path}`))
    throw new ProblemError('not-found', {
      detail: `${path} is a file of ${shellName}@${shell.version}, and no page.`,
    });
};

/** Why the page is kept, or why not. */
const describeKeeping = (
  obstacle: string | null,
  { page, server }: PageAnswer,
  wasReplaced: boolean,
): Explanation['kept']['why'] => {
  if (obstacle) return obstacle;
  if (server === 'built-in') return 'Not kept: the built-in composition answered.';
  if (page.status !== 200) return `Not kept: its status is ${page.status}.`;
  if (!page.isWhole) return 'Not kept: a read failed, so it lacks data.';
  const kept = wasReplaced ? 'Not kept' : `Kept for ${gapSeconds} s at most`;
  if (page.gaps) return `${kept}: it lacks a widget.`;
  if (page.fault !== undefined) return `${kept}: code of it failed, such as that of its title or header.`;
  if (page.maxAge === 0) return 'Not kept: the endpoint says maxAge 0.';
  return 'Kept: it is the same for every visitor.';
};

const renderNow = async (
  c: Context<EdgeEnv>,
  address: string,
): Promise<{ answer: PageAnswer; failure?: string }> => {
  const request = { address, now: readClock() };
  try {
    // Of what is live: a slow start here says nothing of the page.
    const how = { patience: renderMilliseconds };
    const composed = await renderComposed(c, request, await readComposition(c.env), how);
    if (composed) return { answer: composed };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { answer: await renderBuiltIn(c, request), failure };
  }
  return { answer: await renderBuiltIn(c, request) };
};

/** Renders a page of the live composition once more, keeps nothing of it, and tells how it came about. */
export const explainPage = async (c: Context<EdgeEnv>, asked: URL): Promise<Explanation> => {
  const { steps, time } = createStopwatch();
  const path = findCanonicalPath(asked.pathname) ?? '/400';
  const url = new URL(path + asked.search, parseConfig(c.env).SITE_ORIGIN);
  const pointer = await time('pointer', () => readPointer(c.env));
  refuseRootFile(pointer?.composition, path);
  const detail = findNoPage(path, c.get('site').isPagePath);
  if (detail) throw new ProblemError('not-found', { detail });
  const place = findPlace(c, { address: url.href, now: 0 }, chooseLive(pointer));
  const kept = await time('page cache', async () => place && findKept(c, place));
  const { api, reads } = traceReads(c.get('api'));
  c.set('api', api);
  const { answer, failure } = await time('render and reads', () => renderNow(c, url.href));
  const { page, composition, server } = answer;
  const lack = failure === undefined ? findLack(page) : 'of-none';
  const wasReplaced = lack !== null && (await findLast(place, lack)) !== null;
  const why = describeKeeping(findObstacle(c.get('site'), pointer, url), answer, wasReplaced);
  const canaries = (pointer?.canaries?.running ?? []).map(({ id, share, composition: mix }) => ({
    id,
    share,
    composition: mix.id,
  }));
  return {
    path: place?.path ?? url.pathname,
    canary: canaries[0] ?? null,
    canaries,
    composition: composition.id,
    server,
    failure: failure ?? page.fault ?? null,
    status: page.status,
    location: page.location ?? null,
    page: describePage(answer),
    widgets: page.widgets.map((name) => ({
      name,
      ...findOwner(composition, ({ widgets }) => Object.hasOwn(widgets, name)),
    })),
    gaps: (page.gaps ?? []).map(({ widget, owner, reason }) => ({ widget, owner, reason })),
    rounds: page.rounds,
    reads,
    kept: {
      now: kept ? { state: kept.state, ageSeconds: kept.ageSeconds } : null,
      why: wasReplaced ? `${why} Visitors get the last good page.` : why,
    },
    steps,
  };
};
