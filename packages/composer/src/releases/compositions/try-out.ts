import type { Release } from '@binnen/platform/contract/composition';
import { listSampleRenders, type SampleRender } from '@binnen/platform/contract/sample-renders';
import type { Render } from '@binnen/platform/render-protocol';
import { ProblemError, type FieldError } from '@binnen/edge-kit/problems/problem';
import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { within } from '@binnen/edge-kit/deadlines/within';
import { RenderStopped } from '../../renderer/isolates.ts';
import { MachineFailure } from '../../renderer/machine-failure.ts';
import { findWidgetFaults } from './widget-faults.ts';

/** Longer than a call of the renderer may take: the call itself knows whether the page or the machine is to blame. */
const deadlineMilliseconds = 8_000;
/** A renderer that was lost is started again in less time than these take. */
const mostStarts = 6;
const pauseMilliseconds = 1_000;
const refuseLate = (): never => {
  throw new Error(`not rendered within ${deadlineMilliseconds / 1_000} s`);
};

/** The renderer ended while it rendered this sample: by itself, or because it was stopped. */
class LostSample extends Error {
  readonly field: string;
  readonly isFirst: boolean;
  readonly stopped: boolean;
  constructor(field: string, isFirst: boolean, cause: MachineFailure | RenderStopped) {
    super(cause.message, { cause });
    this.field = field;
    this.isFirst = isFirst;
    this.stopped = cause instanceof RenderStopped;
  }
}

/** Tries all samples in one isolate. Answers those that could not be rendered; rejects with a `LostSample` when the renderer ends. */
const tryOutIn = async (
  render: Render,
  releases: readonly Release[],
  live: Record<string, string>,
): Promise<FieldError[]> => {
  const failures: FieldError[] = [];
  let isFirst = true;

  const trySample = async (release: Release, { what, request, findFault }: SampleRender): Promise<void> => {
    const field = `${release.remote}@${release.version} ${what}`;
    const fail = (message: string): void => void failures.push({ field, message });
    try {
      const rendering = render({ ...request, tellsWidgets: true });
      const reply = await within(deadlineMilliseconds, rendering, refuseLate);
      isFirst = false;
      const fault = findFault(reply);
      if (fault !== undefined) fail(fault);
      if ('reads' in reply) return;
      for (const message of findWidgetFaults(reply, release, releases)) fail(message);
    } catch (error) {
      if (error instanceof MachineFailure || error instanceof RenderStopped)
        throw new LostSample(field, isFirst, error);
      fail(error instanceof Error ? error.message : String(error));
    }
  };

  for (const release of releases) {
    const isLive = live[release.remote] === release.version;
    for (const each of listSampleRenders(release, releases, isLive)) await trySample(release, each);
  }
  return failures;
};

/**
 * The sample that ends the renderer: it was stopped for it twice, as a busy machine is once; or all starts ended there,
 * and not at the first sample, so the machine is well.
 */
const findCulprit = (lost: readonly LostSample[]): LostSample | undefined => {
  const last = lost.at(-1);
  const same = lost.filter(({ field }) => field === last?.field);
  const isStopped = same.filter(({ stopped }) => stopped).length > 1;
  return isStopped || (same.length === mostStarts && !last?.isFirst) ? last : undefined;
};

/**
 * Renders every page and widget of the candidate from their samples, including those of unchanged releases, because one
 * team's change can break another team's page. `start` starts an isolate; `live` has the versions that are live. A renderer
 * that ends speaks against no release, so all is tried again, unless the same sample ends it. Rejects with
 * `renderer-unavailable` when it stays away.
 */
export const tryOut = async (
  start: () => Render,
  releases: readonly Release[],
  live: Record<string, string>,
): Promise<FieldError[]> => {
  const lost: LostSample[] = [];
  while (lost.length < mostStarts)
    try {
      if (lost.length > 0) await wait(pauseMilliseconds);
      return await tryOutIn(start(), releases, live);
    } catch (error) {
      if (!(error instanceof LostSample)) throw error;
      lost.push(error);
      const culprit = findCulprit(lost);
      if (culprit) return [{ field: culprit.field, message: `${culprit.message}, ${lost.length} times.` }];
    }
  throw new ProblemError('renderer-unavailable', {
    detail: `Nothing changed. ${lost[0]!.message}, ${mostStarts} times; this says nothing of the releases. Try again in a minute.`,
  });
};
