import { shellName, type Release, type Sample } from '@binnen/platform/contract/composition';
import type { Render, RenderRequest, ReadResult } from '@binnen/platform/render-protocol';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { within } from '@binnen/edge-kit/deadlines/within';
import { RenderStopped } from '../../renderer/isolates.ts';
import { MachineFailure } from '../../renderer/machine-failure.ts';
import { findWidgetFaults } from './widget-faults.ts';

/** A page or widget that could not be rendered from its sample. */
export interface FailedSample {
  field: string;
  message: string;
}

/** Longer than a call of the renderer may take: the call itself knows whether the page or the machine is to blame. */
const deadlineMilliseconds = 8_000;
/** A renderer that was lost is started again in less time than these take. */
const mostStarts = 6;
const pauseMilliseconds = 1_000;
/** Constant, so that a sample that passes today also passes tomorrow. */
const sampleTime = Date.UTC(2026, 0, 15, 12);

const encodeData = (data: Record<string, unknown>): Record<string, ReadResult> =>
  Object.fromEntries(Object.entries(data).map(([call, reply]) => [call, JSON.stringify(reply)]));

const refuseLate = (): never => {
  throw new Error(`not rendered within ${deadlineMilliseconds} ms`);
};

/** Every page and widget of a release, as it is to be rendered. */
const listSamples = (release: Release) => [
  ...Object.entries(release.pages).map(([pattern, { sample }]) => ({
    what: `page ${pattern}`,
    sample,
    more: {},
  })),
  ...Object.entries(release.widgets).map(([name, { sample }]) => ({
    what: `widget ${name}`,
    sample,
    more: { widget: { name, props: sample.props ?? {} } },
  })),
];

const mergeData = (records: { sample: Sample }[]): Sample['data'] =>
  Object.assign({}, ...records.map(({ sample }) => sample.data)) as Sample['data'];

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

/** Tries all samples in one isolate. Rejects with a `LostSample` when the renderer ends. */
const tryOutIn = async (render: Render, releases: readonly Release[]): Promise<FailedSample[]> => {
  const frame = mergeData(
    releases.filter(({ remote }) => remote === shellName).flatMap(({ pages }) => Object.values(pages)),
  );
  const widgetData = mergeData(releases.flatMap(({ widgets }) => Object.values(widgets)));
  const failures: FailedSample[] = [];
  let isFirst = true;

  const trySample = async (
    release: Release,
    { what, sample, more }: ReturnType<typeof listSamples>[number],
  ): Promise<void> => {
    const field = `${release.remote}@${release.version} ${what}`;
    const fail = (message: string): void => void failures.push({ field, message });
    const request: RenderRequest = {
      url: new URL(sample.url, 'https://sample.invalid').href,
      data: encodeData({ ...widgetData, ...frame, ...sample.data }),
      now: sampleTime,
      tellsWidgets: true,
      ...more,
    };
    try {
      const reply = await within(deadlineMilliseconds, render(request), refuseLate);
      isFirst = false;
      if ('reads' in reply) return fail(`Its sample data lacks ${reply.reads.join(', ')}.`);
      const { status, fault } = reply;
      const isExpected = release.remote === shellName ? status >= 400 && status < 500 : status === 200;
      if (!isExpected || fault !== undefined) fail(`It answered ${status}${fault ? `: ${fault}` : '.'}`);
      for (const message of findWidgetFaults(reply, release, releases)) fail(message);
    } catch (error) {
      if (error instanceof MachineFailure || error instanceof RenderStopped)
        throw new LostSample(field, isFirst, error);
      fail(error instanceof Error ? error.message : String(error));
    }
  };

  for (const release of releases) for (const each of listSamples(release)) await trySample(release, each);
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
 * team's change can break another team's page. The frame's own reads come from the shell's samples. `start` starts an
 * isolate. A renderer that ends speaks against no release, so all is tried again, unless the same sample ends it.
 * Rejects with `renderer-unavailable` when it stays away.
 */
export const tryOut = async (start: () => Render, releases: readonly Release[]): Promise<FailedSample[]> => {
  const lost: LostSample[] = [];
  while (lost.length < mostStarts)
    try {
      if (lost.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
      return await tryOutIn(start(), releases);
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
