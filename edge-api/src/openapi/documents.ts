import { createEntityTag } from '@binnen/edge-kit/headers/entity-tag';
import { createDocument, type OpenApiVersion } from '@binnen/edge-kit/openapi/document';
import { createReferencePage } from '@binnen/edge-kit/openapi/reference-page';
import { referenceStyle } from '@binnen/edge-kit/openapi/reference-style';
import type { RouterRoute } from 'hono/types';
import { apiWords } from './api-words.ts';

/** The API's description as documents and as a page: made of code alone, so the same for every request of an isolate. */
export const createDocuments = (routes: RouterRoute[], origin: string) => {
  const documents: Partial<Record<OpenApiVersion, Record<string, unknown>>> = {};
  const readDocument = (version: OpenApiVersion = '3.1') =>
    (documents[version] ??= createDocument(apiWords, routes, origin, version));
  let page: { text: string; etag: string } | undefined;
  const readPage = async () => {
    if (page) return page;
    const text = String(await createReferencePage(apiWords, routes, readDocument()));
    return (page = { text, etag: await createEntityTag(text) });
  };
  return { readDocument, readPage, style: referenceStyle };
};
