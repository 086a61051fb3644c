import type { AllTexts, LongTexts, ShortTexts, Socials } from '@binnen/contracts/content';
import { channels } from '@binnen/contracts/content';
import * as v from 'valibot';
import { createEntityTag } from '@binnen/edge-kit/headers/entity-tag';
import { Id, TextSchema } from '@binnen/upstreams/directus/items';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent, type ContentSource } from '../source/content-source.ts';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';

/** A longer label is an editor's mistake; the built-in wording is used instead. */
const maxShortText = 2_000;

const ShortRowSchema = v.object({ key: v.string(), text: TextSchema, text_long: TextSchema });
const LongRowSchema = v.object({ key: v.string(), text: TextSchema });
const SocialRowSchema = v.object({
  id: Id,
  kanaal: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.picklist(channels)),
  url_naar_profiel: TextSchema,
});

const loadShortTexts = async ({ env, links }: ContentSource): Promise<ShortTexts> => {
  const rows = await loadItems(env, 'shorttexts', ShortRowSchema);
  return rows.map(({ key, text, text_long }) => ({
    key,
    text: text && text.length <= maxShortText ? text : null,
    text_long: text_long ? sanitiseHtml(links, text_long) : null,
  }));
};

const loadLongTexts = async ({ env, links }: ContentSource): Promise<LongTexts> => {
  const rows = await loadItems(env, 'longtexts', LongRowSchema);
  return rows.map(({ key, text }) => ({ key, text: text ? sanitiseHtml(links, text) : null }));
};

const tags = ['texts'];

export const readShortTexts = defineContent<ShortTexts>({ key: 'shorttexts', tags, load: loadShortTexts });
export const readLongTexts = defineContent<LongTexts>({ key: 'longtexts', tags, load: loadLongTexts });

const byKey = (texts: { key: string; text: string | null }[]): Record<string, string> =>
  Object.fromEntries(texts.flatMap(({ key, text }) => (text ? [[key, text]] : [])));

/** Both lists, and a version that is made of them: the same texts always have the same one. */
export const readTexts = defineContent<AllTexts>({
  key: 'texts',
  tags,
  isTogether: true,
  load: async (source) => {
    const [short, long] = await Promise.all([loadShortTexts(source), loadLongTexts(source)]);
    const texts = { short: byKey(short), long: byKey(long) };
    const tag = await createEntityTag(JSON.stringify(texts));
    return { versie: tag.replaceAll(/^W|\W/g, ''), ...texts };
  },
});

/** The firm's channels; one without a web address is left out. */
export const readSocials = defineContent<Socials>({
  key: 'socials',
  isTogether: true,
  load: async ({ env, links }) => {
    const rows = await loadItems(env, 'socials', SocialRowSchema, { sort: 'id', mayBeNone: true });
    return {
      data: rows.flatMap((row) => {
        const url = links.href(row.url_naar_profiel);
        return url && links.isExternal(url) ? [{ ...row, url_naar_profiel: url }] : [];
      }),
    };
  },
});
