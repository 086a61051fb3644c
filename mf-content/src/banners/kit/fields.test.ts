import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBannerFields } from './fields.ts';

const row = (field_slug: string, values: object = {}) => ({
  field_slug,
  text: null,
  url: null,
  imageurl: null,
  wysiwyg: null,
  ...values,
});

describe('the fields of a banner', () => {
  it('selects the rows of a prefix, in their order, and no others', () => {
    const fields = parseBannerFields([
      row('service-2', { text: 'Verhuren', url: '/verhuur' }),
      row('other-1', { text: 'Anders' }),
      row('service-1', { text: 'Verkopen', url: '/verkoop', imageurl: '/assets/a' }),
    ]);
    expect(fields.items('service-')).toEqual([
      { id: 'service-2', title: 'Verhuren', url: '/verhuur', image: null, content: null },
      { id: 'service-1', title: 'Verkopen', url: '/verkoop', image: '/assets/a', content: null },
    ]);
  });
  it('gives rows with one of the four values, and null for the rest', () => {
    const fields = parseBannerFields([
      row('title', { text: ' Titel ' }),
      row('content', { wysiwyg: '<p>Tekst</p>' }),
      row('image', { imageurl: '/assets/a' }),
      row('button', { text: 'Verder' }),
    ]);
    expect([fields.text('title'), fields.html('content'), fields.image('image')]).toEqual([
      'Titel',
      '<p>Tekst</p>',
      '/assets/a',
    ]);
    expect([fields.link('button', 'Lees meer'), fields.text('absent'), fields.html('title')]).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('takes a flag for on only when it says so', () => {
    const flag = (text: string | null) =>
      parseBannerFields([row('show_button', { text })]).flag('show_button');
    expect(['true', 'Ja', '1', 'false', '', null].map(flag)).toEqual([true, true, true, false, false, false]);
  });
  it('survives whatever stands in the rows', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.string(), (rows, slug) => {
        const fields = parseBannerFields(rows);
        fields.items(slug);
        fields.link(slug, 'Lees meer');
        fields.flag(slug);
      }),
    );
  });
});
