import { faultKinds } from '@binnen/platform/contract/canary';
import type { Composition } from '@binnen/platform/contract/composition';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { inertPolicy } from '@binnen/edge-kit/headers/reply-headers';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { rateLimit } from '@binnen/edge-kit/quotas/rate-limit';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { readPointer } from '../../registry/pointer.ts';
import type { VisitReport } from '../../registry/judging/stored-canary.ts';
import { findBucket } from '../../registry/judging/judge-canary.ts';
import { countApart, countReport } from './count-health.ts';
import { reporterPaths, writeReporter } from './reporter.ts';
import { readToken } from './visit-token.ts';
import { findPattern } from '../../releases/compositions/find-pattern.ts';

const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const ReportSchema = v.object({
  /** The token of the document: see `createToken`. */
  side: v.pipe(v.string(), v.regex(/^[\w-]{1,40}\.(stable|canary)(\.[\w.-]{1,100})?$/)),
  faults: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(faultKinds.filter((kind) => ['error', 'hydration', 'chunk'].includes(kind))),
        path: v.pipe(v.string(), v.maxLength(2_000)),
        stack: v.pipe(v.string(), v.maxLength(4_000)),
      }),
    ),
    v.maxLength(1),
  ),
  lcp: milliseconds,
  inp: milliseconds,
});

const mostFrames = 5;

/** The places in files of releases: no function names, texts or queries, and nothing of a browser's extension. */
export const scrubStack = (stack: string): string =>
  [
    ...stack.matchAll(
      /\/remotes\/((?:shell|mf-[a-z]+)\/[\w.-]+\/[\w./-]+\.(?:js|css))(?:\?[^:\s)]*)?(:\d+:\d+)?/g,
    ),
  ]
    .slice(0, mostFrames)
    .map(([, file, place = '']) => file + place)
    .join(' ');

/** The places that are in files of the composition's own releases. */
const keepKnown = ({ releases }: Composition, places: string): string =>
  places
    .split(' ')
    .filter((place) => {
      const [, remote = '', version, file = ''] = /^([^/]+)\/([^/]+)\/([^:]+)/.exec(place) ?? [];
      const release = releases[remote];
      return release?.version === version && release?.integrity[file] !== undefined;
    })
    .join(' ');

const refuse = (c: Context<EdgeEnv>, canaryId: string, detail: string): never => {
  countApart(c, canaryId, 'refused');
  throw new ProblemError('forbidden', { detail });
};

/** Takes browsers' reports of pages while a canary runs, and serves the script that sends them. */
export const visitReportRoutes = new Hono<EdgeEnv>().post(
  reporterPaths.report,
  describeRoute({
    summary: 'Where browsers tell how a page fared while a canary runs, and nothing of who looked at it.',
    tag: 'health',
    body: { schema: ReportSchema },
    status: 204,
    problems: ['bad-request', 'forbidden', 'payload-too-large', 'rate-limited'],
    examples: [
      { path: reporterPaths.report, status: 403, body: '{"side":"abc.stable","faults":[],"lcp":1200}' },
    ],
  }),
  rateLimit('visits'),
  limitBody(16_384),
  async (c) => {
    // Posts of other sites are refused everywhere; here also posts without an origin.
    if (!c.req.header('origin'))
      throw new ProblemError('forbidden', { detail: 'Only pages of this site report.' });
    const report = v.safeParse(ReportSchema, await c.req.json().catch(() => null));
    if (!report.success) throw new ProblemError('bad-request', { detail: 'Expected a report of a visit.' });
    const { side: given, faults, lcp, inp } = report.output;
    const [id = ''] = given.split('.');
    const pointer = await readPointer(c.env);
    // One that is late, or made up.
    if (pointer?.canary?.id !== id) return c.body(null, 204);
    const view = await readToken(c.env, given);
    if (!view) return refuse(c, id, 'Expected the token of a page that was served lately.');
    const composition = view.side === 'canary' ? pointer.canary.composition : pointer.composition;
    let fault: VisitReport['fault'];
    for (const { kind, path, stack } of faults) {
      const place = scrubStack(stack);
      // Not of our files: an extension's, or a tracker's.
      if (!composition || !place) continue;
      const known = keepKnown(composition, place);
      if (!known) return refuse(c, id, 'Expected a fault in a file of a release that is served.');
      fault = { kind, page: findPattern(composition, path), stack: known };
    }
    const times = {
      ...(lcp === undefined ? {} : { lcp: findBucket('lcp', lcp) }),
      ...(inp === undefined ? {} : { inp: findBucket('inp', inp) }),
    };
    if (!countReport(c, id, { ...view, fault, times }))
      return refuse(c, id, 'Expected one fault of a page view, and each of its times once.');
    return c.body(null, 204);
  },
);

const script = (body: BodyInit | null): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': inertPolicy,
    },
  });

/** The files of the reporter: the edge's own, so a remote that breaks does not silence it. */
export const reporterFiles = new Hono<EdgeEnv>()
  .get(reporterPaths.script, (c) => script(writeReporter(parseConfig(c.env).VISIT_REPORTS_PERCENT)))
  .get(reporterPaths.vitals, async (c) => {
    const found = await c.env.ASSETS.fetch(new URL('/web-vitals.js', c.req.url));
    if (!found.ok) throw new ProblemError('not-found', { detail: 'This edge was built without it.' });
    return script(found.body);
  });
