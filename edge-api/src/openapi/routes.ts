import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { RouterRoute } from 'hono/types';
import { parseConfig } from '../environment/config.ts';
import type { EdgeEnv } from '../environment/env.ts';
import { createEntityTag } from '@binnen/edge-kit/headers/entity-tag';
import { documentHeaders } from '../site/document-headers.ts';
import { describeRoute } from '@binnen/edge-kit/requests/describe-route';
import { createDocument, type OpenApiVersion } from '@binnen/edge-kit/openapi/document';
import { createReferencePage } from '@binnen/edge-kit/openapi/reference-page';
import { referenceStyle } from '@binnen/edge-kit/openapi/reference-style';
import { apiWords } from './api-words.ts';

const hour = 'public, max-age=3600';

const describe = (path: string, summary: string, reply: string): MiddlewareHandler =>
  describeRoute({ summary, tag: 'health', reply, examples: [{ path }] });

/** `/openapi.json`, the same in OpenAPI 3.0, and its readable form. `listAll` is called on the first request, when all routes exist. */
export const createOpenApiRoutes = (listAll: () => RouterRoute[]) => {
  // Made from code alone, so it is the same for every request of this isolate.
  const documents: Partial<Record<OpenApiVersion, Record<string, unknown>>> = {};
  const readDocument = (origin: string, version: OpenApiVersion = '3.1') =>
    (documents[version] ??= createDocument(apiWords, listAll(), origin, version));
  const sendDocument = (c: Context<EdgeEnv>, version: OpenApiVersion) =>
    c.json(readDocument(parseConfig(c.env).SITE_ORIGIN, version), 200, {
      'cache-control': hour,
      'access-control-allow-origin': '*',
    });
  const createPage = async (origin: string) => {
    const text = String(await createReferencePage(apiWords, listAll(), readDocument(origin)));
    return { text, etag: await createEntityTag(text) };
  };
  let page: Awaited<ReturnType<typeof createPage>> | undefined;
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
      const { text, etag } = (page ??= await createPage(parseConfig(c.env).SITE_ORIGIN));
      const headers = { 'content-language': 'en', 'cache-control': hour, etag };
      return c.html(text, 200, { ...documentHeaders({}, []), ...headers });
    })
    .get('/api/style.css', describe('/api/style.css', 'The style sheet of that page.', 'text/css'), (c) =>
      c.text(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': hour }),
    );
};
