import * as v from 'valibot';
import { createLinkedText, words, type DocumentIds } from './field-schemas.ts';
import type { ContentReader } from '../read-content.ts';

/** Texts by group and key; those in `drafts` are not approved yet. */
const draftGroup = 'drafts';

const createTextsSchema = <T extends v.GenericSchema<unknown, string>>(text: T) =>
  v.pipe(
    v.record(v.string(), v.record(v.string(), text)),
    v.transform((groups) =>
      Object.entries(groups).flatMap(([group, texts]) =>
        Object.entries(texts).map(([key, value]) => ({
          key,
          text: value,
          status: group === draftGroup ? ('draft' as const) : ('published' as const),
        })),
      ),
    ),
  );

export const loadTexts = ({ readJson }: ContentReader, documents: DocumentIds) => ({
  short: readJson('texts/short.json', createTextsSchema(createLinkedText(documents))).map((entry) => ({
    ...entry,
    text_long: null,
  })),
  long: readJson('texts/long.json', createTextsSchema(words)),
});
