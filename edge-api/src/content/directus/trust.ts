import type { Trust } from '@binnen/contracts/content';
import { parseLocalDate } from '@binnen/contracts/formats/local-date';
import * as v from 'valibot';
import { Id, TextSchema } from '@binnen/upstreams/directus/items';
import { loadItems } from '@binnen/upstreams/directus/client';
import { defineContent } from '../source/content-source.ts';
import { formatPlainText } from '@binnen/upstreams/html/plain-text';

/** More than a page shows. */
const mostReviews = 12;

/** Plain text that may not be empty: a review without a source or a day proves nothing, and is left out. */
const words = v.pipe(TextSchema, v.string(), v.transform(formatPlainText), v.minLength(1));

const noMark: { cijfer: number | null; schaal?: number } = { cijfer: null };
/** `9`, `8,7`, or with what is full marks at the source: `4,5/5`, `4,5 van 5`. */
const MarkSchema = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ''),
  v.transform((typed) => {
    const [, mark = '', full = '10'] =
      /^(\d+(?:[.,]\d+)?)(?:\s*(?:\/|van)\s*(5|10))?$/.exec(String(typed).trim()) ?? [];
    const [cijfer, schaal] = [Number(mark.replace(',', '.')), Number(full)];
    if (cijfer < 1 || cijfer > schaal) return noMark;
    return schaal === 10 ? { cijfer } : { cijfer, schaal };
  }),
);

const ReviewRowSchema = v.object({
  id: Id,
  naam: words,
  tekst: words,
  cijfer: v.fallback(MarkSchema, noMark),
  datum: v.pipe(
    v.string(),
    v.check((day) => parseLocalDate(day) !== undefined, 'expected a day'),
    v.transform((day) => day.slice(0, 'yyyy-mm-dd'.length)),
  ),
  bron: words,
  url: TextSchema,
  onderwerp: TextSchema,
});
const RegistrationRowSchema = v.object({ id: Id, naam: words, nummer: TextSchema, url: TextSchema });

/** Reviews and registrations. */
export const readTrust = defineContent<Trust>({
  key: 'trust',
  load: async ({ env, links }) => {
    const [reviews, registrations] = await Promise.all([
      loadItems(env, 'beoordelingen', ReviewRowSchema, { sort: '-datum', mayBeNone: true }),
      loadItems(env, 'registraties', RegistrationRowSchema, { sort: 'sort', mayBeNone: true }),
    ]);
    return {
      beoordelingen: reviews
        .slice(0, mostReviews)
        .map(({ cijfer, ...row }) => ({ ...row, ...cijfer, url: links.href(row.url) })),
      registraties: registrations.map((row) => ({
        ...row,
        nummer: row.nummer && formatPlainText(row.nummer),
        url: links.href(row.url),
      })),
    };
  },
});
