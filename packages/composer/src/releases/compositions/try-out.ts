import { shellName, type Release, type Sample } from '@binnen/platform/contract/composition';
import type { Render, RenderRequest, ReadResult } from '@binnen/platform/render-protocol';
import { within } from '@binnen/edge-kit/deadlines/within';
import { RenderStopped } from '../../renderer/isolates.ts';
import { findWidgetFaults } from './widget-faults.ts';

/** A page or widget that could not be rendered from its sample. */
export interface FailedSample {
  field: string;
  message: string;
}

const deadlineMilliseconds = 5_000;
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

/**
 * Renders every page and widget of the candidate from their samples, including those of unchanged releases, because one
 * team's change can break another team's page. The frame's own reads come from the shell's samples.
 */
export const tryOut = async (render: Render, releases: readonly Release[]): Promise<FailedSample[]> => {
  const frame = mergeData(
    releases.filter(({ remote }) => remote === shellName).flatMap(({ pages }) => Object.values(pages)),
  );
  const widgetData = mergeData(releases.flatMap(({ widgets }) => Object.values(widgets)));
  const failures: FailedSample[] = [];

  /** False when there is nothing left to try the other samples in. */
  const trySample = async (
    release: Release,
    { what, sample, more }: ReturnType<typeof listSamples>[number],
  ): Promise<boolean> => {
    const field = `${release.remote}@${release.version} ${what}`;
    const fail = (message: string) => failures.push({ field, message }) > 0;
    const request: RenderRequest = {
      url: new URL(sample.url, 'https://sample.invalid').href,
      data: encodeData({ ...widgetData, ...frame, ...sample.data }),
      now: sampleTime,
      tellsWidgets: true,
      ...more,
    };
    try {
      const reply = await within(deadlineMilliseconds, render(request), refuseLate);
      if ('reads' in reply) return fail(`Its sample data lacks ${reply.reads.join(', ')}.`);
      const { status, fault } = reply;
      const isExpected = release.remote === shellName ? status >= 400 && status < 500 : status === 200;
      if (!isExpected || fault !== undefined) fail(`It answered ${status}${fault ? `: ${fault}` : '.'}`);
      for (const message of findWidgetFaults(reply, release, releases)) fail(message);
      return true;
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      return !(error instanceof RenderStopped);
    }
  };

  for (const release of releases)
    for (const each of listSamples(release)) if (!(await trySample(release, each))) return failures;
  return failures;
};
