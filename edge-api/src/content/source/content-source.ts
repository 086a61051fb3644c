import type { CachedResult } from '@binnen/edge-kit/caching/freshness';
import { parseConfig } from '../../environment/config.ts';
import { cached, peekCached } from '../../site/cache.ts';
import type { Bindings } from '../../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { listOrigins } from '../../pictures/origins.ts';
import { readTogether } from './together.ts';
import type { SiteLinks } from '@binnen/upstreams/html/site-links';
import { createSiteLinks } from '../html/site-links.ts';

/** A content loader needs the bindings of this request, and to know how links are rewritten. */
export interface ContentSource {
  env: Bindings;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
  links: SiteLinks;
}

export const createContentSource = (env: Bindings, ctx: ContentSource['ctx']): ContentSource => ({
  env,
  ctx,
  links: createSiteLinks(parseConfig(env).SITE_ORIGIN, listOrigins(env)),
});

export const nameContent = (key: string): string => `content:${key}`;
export const tagContent = (tags: readonly string[]): string[] => tags.map((tag) => `content:${tag}`);

const placeContent = (env: Bindings, key: string) => ({
  key: nameContent(key),
  freshSeconds: parseConfig(env).CONTENT_FRESH_SECONDS,
});

/** One cached piece of content. `tags`: what a webhook of the CMS purges. */
export const readContent = <T>(
  source: ContentSource,
  {
    key,
    tags,
    load,
    refresh = false,
    isTogether = false,
  }: { key: string; tags: string[]; load: () => Promise<T>; refresh?: boolean; isTogether?: boolean },
): Promise<CachedResult<T>> =>
  cached(source, {
    ...placeContent(source.env, key),
    tags: tagContent(tags),
    readTogether: isTogether
      ? async () => (await readTogether(source.env, source.ctx))[nameContent(key)]
      : undefined,
    load,
    refresh,
  });

/** A piece of content that has no parameters. */
interface Definition<T> {
  key: string;
  /** A webhook of the CMS purges by these; by default by the name of the key. */
  tags?: string[];
  /** `refresh`: what else it is made from has to be loaded anew, too. */
  load: (source: ContentSource, refresh: boolean) => Promise<T>;
  /** Whether the cron trigger keeps it in one value with others: see `readTogether`. */
  isTogether?: boolean;
}
export interface ReadDefined<T> extends Pick<Required<Definition<T>>, 'key' | 'tags' | 'load'> {
  (source: ContentSource, refresh?: boolean): Promise<CachedResult<T>>;
  /** The same at once, if this isolate has it and it is fresh. */
  peek: (env: Bindings) => CachedResult<T> | undefined;
}

const defined: { tags: string[]; read: ReadDefined<unknown> }[] = [];

/** The read of a piece of content. A webhook that names one of its tags has it loaded anew: see `listReads`. */
export const defineContent = <T>({ key, tags = [key], load, isTogether }: Definition<T>): ReadDefined<T> => {
  const read: ReadDefined<T> = Object.assign(
    (source: ContentSource, refresh = false) =>
      readContent(source, { key, tags, refresh, isTogether, load: () => load(source, refresh) }),
    { key, tags, load, peek: (env: Bindings) => peekCached<T>(env, placeContent(env, key)) },
  );
  defined.push({ tags, read });
  return read;
};

/** The reads of all content with one of these tags. */
export const listReads = (tags: readonly string[]): ReadDefined<unknown>[] =>
  defined.filter((content) => content.tags.some((tag) => tags.includes(tag))).map(({ read }) => read);

/** For content that a page can do without: its failure is logged, and `fallback` is used. */
export const readOptional = async <T>(read: Promise<CachedResult<T>>, fallback: T): Promise<T> => {
  try {
    return (await read).value;
  } catch (error) {
    log('warn', 'A page goes without a part of its content', { reason: String(error) });
    return fallback;
  }
};
