import { platformCalls } from '@binnen/platform/contract/platform-calls';
import { Hono, type Context } from 'hono';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { addRead } from '../../releases/calls/add-call.ts';
import { parseQuery } from '@binnen/edge-kit/requests/parse-query';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { explainPage } from './explain-page.ts';
import { findRecent } from '../../pages/recent-requests.ts';

const { explain } = platformCalls;

const parsePath = (c: Context<EdgeEnv>, path: string): URL => {
  const { SITE_ORIGIN } = parseConfig(c.env);
  const url = URL.parse(path, SITE_ORIGIN);
  if (path.startsWith('/') && url?.origin === new URL(SITE_ORIGIN).origin) return url;
  throw new ProblemError('invalid-parameter', {
    errors: [{ field: 'path', message: 'expected a path of this site, such as /contact' }],
  });
};

const findRequest = (id: string) => {
  const found = findRecent(id);
  if (found) return found;
  throw new ProblemError('not-found', {
    detail:
      'The isolate that answers now did not serve this page, or has served 500 since. The log has a line with this requestId when LOG_REQUESTS is "true".',
  });
};

export const explainRoutes = new Hono<EdgeEnv>();

addRead(
  explainRoutes,
  explain,
  'status',
  'Who answers a URL and why: its page is rendered once more, and nothing of that is kept.',
  async (c) => {
    const { path, request } = parseQuery(explain.query, c.req.query());
    const past = request === undefined ? null : findRequest(request);
    const explained = await explainPage(c, parsePath(c, past?.path ?? path ?? ''));
    if (!past) return explained;
    const { id, at, status, headers } = past;
    const answered = {
      id,
      at,
      status,
      composition: headers.get('x-composition'),
      server: headers.get('x-served-by'),
      cache: headers.get('cache-status'),
    };
    return { ...explained, answered };
  },
  { path: `${explain.path}?path=%2Fcontact`, problems: ['not-found'] },
);
