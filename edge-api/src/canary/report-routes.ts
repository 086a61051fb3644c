import { faultKinds, sides } from '@binnen/contracts/canary';
import type { Composition } from '@binnen/contracts/composition';
import { findMatching } from '@binnen/contracts/patterns';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../config.ts';
import type { EdgeEnv } from '../env.ts';
import { inertPolicy } from '../headers/security.ts';
import { describeRoute } from '../openapi/describe.ts';
import { ProblemError } from '../problem.ts';
import { rateLimit } from '../protection/rate-limit.ts';
import { limitBody } from '../protection/request-limits.ts';
import { readPointer } from '../registry/pointer.ts';
import { countFault, countVitals } from './count-health.ts';
import { reporterPaths, writeReporter } from './reporter.ts';

const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const ReportSchema = v.object({
  side: v.pipe(v.string(), v.regex(/^[\w-]{1,40}\.(stable|canary)$/)),
  faults: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(faultKinds.filter((kind) => ['error', 'hydration', 'chunk'].includes(kind))),
        path: v.pipe(v.string(), v.maxLength(2_000)),
        stack: v.pipe(v.string(), v.maxLength(4_000)),
      }),
    ),
    v.maxLength(10),
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

/** The pattern that claims a path; null when none does. */
export const findPattern = (composition: Composition, path: string): string | null => {
  const patterns = Object.values(composition.releases).flatMap(({ pages }) => Object.keys(pages));
  return findMatching(patterns, path)[0] ?? null;
};

/** How pages fare in browsers while a canary runs, and the script that tells it. */
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
    // Other sites are refused for everything that is sent; here also who does not say where it comes from.
    if (!c.req.header('origin'))
      throw new ProblemError('forbidden', { detail: 'Only pages of this site report.' });
    const report = v.safeParse(ReportSchema, await c.req.json().catch(() => null));
    if (!report.success) throw new ProblemError('bad-request', { detail: 'Expected a report of a visit.' });
    const { side: given, faults, lcp, inp } = report.output;
    const [id = '', name] = given.split('.');
    const side = sides.find((each) => each === name)!;
    const pointer = await readPointer(c.env);
    // One that is late, or made up.
    if (pointer?.canary?.id !== id) return c.body(null, 204);
    const counter = { env: c.env, ctx: c.executionCtx };
    const composition = side === 'canary' ? pointer.canary.composition : pointer.composition;
    for (const { kind, path, stack } of faults) {
      const place = scrubStack(stack);
      // Not of our files: an extension's, or a tracker's.
      if (composition && place)
        countFault(counter, id, { side, kind, page: findPattern(composition, path), stack: place });
    }
    countVitals(counter, id, side, { lcp, inp });
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
