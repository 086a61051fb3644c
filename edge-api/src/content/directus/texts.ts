import type { LongTexts, ShortTexts, Socials } from '@binnen/contracts/content';
import { channels } from '@binnen/contracts/content';
import * as v from 'valibot';
import { TextSchema } from '../../upstreams/directus/items.ts';
import { loadItems } from '../../upstreams/directus/client.ts';
import { defineContent } from '../content-source.ts';
import { sanitiseHtml } from '../html/sanitise.ts';

/** A longer label is an editor's mistake; the built-in wording is used instead. */
const maxShortText = 2_000;

const ShortRowSchema = v.object({ key: v.string(), text: TextSchema, text_long: TextSchema });
const LongRowSchema = v.object({ key: v.string(), text: TextSchema });
const SocialRowSchema = v.object({
  id: v.number(),
  kanaal: v.picklist(channels),
  url_naar_profiel: v.pipe(v.string(), v.url(), v.startsWith('http')),
});

export const readShortTexts = defineContent<ShortTexts>({
  key: 'shorttexts',
  tags: ['texts'],
  load: async (source) => {
    const rows = await loadItems(
      source.env,
      'shorttexts',
      { fields: ['key', 'text', 'text_long'] },
      ShortRowSchema,
    );
    return rows.map(({ key, text, text_long }) => ({
      key,
      text: text && text.length <= maxShortText ? text : null,
      text_long: text_long ? sanitiseHtml(source.links, text_long) : null,
    }));
  },
});

export const readLongTexts = defineContent<LongTexts>({
  key: 'longtexts',
  tags: ['texts'],
  load: async (source) => {
    const rows = await loadItems(source.env, 'longtexts', { fields: ['key', 'text'] }, LongRowSchema);
    return rows.map(({ key, text }) => ({ key, text: text ? sanitiseHtml(source.links, text) : null }));
  },
});

/** The firm's channels; one without a web address is left out. */
export const readSocials = defineContent<Socials>({
  key: 'socials',
  tags: ['socials'],
  load: async (source) => ({
    data: await loadItems(
      source.env,
      'socials',
      { fields: ['id', 'kanaal', 'url_naar_profiel'], sort: 'id' },
      SocialRowSchema,
    ),
  }),
});
