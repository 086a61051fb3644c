import type { Composition, ReadResult, Release, Sample } from '@binnen/contracts/composition';
import type { RenderRequest } from '@binnen/contracts/render';
import { within } from '../deadlines/within.ts';
import type { Render } from './isolate.ts';

/** A page or widget that could not be rendered from its sample. */
export interface FailedSample {
  field: string;
  message: string;
}

const deadlineMilliseconds = 5_000;

const encodeData = (data: Record<string, unknown>): Record<string, ReadResult> =>
  Object.fromEntries(Object.entries(data).map(([call, reply]) => [call, JSON.stringify(reply)]));

const refuseLate = (): never => {
  throw new Error(`not rendered within ${deadlineMilliseconds} ms`);
};

const trySample = async (
  render: Render,
  field: string,
  request: RenderRequest,
  expected: (status: number) => boolean,
): Promise<FailedSample | null> => {
  try {
    const reply = await within(deadlineMilliseconds, render(request), refuseLate);
    if ('reads' in reply) return { field, message: `Its sample data lacks ${reply.reads.join(', ')}.` };
    if (!expected(reply.status))
      return { field, message: `It answered ${reply.status}${reply.fault ? `: ${reply.fault}` : '.'}` };
    return null;
  } catch (error) {
    return { field, message: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * Renders every page and widget of the candidate's new releases from their samples, in the candidate itself. The
 * frame's own reads come from the shell's samples.
 */
export const tryOut = async (
  render: Render,
  releases: Release[],
  changed: Set<string>,
): Promise<FailedSample[]> => {
  const shell = releases.find((release) => release.remote === 'shell');
  const frame = Object.assign(
    {},
    ...Object.values(shell?.pages ?? {}).map((page) => page.sample.data),
  ) as Record<string, unknown>;
  const widgetData = Object.assign(
    {},
    ...releases.flatMap((release) => Object.values(release.widgets).map((widget) => widget.sample.data)),
  ) as Record<string, unknown>;
  const now = Date.UTC(2026, 0, 15, 12);
  const failures: (FailedSample | null)[] = [];
  // A new shell must be able to show everything; a new remote answers for its own.
  const tried = releases.filter((release) => changed.has('shell') || changed.has(release.remote));
  for (const release of tried) {
    const name = `${release.remote}@${release.version}`;
    const request = (sample: Sample, extra: Partial<RenderRequest> = {}): RenderRequest => ({
      url: new URL(sample.url, 'https://sample.invalid').href,
      data: encodeData({ ...widgetData, ...frame, ...sample.data }),
      now,
      ...extra,
    });
    for (const [pattern, page] of Object.entries(release.pages)) {
      const isError = release.remote === 'shell';
      failures.push(
        await trySample(render, `${name} page ${pattern}`, request(page.sample), (status) =>
          isError ? status >= 400 && status < 500 : status === 200,
        ),
      );
    }
    for (const [widget, { sample }] of Object.entries(release.widgets))
      failures.push(
        await trySample(
          render,
          `${name} widget ${widget}`,
          request(sample, { widget: { name: widget, props: sample.props ?? {} } }),
          (status) => status === 200,
        ),
      );
  }
  return failures.filter((failure) => failure !== null);
};

/** The remotes whose version differs between two compositions. */
export const findChanged = (candidate: Composition, live: Composition | null): Set<string> =>
  new Set(
    Object.values(candidate.releases)
      .filter((release) => live?.releases[release.remote]?.version !== release.version)
      .map((release) => release.remote),
  );
