import { expect, test } from 'vitest';
import { formatHead } from '../document/head.ts';
import { readTitle } from './kept-pages.ts';

test.each(['Over ons', 'Kopen & "verkopen" <nu>', "'s-Gravenweg 3"])(
  'the title of a kept page is what the document says: %s',
  (title) => {
    expect(readTitle(`<html>${formatHead({ title }, 'https://binnen.example', '/')}`)).toBe(title);
  },
);

test('a document without a title has none', () => expect(readTitle('<p>Stuk</p>')).toBeUndefined());
