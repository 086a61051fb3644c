import { ErrorBudgetSchema, type ReleaseHealth } from '@binnen/platform/contract/watch';
import * as v from 'valibot';
import { callEdge, type EdgeAccess } from '../edge-client.ts';
import { hintUnpublished } from '../releases.ts';
import type { Outcome, Words } from '../outcome.ts';
import { parseRemote, refuseWords } from '../words.ts';

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

/** `health mf-news`: the live release first, then those before it. */
export const health = async (access: EdgeAccess, { rest: [name] }: Words): Promise<Outcome> => {
  if (!name) return refuseWords('health takes one remote: pnpm remote health mf-news');
  const remote = parseRemote(name);
  const found = await callEdge(access, 'health', { path: { remote } });
  return {
    result: found,
    lines: [
      ...found.troubles.map(({ says }) => says),
      `Its error budget is ${formatPart(found.budget)} of its views.`,
      ...(found.webhook
        ? []
        : [`Nobody is told when it has trouble: pnpm remote webhook ${remote} https://…`]),
      ...(found.releases.length
        ? found.releases.flatMap(describe)
        : [
            `No browser has told of ${remote} yet: VISITS_WATCHED_PERCENT of the page views do.`,
            ...(await hintUnpublished(access, remote)),
          ]),
    ],
  };
};

/** `budget mf-news 0.2`, in percent of the views, and `budget mf-news default`. */
export const budget = async (access: EdgeAccess, { rest: [name, given = ''] }: Words): Promise<Outcome> => {
  const part = given === 'default' ? null : Number(given.replace(/ ?%$/, '')) / 100;
  if (!name || !v.is(v.nullable(ErrorBudgetSchema), part))
    return refuseWords(
      'budget takes a remote and the percentage of its views that may have a fault, 0.01 to 5: pnpm remote budget mf-news 0.2, or default',
    );
  const remote = parseRemote(name);
  const hint = await hintUnpublished(access, remote);
  const set = await callEdge(access, 'errorBudget', {
    path: { remote },
    body: { budget: part },
  });
  return {
    result: set,
    lines: [
      `The team of ${remote} is told when more than ${formatPart(set.budget)} of its views have a fault.`,
      ...hint,
    ],
  };
};

/** `webhook mf-news https://…`, and `webhook mf-news off`. */
export const webhook = async (access: EdgeAccess, { rest: [name, given] }: Words): Promise<Outcome> => {
  if (!name || !given)
    return refuseWords(
      'webhook takes a remote and an address: pnpm remote webhook mf-news https://…, or off',
    );
  const remote = parseRemote(name);
  const url = given === 'off' ? '' : given;
  const hint = await hintUnpublished(access, remote);
  const set = await callEdge(access, 'webhook', { path: { remote }, body: { url } });
  if (!set.host) return { result: set, lines: [`Nobody is told of ${remote} any more.`, ...hint] };
  return {
    result: set,
    failed: !set.taken,
    lines: [
      set.taken
        ? `${set.host} is told when the live release of ${remote} has trouble, and when that is over.`
        : `${set.host} did not take a first message. It is tried all the same when ${remote} has trouble.`,
      `Its messages are signed as standardwebhooks.com says, with the secret ${set.secret}`,
      ...hint,
    ],
  };
};
