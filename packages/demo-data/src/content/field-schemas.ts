import * as v from 'valibot';
import { assetId, isAssetName } from './assets.ts';

/** A text that may not be empty. */
export const words = v.pipe(
  v.string(),
  v.check((text) => text !== '', 'expected words'),
);

/** The name of a picture of the CMS; its id is made from it. */
export const pictureId = v.pipe(
  v.custom<string>(
    (name) => typeof name === 'string' && isAssetName(name),
    'there is no picture of that name in pictures/assets',
  ),
  v.transform(assetId),
);

const isDate = (text: string, zone: string): boolean => {
  const time = Date.parse(`${text}${zone}`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
/** A day: `2026-11-16`. */
export const day = v.pipe(
  v.string(),
  v.check((text) => text.length === 10 && isDate(text, 'T00:00:00Z'), 'expected a day like 2026-11-16'),
);
/** A moment: `2026-10-08T07:45:00.000Z`. */
export const moment = v.pipe(
  v.string(),
  v.check((text) => text.endsWith('Z') && isDate(text, ''), 'expected a date like 2026-10-08T07:45:00.000Z'),
);
/** Local time in Deventer: `2026-10-08T07:45:00`. */
export const localTime = v.pipe(
  v.string(),
  v.check((text) => text.length === 19 && isDate(text, 'Z'), 'expected a date like 2026-10-08T07:45:00'),
);

/** Ids of the documents' files by the names in texts: `privacyverklaring.pdf`. */
export type DocumentIds = ReadonlyMap<string, string>;

/**
 * A text that refers to files by name: `/assets/deventer-ijssel` is a picture, `/assets/privacyverklaring.pdf` a
 * document.
 */
export const createLinkedText = (documents: DocumentIds) =>
  v.pipe(
    words,
    v.rawTransform(({ dataset, addIssue }) =>
      dataset.value.replace(/(?<=\/assets\/)[\w-]+(\.pdf)?/g, (name) => {
        const id = isAssetName(name) ? assetId(name) : documents.get(name);
        if (!id) addIssue({ message: `there is no picture or document ${name}` });
        return id ?? name;
      }),
    ),
  );
