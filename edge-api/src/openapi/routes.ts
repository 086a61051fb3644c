import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { documentHeaders } from '../site/document-headers.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import type { OpenApiVersion } from '@binnen/edge-kit/openapi/document';
import type { createDocuments } from '@binnen/edge-kit/openapi/documents';
import { referenceStyle } from '@binnen/edge-kit/openapi/reference-style';

const hour = 'public, max-age=3600';

const describe = (path: string, summary: string, reply: string): MiddlewareHandler =>
  describeRoute({ summary, tag: 'health', reply, examples: [{ path }] });

/**
 * `/openapi.json`, the same in OpenAPI 3.0, and its readable form. `listAll` is called on the first request, when all routes
 * exist; what makes the documents is evaluated then, too.
 */
export const createOpenApiRoutes = (listAll: () => Promise<RouterRoute[]>) => {
  let documents: ReturnType<typeof createDocuments> | undefined;
  const load = async (c: Context<EdgeEnv>) => {
    if (documents) return documents;
    const { createDocuments } = await import('@binnen/edge-kit/openapi/documents');
    const { apiWords } = await import('./api-words.ts');
    const routes = await listAll();
    return (documents ??= createDocuments(apiWords, routes, parseConfig(c.env).SITE_ORIGIN));
  };
  const sendDocument = async (c: Context<EdgeEnv>, version: OpenApiVersion) =>
    c.json((await load(c)).readDocument(version), 200, {
      'cache-control': hour,
      'access-control-allow-origin': '*',
    });
  return new Hono<EdgeEnv>()
    .get('/openapi.json', describe('/openapi.json', 'This document.', 'application/json'), (c) =>
      sendDocument(c, '3.1'),
    )
    .get(
      '/openapi-3.0.json',
      describe(
        '/openapi-3.0.json',
        'This document in OpenAPI 3.0, for generators that do not read 3.1.',
        'application/json',
      ),
      (c) => sendDocument(c, '3.0'),
    )
    .get('/api', describe('/api', 'This document as a page.', 'text/html'), async (c) => {
      const { text, etag } = await (await load(c)).readPage();
      const headers = { 'content-language': 'en', 'cache-control': hour, etag };
      return c.html(text, 200, { ...documentHeaders({}, []), ...headers });
    })
    .get('/api/style.css', describe('/api/style.css', 'The style sheet of that page.', 'text/css'), (c) =>
      c.text(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': hour }),
    );
};
