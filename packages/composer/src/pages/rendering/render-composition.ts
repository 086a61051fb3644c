import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import type { Composition } from '@binnen/platform/contract/composition';
import type { PostedForm, Render } from '@binnen/platform/render-protocol';
import type { Context } from 'hono';
import { createFreshIsolate, findIsolate, readModules } from '../../releases/compositions/isolate.ts';
import { within } from '@binnen/edge-kit/deadlines/within';
import type { EdgeEnv } from '../../environment/env.ts';
import { logError } from '@binnen/edge-kit/logging/log';
import { findIsolates } from '../../renderer/isolates.ts';
import { MachineFailure } from '../../renderer/machine-failure.ts';
import { keepFailure } from '../../rollouts/replays/keep-failure.ts';
import { selectUrl } from '@binnen/platform/select-query';
import { renderMilliseconds, startByRendering } from './first-render.ts';
import { createReadApi, type Read } from './read-api.ts';
import { countRender } from './count-renders.ts';
import { tellFault } from './tell-fault.ts';
import { tellGaps } from './tell-gaps.ts';
import { renderInRounds, type ReadMemory, type RenderedPage } from './render-rounds.ts';

export interface PageRequest {
  /**
   * The page's URL, absolute, with the site's own origin. A render gets the parameters that its page declares: see
   * `selectUrl`.
   */
  address: string;
  now: number;
  form?: PostedForm;
}

export interface PageAnswer {
  page: RenderedPage;
  composition: Composition;
  /** Named in `x-served-by`. */
  server: 'composed' | 'built-in';
}

/** A composition that this machine has not started before has this long to start; then a fallback answers. */
const startMilliseconds = 150;
const rememberedCompositions = 8;

// Holds names of API calls by URL and nothing of a visitor: see `ReadMemory`.
const memories = new Map<string, ReadMemory>();

const memoryOf = (compositionId: string): ReadMemory =>
  memories.get(compositionId) ??
  keepNewest<string, ReadMemory>(memories, compositionId, new Map(), rememberedCompositions);

const refuseLate = (): never => {
  throw new Error(`A render took more than ${renderMilliseconds / 1_000} s`);
};

const renderWith = async (
  c: Context<EdgeEnv>,
  composition: Composition,
  render: Render,
  request: PageRequest,
  reads?: Map<string, Read>,
): Promise<RenderedPage> => {
  const readApi = createReadApi(c, composition);
  const memory = memoryOf(composition.id);
  const { address, ...rest } = request;
  const url = selectUrl(composition, new URL(address));
  const rendering = renderInRounds(render, readApi, memory, { ...rest, url }, reads);
  const page = await within(renderMilliseconds, rendering, refuseLate);
  if (page.fault !== undefined) {
    if (request.form) logError(c, 'A page failed', 'not told: it may quote the form');
    else tellFault(c, composition, page.fault);
  }
  if (page.gaps) tellGaps(composition, page.pattern, page.gaps, !request.form);
  return page;
};

const hasFailed = ({ status, gaps, fault }: RenderedPage): boolean =>
  status >= 500 || gaps !== undefined || fault !== undefined;

/** How a composition is rendered that is not the live one, or that nobody else can stand in for. */
export interface Rendering {
  /** How long it may take to start here; a composition that a fallback knows has little time. */
  patience?: number;
  /** A failure of a preview is its team's own, and is not kept to be replayed. */
  isPreview?: boolean;
}

/** Renders the page in a composition's isolate; null when there is no loader, or no composition. */
export const renderComposed = async (
  c: Context<EdgeEnv>,
  request: PageRequest,
  composition: Composition | null,
  { patience = startMilliseconds, isPreview = false }: Rendering = {},
): Promise<PageAnswer | null> => {
  const isolates = findIsolates(c.env);
  if (!isolates || !composition) return null;
  const waitUntil = c.executionCtx.waitUntil.bind(c.executionCtx);
  const modules = () => readModules(c.env, waitUntil, composition.id);
  // A visitor's own values are rendered in an isolate that no other request ever uses.
  const render = request.form
    ? createFreshIsolate(isolates, await modules())
    : startByRendering(waitUntil, composition.id, findIsolate(isolates, composition.id, modules), patience);
  /** Keeps what it takes to render a failed page again, behind the answer. A posted form is nobody's to look at. */
  const keep = (data: RenderedPage['data'], outcome: Parameters<typeof keepFailure>[2]): void => {
    if (request.form || isPreview) return;
    const url = selectUrl(composition, new URL(request.address));
    waitUntil(keepFailure(c.env, { composition, url, now: request.now, data }, outcome));
  };
  const reads = new Map<string, Read>();
  try {
    const page = await renderWith(c, composition, render, request, reads);
    countRender(hasFailed(page));
    if (hasFailed(page)) keep(page.data, page);
    return { page, composition, server: 'composed' };
  } catch (thrown) {
    // Its render goes on, and says nothing yet.
    if (thrown instanceof MachineFailure && thrown.kind === 'slow-start') throw thrown;
    if (!(thrown instanceof MachineFailure)) countRender(true);
    const data = Object.fromEntries([...reads].map(([call, { result }]) => [call, result]));
    keep(data, { thrown });
    throw thrown;
  }
};

/** Renders the page with the composition that is bundled with the Worker: the last fallback that renders. */
export const renderBuiltIn = async (c: Context<EdgeEnv>, request: PageRequest): Promise<PageAnswer> => {
  const { loadComposition, render } = c.get('site').builtIn;
  const composition = await loadComposition();
  return { page: await renderWith(c, composition, render, request), composition, server: 'built-in' };
};
