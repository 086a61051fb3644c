import { faultKinds, type Fault } from '@binnen/platform/contract/canary';
import { shellName, type ComposedRelease, type Composition } from '@binnen/platform/contract/composition';
import type { Measure } from '@binnen/platform/contract/watched-visit';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../../environment/env.ts';
import { createFile } from '@binnen/edge-kit/headers/reply-headers';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { rateLimit } from '@binnen/edge-kit/quotas/rate-limit';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { readPointer } from '../../registry/pointer.ts';
import type { VisitReport } from '../../registry/judging/stored-canary.ts';
import { findAmong } from '../../registry/judging/judge-canary.ts';
import { countWatched } from './count-watched.ts';
import { edges, type WatchReport } from '../../registry/watching/counts.ts';
import { watchId } from './watch-visit.ts';
import { countApart, countReport } from './count-health.ts';
import { reporterPaths } from './reporter.ts';
import { reporterScript } from './reporter-script.ts';
import { findTold, readToken, type Told } from './visit-token.ts';
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
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Of the document. */
  path: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '/'),
  /** `mf-news@1.5.0`: those whose files the document names. */
  releases: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20)), []),
});

/** The bucket of each that was measured. */
const findBuckets = ({ lcp, inp, cls }: Partial<Record<Measure, number>>): WatchReport['times'] => ({
  ...(lcp === undefined ? {} : { lcp: findAmong(edges.lcp, lcp) }),
  ...(inp === undefined ? {} : { inp: findAmong(edges.inp, inp) }),
  ...(cls === undefined ? {} : { cls: findAmong(edges.cls, cls * 1_000) }),
});

/** A /48, or the /24 of an IPv4 address, may report so many times as much as one network: it fills no buffer alone. */
const timesOfHousehold = 4;

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

const refuse = (c: Context<EdgeEnv>, told: Told | undefined, detail: string): never => {
  if (told) countApart(c, told, 'refused');
  throw new ProblemError('forbidden', { detail });
};

/**
 * The remote that a fault counts for: that of the innermost place, but not the shell, whose React draws everything. With React
 * alone in the stack, server and browser drew different things, and the page's remote has the fault.
 */
const findBlamed = ({ releases }: Composition, { kind, page, stack }: Omit<Fault, 'side' | 'count'>) => {
  const remotes = stack.split(' ').map((place) => place.split('/')[0]);
  const isOwner = ({ pages }: ComposedRelease) => page !== null && Object.hasOwn(pages, page);
  const owner = kind === 'hydration' ? Object.values(releases).find(isOwner)?.remote : undefined;
  return remotes.find((remote) => remote !== shellName) ?? owner ?? shellName;
};

const formatName = (composition: Composition, remote: string): string =>
  `${remote}@${composition.releases[remote]?.version}`;

/** Takes browsers' reports of pages that are counted for a canary or watched, and serves the script that sends them. */
export const visitReportRoutes = new Hono<EdgeEnv>().post(
  reporterPaths.report,
  describeRoute({
    summary: 'Where browsers tell how a page fared, and nothing of who looked at it.',
    tag: 'health',
    body: { schema: ReportSchema },
    status: 204,
    problems: ['forbidden', 'rate-limited'],
    examples: [
      { path: reporterPaths.report, status: 403, body: '{"side":"abc.stable","faults":[],"lcp":1200}' },
    ],
  }),
  rateLimit('visits', timesOfHousehold),
  limitBody(16_384),
  async (c) => {
    // Posts of other sites are refused everywhere; here also posts without an origin.
    if (!c.req.header('origin'))
      throw new ProblemError('forbidden', { detail: 'Only pages of this site report.' });
    const report = v.safeParse(ReportSchema, await c.req.json().catch(() => null));
    if (!report.success) throw new ProblemError('bad-request', { detail: 'Expected a report of a visit.' });
    const { side: given, faults, path, releases, ...measured } = report.output;
    const [id = ''] = given.split('.');
    const pointer = await readPointer(c.env);
    // One that is late, or made up.
    const told = findTold(pointer, given);
    if (id !== watchId && !told) return c.body(null, 204);
    const view = await readToken(c.env, given);
    if (!view) return refuse(c, told, 'Expected the token of a page that was served lately.');
    const composition = told?.canary?.composition ?? pointer?.composition;
    let fault: VisitReport['fault'];
    for (const { kind, path: at, stack } of faults) {
      const place = scrubStack(stack);
      // Not of our files: an extension's, or a tracker's.
      if (!composition || !place) continue;
      const known = keepKnown(composition, place);
      if (!known) return refuse(c, told, 'Expected a fault in a file of a release that is served.');
      fault = { kind, page: findPattern(composition, at), stack: known };
    }
    const times = findBuckets(measured);
    if (told && !countReport(c, told, { ...view, fault, times }))
      return refuse(c, told, 'Expected one fault of a page view, and each of its times once.');
    if (!composition) return c.body(null, 204);
    const named = Object.keys(composition.releases).map((remote) => formatName(composition, remote));
    countWatched(c, {
      ...{ nonce: view.nonce, madeAt: view.madeAt, network: view.network },
      page: fault?.page ?? findPattern(composition, path),
      releases: named.filter((name) => releases.includes(name)),
      fault: fault && { ...fault, release: formatName(composition, findBlamed(composition, fault)) },
      times,
    });
    return c.body(null, 204);
  },
);

const script = (body: BodyInit | null): Response =>
  createFile(body, 'text/javascript; charset=utf-8', 'public, max-age=3600');

/** The files of the reporter: the edge's own, so a remote that breaks does not silence it. */
export const reporterFiles = new Hono<EdgeEnv>()
  .get(reporterPaths.script, () => script(reporterScript))
  .get(reporterPaths.vitals, async (c) => {
    const found = await c.env.ASSETS.fetch(new URL('/web-vitals.js', c.req.url));
    if (!found.ok) throw new ProblemError('not-found', { detail: 'This edge was built without it.' });
    return script(found.body);
  });
