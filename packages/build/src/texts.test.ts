import path from 'node:path';
import { expect, it } from 'vitest';
import { deployables, root } from './workspace.ts';
import { findTexts, listTexts } from './texts.ts';

it('finds texts over several lines, with quotes in them, behind a banner’s own, and those of links', () => {
  const source = `const a = useText('form_required', 'Verplicht');
    const b = useLongText(
      'uitleg',
      "Zo'n tekst",
    );
    const c = useText(
      'kop',
      readText(props, 'titel') ?? 'Stel je vraag',
    );
    link('Aanbod', routes.offer.href(), 'menu_aanbod'),
    useText(of.key ?? '', of.titel)`;
  expect(findTexts(source)).toEqual({
    unread: [],
    texts: [
      { key: 'form_required', fallback: 'Verplicht', kind: 'short' },
      { key: 'uitleg', fallback: "Zo'n tekst", kind: 'long' },
      { key: 'kop', fallback: 'Stel je vraag', kind: 'short' },
      { key: 'menu_aanbod', fallback: 'Aanbod', kind: 'short' },
    ],
  });
});

it.each([
  ['useText(key, "Tekst")', undefined],
  ["useText('x', title)", 'x'],
  ['useLongText(`y_${z}`, "Tekst")', undefined],
])('does not pass over %s, which it cannot read', (source, key) =>
  expect(findTexts(source)).toEqual({ texts: [], unread: [{ key, call: source }] }),
);

it('knows the texts of shell and remotes', async () => {
  const lists = await Promise.all(deployables.map((name) => listTexts(path.join(root, name))));
  expect(lists.flat().map((entry) => entry.key)).toEqual(
    expect.arrayContaining([
      'primary_phone_number',
      'primary_wooncontinuplan_phone_number',
      'page_not_found',
      'blog_not_found',
      'city_not_found',
      'address_not_found',
      'copyright',
      'menu_aanbod',
      'search_placeholder',
      'actueel_title',
      'bedankt_contact',
      'bedankt_contact_titel',
    ]),
  );
  for (const entry of lists.flat()) {
    expect(entry.key).toMatch(/^[a-z][a-z0-9_-]+$/);
    expect(entry.fallback, entry.key).not.toBe('');
  }
});
