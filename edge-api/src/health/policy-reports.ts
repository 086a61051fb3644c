import { Hono } from 'hono';
import * as v from 'valibot';
import type { EdgeEnv } from '../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { redactUrl } from '@binnen/edge-kit/logging/redact';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { rateLimit } from '@binnen/edge-kit/quotas/rate-limit';
import { limitBody } from '@binnen/edge-kit/requests/request-limits';
import { reportPath } from '../site/document-headers.ts';

const text = v.optional(v.string(), '');

/** Both forms that browsers send: `report-uri` (a single `csp-report`) and the Reporting API (a list). */
const BodySchema = v.object({
  documentURL: text,
  'document-uri': text,
  effectiveDirective: text,
  'effective-directive': text,
  blockedURL: text,
  'blocked-uri': text,
});
const ReportSchema = v.union([
  v.object({ 'csp-report': BodySchema }),
  v.pipe(v.array(v.object({ type: text, body: BodySchema })), v.maxLength(20)),
]);

/** A URL without its query and fragment; or the word that stands for one, such as `inline`. */
const withoutQuery = (url: string): string => {
  const parsed = URL.parse(url);
  if (!parsed) return /^[a-z-]{1,30}$/.test(url) ? url : '';
  // `mailto:` and `data:` have no host, and their path is the content.
  return parsed.origin === 'null' ? parsed.protocol : parsed.origin + redactUrl(parsed).path;
};

/** Browsers send one name; anything else is not worth a line. */
const findDirective = (text: string): string => (/^[a-z-]{1,40}$/.test(text) ? text : '');

export const reportRoutes = new Hono<EdgeEnv>().post(
  reportPath,
  describeRoute({
    summary: 'Where browsers report what our content security policy refused.',
    tag: 'health',
    body: {
      schema: v.array(v.object({ type: v.string(), body: v.unknown() })),
      type: 'application/reports+json',
    },
    status: 204,
    examples: [
      {
        path: '/_reports/csp',
        status: 204,
        headers: { 'content-type': 'application/reports+json' },
        body: '[{"type":"csp-violation","body":{"documentURL":"https://binnen.example/","effectiveDirective":"img-src","blockedURL":"https://elsewhere.example/a.gif"}}]',
      },
    ],
  }),
  rateLimit('reports'),
  limitBody(16_384),
  async (c) => {
    const parsed = v.safeParse(ReportSchema, await c.req.json().catch(() => null));
    if (!parsed.success)
      throw new ProblemError('bad-request', { detail: 'Expected a report of a content security policy.' });
    const bodies = Array.isArray(parsed.output)
      ? parsed.output.map(({ body }) => body)
      : [parsed.output['csp-report']];
    const refused = bodies.map((body) => ({
      document: withoutQuery(body.documentURL || body['document-uri']),
      directive: findDirective(body.effectiveDirective || body['effective-directive']),
      blocked: withoutQuery(body.blockedURL || body['blocked-uri']),
    }));
    if (refused.length > 0)
      log('warn', 'A browser refused something after our content security policy', {
        requestId: c.get('requestId'),
        // Once each: a page says the same of every picture that it could not show.
        refused: [...new Map(refused.map((each) => [JSON.stringify(each), each])).values()],
      });
    return c.body(null, 204);
  },
);
