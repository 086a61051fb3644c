import type { RouterRoute } from 'hono/types';
import { createEntityTag } from '../headers/entity-tag.ts';
import type { ApiWords } from './api-words.ts';
import { createDocument, type OpenApiVersion } from './document.ts';
import { createReferencePage } from './reference-page.ts';

/** An API's description as documents and as a page: made of code alone, so the same for every request of an isolate. */
export const createDocuments = (words: ApiWords, routes: RouterRoute[], origin: string) => {
  const documents: Partial<Record<OpenApiVersion, Record<string, unknown>>> = {};
  const readDocument = (version: OpenApiVersion = '3.1') =>
    (documents[version] ??= createDocument(words, routes, origin, version));
  let page: { text: string; etag: string } | undefined;
  const readPage = async () => {
    if (page) return page;
    const text = String(await createReferencePage(words, routes, readDocument()));
    return (page = { text, etag: await createEntityTag(text) });
  };
  return { readDocument, readPage };
};
