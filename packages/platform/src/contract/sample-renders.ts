import type { ReadResult, RenderReply, RenderRequest } from '../protocol/render-protocol.ts';
import { budgets } from './budgets.ts';
import { shellName, type Release, type Sample } from './composition.ts';

/** Constant, so that a sample that passes today also passes tomorrow. */
const sampleTime = Date.UTC(2026, 0, 15, 12);

const mergeData = (records: { sample: Sample }[]): Sample['data'] =>
  Object.assign({}, ...records.map(({ sample }) => sample.data)) as Sample['data'];

const encodeData = (data: Sample['data']): Record<string, ReadResult> =>
  Object.fromEntries(Object.entries(data).map(([call, reply]) => [call, JSON.stringify(reply)]));

/** A page or widget of a release, and how it is rendered from its sample. */
export interface SampleRender {
  /** As in "page /huren". */
  what: string;
  request: RenderRequest;
  /** Why it is refused, as a sentence; undefined: the sample shows it. */
  findFault: (reply: RenderReply) => string | undefined;
}

/**
 * The renders of a release among those of its site. The frame's own reads come from the shell's samples. `isLive`: it is
 * as it is, also when a page of another remote now has the address of its sample.
 */
export const listSampleRenders = (
  release: Release,
  releases: readonly Release[],
  isLive = false,
): SampleRender[] => {
  const shells = releases.filter(({ remote }) => remote === shellName);
  const frame = mergeData(shells.flatMap(({ pages }) => Object.values(pages)));
  const widgetData = mergeData(releases.flatMap(({ widgets }) => Object.values(widgets)));
  const isShell = release.remote === shellName;

  const createRequest = ({ url, data }: Sample): RenderRequest => ({
    url: new URL(url, 'https://sample.invalid').href,
    data: encodeData({ ...widgetData, ...frame, ...data }),
    now: sampleTime,
  });
  const findFault = (reply: RenderReply): string | undefined => {
    if ('reads' in reply) return `Its sample data lacks ${reply.reads.join(', ')}.`;
    const { status, fault, html } = reply;
    const bytes = html.reduce((sum, part) => sum + part.byteLength, 0);
    if (bytes > budgets.html && !isLive)
      return `Its HTML takes ${Math.ceil(bytes / 1000)} kB, the budget is ${budgets.html / 1000} kB.`;
    const isExpected = isShell ? status >= 400 && status < 500 : status === 200;
    return isExpected && fault === undefined
      ? undefined
      : `It answered ${status}${fault ? `: ${fault}` : '.'}`;
  };
  const pages = Object.entries(release.pages).map(([pattern, { sample }]): SampleRender => ({
    what: `page ${pattern}`,
    request: createRequest(sample),
    findFault: (reply) => {
      const fault = findFault(reply);
      if (fault !== undefined || isLive || 'reads' in reply) return fault;
      if (reply.pattern === null || reply.pattern === pattern) return undefined;
      return `Its sample is of the page ${reply.pattern}, so it was never drawn.`;
    },
  }));
  const widgets = Object.entries(release.widgets).map(([name, { sample }]): SampleRender => ({
    what: `widget ${name}`,
    request: { ...createRequest(sample), widget: { name, props: sample.props ?? {} } },
    findFault,
  }));
  return [...pages, ...widgets];
};
