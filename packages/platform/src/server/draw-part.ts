import { TextsContext, type Texts } from '@binnen/platform';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawPart } from '../drawing/frame-part.ts';
import { noteTexts } from './noted-texts.ts';

interface Drawn {
  /** Everything that it depends on. */
  version: string;
  props: object;
  html: string;
  /** The texts that it read: a document that shows it needs them. */
  noted: Texts;
}

/**
 * For each part. Variants differ by the CMS's versions, the mortgage page's telephone number, and the number of homes.
 */
const mostVariants = 20;

/** The other fields of a reply with texts, such as their version; without any, the texts themselves. */
const readVersion = ({ short, long, ...version }: Texts): string =>
  JSON.stringify(Object.keys(version).length > 0 ? version : { short, long });

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value);

const readAgain = (texts: Texts, { short, long }: Texts): void => {
  for (const key of Object.keys(short)) void texts.short[key];
  for (const key of Object.keys(long)) void texts.long[key];
};

/**
 * Remembers the parts of the frame that were drawn. Nothing of a visitor is in them. A prop that is a value of a reply is
 * the same value for as long as its version is kept (see `known-replies.ts`).
 */
export const createDrawPart = (): DrawPart => {
  const parts = new Map<unknown, Drawn[]>();
  return (Part, props, texts) => {
    const variants = parts.get(Part) ?? [];
    const version = readVersion(texts);
    const known = variants.find((drawn) => drawn.version === version && isSame(drawn.props, props));
    if (known) {
      readAgain(texts, known.noted);
      return known.html;
    }
    const { texts: read, noted } = noteTexts(texts);
    const html = renderToString(createElement(TextsContext, { value: read }, createElement(Part, props)));
    parts.set(Part, [{ version, props, html, noted }, ...variants].slice(0, mostVariants));
    return html;
  };
};
