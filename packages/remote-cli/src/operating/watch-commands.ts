import type { ReleaseHealth } from '@binnen/platform/contract/watch';
import { callEdge, type EdgeAccess } from '../edge-client.ts';
import type { Outcome, Words } from '../outcome.ts';
import { parseTarget, refuseWords } from '../words.ts';

const formatPart = (part: number): string => `${(part * 100).toFixed(part < 0.1 ? 2 : 0)} %`;

const formatTimes = ({ lcp, inp, cls }: ReleaseHealth['pages'][number]): string =>
  [
    lcp === null ? 'no LCP' : `LCP ${lcp} ms`,
    inp === null ? 'no INP' : `INP ${inp} ms`,
    cls === null ? 'no CLS' : `CLS ${(cls / 1_000).toFixed(2)}`,
  ].join(', ');

const describe = (release: ReleaseHealth): string[] => {
  const { version, isLive, since, by, views, faults, used, pace, kinds, pages } = release;
  const when = since === null ? '' : ` since ${new Date(since).toISOString()} by ${by}`;
  return [
    `${version}${isLive ? ', live' : ''}${when}: ${views} views watched, ${faults} with a fault (${formatPart(views ? faults / views : 0)})`,
    `  error budget: ${formatPart(used)} used; in the last half hour ${pace.toFixed(1)} times as fast as it lasts`,
    ...kinds.map(
      ({ kind, page, stack, source = stack, count }) =>
        `  ${count} × ${kind} on ${page ?? 'no page'} ${source}`,
    ),
    ...pages.map((page) => `  ${page.page}: ${page.views} views, ${formatTimes(page)}`),
  ];
};

/** `health mf-leads`: the live release first, then those before it. */
export const health = async (access: EdgeAccess, { rest: [name, ...more] }: Words): Promise<Outcome> => {
  if (!name || more.length) return refuseWords('health takes one remote: pnpm remote health mf-leads');
  const { remote } = parseTarget(name);
  const found = await callEdge(access, 'health', { path: { remote } });
  return {
    result: found,
    lines: found.releases.length
      ? found.releases.flatMap(describe)
      : [`No browser has told of ${remote} yet: VISITS_WATCHED_PERCENT of the page views do.`],
  };
};
