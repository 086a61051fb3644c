import { expect, test } from 'vitest';
import { formatHead } from '../../../packages/platform/src/document/head.ts';
import { document } from '../document/document.ts';
import { shell } from '../site/shell.ts';
import { readTitle } from './kept-pages.ts';

const site = { ...shell, ...document };

test.each(['Over ons', 'Kopen & "verkopen" <nu>', "'s-Gravenweg 3"])(
  'the title of a kept page is what the document says: %s',
  (title) => {
    expect(readTitle(`<html>${formatHead(site, { title }, 'https://binnen.example', '/')}`)).toBe(title);
  },
);

test('a document without a title has none', () => expect(readTitle('<p>Stuk</p>')).toBeUndefined());
