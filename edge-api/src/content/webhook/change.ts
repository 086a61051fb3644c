import * as v from 'valibot';
import type { ContentSource } from '../source/content-source.ts';
import { readPageIndex } from '../directus/pages.ts';
import { SlugSchema } from '../source/query.ts';

export type Cms = 'directus' | 'wordpress';

/** The cache tags of each collection of the headless CMS, and of each type of the blog backend. */
const tagsByKind: Record<Cms, Record<string, string[]>> = {
  directus: {
    shorttexts: ['texts'],
    longtexts: ['texts'],
    socials: ['socials'],
    employees: ['employees'],
    authors: ['authors'],
    packages: ['packages'],
    beoordelingen: ['trust'],
    registraties: ['trust'],
    geldverstrekkers: ['lenders'],
    hypotheekrente: ['mortgage-terms'],
    menu: ['frame'],
    footer: ['frame'],
    documents: ['frame'],
    pages: ['pages'],
    banners: ['pages'],
    directus_files: ['pages', 'employees', 'authors'],
  },
  wordpress: {
    post: ['blogs'],
    page: ['wordpress-pages'],
    category: ['blogs'],
    post_tag: ['blogs'],
    attachment: ['blogs'],
    options: ['page-fields'],
  },
};

const mostNames = 20;
/** Ids or slugs of the changed items, where the CMS sends them. */
const named = {
  keys: v.optional(v.fallback(v.array(v.unknown()), []), []),
  slug: v.optional(v.fallback(v.string(), ''), ''),
};
const ChangeSchemas = {
  directus: v.object({ collection: v.string(), ...named }),
  wordpress: v.object({ type: v.string(), ...named }),
} satisfies Record<Cms, v.GenericSchema>;

/** The change that a CMS reports. */
interface Change {
  /** A collection of the headless CMS, a type of the blog backend. */
  kind: string;
  /** Ids or slugs; empty when the CMS names none. */
  names: unknown[];
}

/** Undefined when the body does not say what was changed. */
export const parseChange = (cms: Cms, body: unknown): Change | undefined => {
  const { success, output } = v.safeParse(ChangeSchemas[cms], body);
  if (!success) return undefined;
  const { keys, slug } = output;
  return {
    kind: 'collection' in output ? output.collection : output.type,
    names: [...new Set([...(slug ? [slug] : []), ...keys])],
  };
};

export const listSlugs = ({ names }: Change): string[] =>
  names.filter((name): name is string => v.is(SlugSchema, name)).slice(0, mostNames);

/**
 * The tags of these pages alone, and of the lists that name them. Undefined when one of the names is not a page that we
 * know: then it may be any page.
 */
const findPageTags = async (source: ContentSource, { names }: Change): Promise<string[] | undefined> => {
  if (names.length === 0 || names.length > mostNames) return undefined;
  const pages = await readPageIndex(source).catch(() => undefined);
  const known = new Set<unknown>(pages?.value.map((page) => page.slug));
  return names.every((name) => known.has(name))
    ? ['page-list', ...names.map((name) => `page:${String(name)}`)]
    : undefined;
};

/** The tags to purge; none for a kind that we do not read. */
export const findTags = async (cms: Cms, source: ContentSource, change: Change): Promise<string[]> => {
  const own = cms === 'directus' && change.kind === 'pages' && (await findPageTags(source, change));
  return own || (new Map(Object.entries(tagsByKind[cms])).get(change.kind) ?? []);
};
