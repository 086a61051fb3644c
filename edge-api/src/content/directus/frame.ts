import type { FrameContent, FrameLink } from '@binnen/contracts/content';
import * as v from 'valibot';
import { rowsOf } from '@binnen/upstreams/calls/rows';
import { TextSchema } from '@binnen/upstreams/directus/items';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent } from '../source/content-source.ts';
import { formatPlainText } from '@binnen/upstreams/html/plain-text';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';

const LinkSchema = v.object({ titel: v.string(), url: v.string(), key: TextSchema });
const MenuRowSchema = v.object({
  ...LinkSchema.entries,
  groep: v.picklist(['menu', 'diensten', 'inloggen']),
});
const ColumnRowSchema = v.object({ titel: v.string(), key: TextSchema, links: rowsOf(LinkSchema) });
const DocumentRowSchema = v.object({
  titel: v.string(),
  key: TextSchema,
  url: TextSchema,
  /** The id of a file. */
  bestand: TextSchema,
});

const toLinks = (links: SiteLinks, rows: v.InferOutput<typeof LinkSchema>[]): FrameLink[] =>
  rows.flatMap((row) => {
    const url = links.href(row.url);
    return url ? [{ titel: formatPlainText(row.titel), url, key: row.key }] : [];
  });

/** A document is either a file of the CMS, which we serve, or a page. */
const toDocument = (links: SiteLinks, row: v.InferOutput<typeof DocumentRowSchema>): FrameLink[] => {
  const url = row.bestand ? links.asset(row.bestand) : links.href(row.url);
  return url ? [{ titel: formatPlainText(row.titel), url, key: row.key }] : [];
};

/** The links of menu and footer. */
export const readFrame = defineContent<FrameContent>({
  key: 'frame',
  isTogether: true,
  load: async ({ env, links }) => {
    const [menu, columns, documents] = await Promise.all([
      loadItems(env, 'menu', MenuRowSchema, { sort: 'sort' }),
      loadItems(env, 'footer', ColumnRowSchema, { sort: 'sort', mayBeNone: true }),
      loadItems(env, 'documents', DocumentRowSchema, { sort: 'sort', mayBeNone: true }),
    ]);
    const inGroup = (groep: string) =>
      toLinks(
        links,
        menu.filter((row) => row.groep === groep),
      );
    return {
      menu: inGroup('menu'),
      diensten: inGroup('diensten'),
      kolommen: columns.map(({ titel, key, links: rows }) => ({ titel, key, links: toLinks(links, rows) })),
      documenten: documents.flatMap((row) => toDocument(links, row)),
      inloggen: inGroup('inloggen')[0] ?? null,
    };
  },
});
