import { pickGenerations } from '@binnen/edge-kit/caching/generations';
import { log } from '@binnen/edge-kit/logging/log';
import type { Bindings } from '../environment/env.ts';
import { composer } from '../site/composer.ts';
import { readFrame } from './directus/frame.ts';
import { loadPages, pageTags, readPageIndex } from './directus/pages.ts';
import { readSocials, readTexts } from './directus/texts.ts';
import { createContentSource, nameContent, tagContent, type ContentSource } from './source/content-source.ts';
import { readWhole, writeTogether, type Together } from './source/together.ts';

/** KV takes 25 MB; a new isolate parses all of it. The pages that were made last go first. */
const mostPageBytes = 1_000_000;

/** The parts that a load gives: a tag generation from before it. */
type Load = (keep: (name: string, tags: string[], value: unknown) => void) => Promise<void>;

const listLoads = (source: ContentSource): Load[] => [
  ...[readFrame, readTexts, readSocials, readPageIndex].map(
    ({ key, tags, load }): Load =>
      async (keep) =>
        keep(key, tags, await load(source, true)),
  ),
  async (keep) => {
    let bytes = 0;
    for (const page of await loadPages(source)) {
      bytes += JSON.stringify(page).length;
      if (bytes <= mostPageBytes) keep(`page:${page.slug}`, pageTags(page.slug), page);
    }
  },
];

/**
 * Reads from the CMS what every page shows, and the texts of all pages, and writes them in one value: what the cron trigger does each
 * minute. A part that cannot be read stays as it was, and gets stale.
 */
export const refreshTogether = async (env: Bindings, ctx: ContentSource['ctx']): Promise<void> => {
  const source = createContentSource(env, ctx);
  const generations = await composer.generations.read(env);
  const storedAt = Date.now();
  const parts: Together = {};
  const loads = listLoads(source).map((load) =>
    load((name, tags, value) => {
      parts[nameContent(name)] = {
        value,
        storedAt,
        generations: pickGenerations(generations, tagContent(tags)),
      };
    }),
  );
  const failed = (await Promise.allSettled(loads)).filter(({ status }) => status === 'rejected');
  if (failed.length > 0) log('warn', 'Content could not be read anew', { parts: failed.length });
  if (failed.length === loads.length) return;
  const before = failed.length > 0 ? await readWhole(env) : {};
  await writeTogether(env, { ...before, ...parts });
};
