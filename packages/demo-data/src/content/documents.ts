import * as v from 'valibot';
import { words } from './field-schemas.ts';
import { fileId } from './file-id.ts';
import type { ContentReader } from '../read-content.ts';
import { defaultDates, StatusSchema } from './stamp-items.ts';

const DocumentSchema = v.strictObject({
  sort: v.number(),
  titel: words,
  url: words,
  /** Whether visitors can download it. */
  pdf: v.optional(v.boolean(), false),
  status: v.optional(StatusSchema, 'published'),
  html: words,
});

const toFile = (title: string, slug: string, html: string) => ({
  // A changed text gets a new file id, because browsers cache a file by its id.
  id: fileId(`${title}\n${html}`),
  status: 'published',
  title,
  description: title,
  type: 'application/pdf' as const,
  filename_download: `${slug}.pdf`,
  uploaded_on: defaultDates.updated,
  width: null,
  height: null,
  /** What `/assets/{id}` is made from; never sent. */
  html,
});

/** The documents in the footer: a file (`bestand`), or a page where there is none. */
export const loadDocuments = ({ readArticles }: ContentReader) => {
  const all = readArticles('documents', DocumentSchema).toSorted((one, other) => one.sort - other.sort);
  const files = all.flatMap(({ titel, slug, html, pdf }) => (pdf ? [toFile(titel, slug, html)] : []));
  const ids = new Map(files.map(({ id, filename_download }) => [filename_download, id]));
  const items = all.map(({ titel, slug, url, html, status }) => ({
    key: null,
    bestand: ids.get(`${slug}.pdf`) ?? null,
    titel,
    slug,
    url,
    inhoud: html,
    status,
  }));
  return { files, ids, items, texts: new Map(all.map(({ slug, html }) => [slug, html])) };
};
export type Documents = ReturnType<typeof loadDocuments>;
