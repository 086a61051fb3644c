import * as v from 'valibot';
import { words } from './field-schemas.ts';

/** ACF sends `false` for an empty repeater, picture or text. */
const orEmpty = <T extends v.GenericSchema>(schema: T) => v.union([schema, v.literal(false)]);
const link = v.strictObject({ titel: words, url: words });

/** The options page of the blog backend. */
export const PageFieldsSchema = v.strictObject({
  blog_titel: words,
  blog_intro: orEmpty(words),
  blog_afbeelding: orEmpty(words),
  blogs_per_pagina: v.number(),
  toon_auteur: v.boolean(),
  toon_leestijd: v.boolean(),
  nieuwsbrief_titel: orEmpty(words),
  nieuwsbrief_tekst: orEmpty(words),
  uitgelichte_blogs: orEmpty(v.array(link)),
  blogs_ad: orEmpty(v.strictObject({ titel: words, tekst: words, knop: link, afbeelding: orEmpty(words) })),
  veelgestelde_vragen: orEmpty(v.array(v.strictObject({ vraag: words, antwoord: words }))),
  partners: orEmpty(v.array(link)),
  banner_boven_blogs: orEmpty(words),
  meldingen: v.array(words),
});
