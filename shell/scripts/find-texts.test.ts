import path from 'node:path';
import { expect, it } from 'vitest';
import { findTexts, listTexts } from './find-texts.ts';

it('finds texts over several lines, with quotes in them, and those of links', () => {
  const source = `const a = useText('form_required', 'Verplicht');
    const b = useLongText(
      'uitleg',
      "Zo'n tekst",
    );
    link('Aanbod', routes.offer.href(), 'menu_aanbod'),
    useText(of.key ?? '', of.titel)`;
  expect(findTexts(source)).toEqual([
    { key: 'form_required', fallback: 'Verplicht', kind: 'short' },
    { key: 'uitleg', fallback: "Zo'n tekst", kind: 'long' },
    { key: 'menu_aanbod', fallback: 'Aanbod', kind: 'short' },
  ]);
});

it('knows the texts that the site is specified to have', () => {
  const keys = listTexts(path.join(import.meta.dirname, '../..')).map((entry) => entry.key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'primary_phone_number',
      'primary_wooncontinuplan_phone_number',
      'page_not_found',
      'blog_not_found',
      'city_not_found',
      'address_not_found',
      'copyright',
      'menu_aanbod',
    ]),
  );
});
