import type { Banner, BannerRow, Employee, Package } from '@binnen/contracts/content';
import { describe, expect, it } from 'vitest';
import { drawBanner as draw } from '../../test/draw-banner.tsx';

const row = (field_slug: string, values: Partial<BannerRow> = {}): BannerRow => ({
  field_slug,
  text: null,
  url: null,
  imageurl: null,
  wysiwyg: null,
  ...values,
});
const banner = (soort: string, banner_fields: BannerRow[] = [], anker: string | null = null): Banner => ({
  id: '1',
  soort,
  anker,
  banner_fields,
});

const count = (html: string, part: string) => html.split(part).length - 1;
const entries = (prefix: string, titles: string[], values: Partial<BannerRow> = {}) =>
  titles.map((text, index) => row(`${prefix}${index + 1}`, { text, ...values }));

const selling: Package = {
  id: 1,
  soort: 'verkoop',
  titel: 'Compleet & meer',
  vanaf_tot_prijs: null,
  vanaf: null,
  tot: null,
  prijs: '2495',
  meest_gekozen: false,
  items: [],
};
const withItems = (amount: number) => ({
  ...selling,
  items: Array.from({ length: amount }, (_, index) => `Onderdeel ${index + 1}`),
});

describe('the introduction banner', () => {
  it('asks its question, and shows tiles, words and the way to the firm', () => {
    const html = draw(
      banner('introduction', [
        ...entries('service-', ['Verkopen', 'Verhuren'], { url: '/verkoop', imageurl: '/assets/tegel' }),
        row('other-1', { text: 'Iets anders' }),
        row('subtitel_intro', { text: 'Al sinds 1988' }),
        row('titel_intro', { text: 'Binnen in Deventer' }),
        row('content_intro', { wysiwyg: '<p>We kennen <em>iedere</em> straat.</p>' }),
      ]),
    );
    expect(html).toContain('Hoe kunnen wij jou helpen?</h2>');
    expect(count(html, '/assets/w640.jpeg/tegel')).toBe(2);
    expect(html).not.toContain('Iets anders');
    for (const text of ['Al sinds 1988', 'Binnen in Deventer</h2>', '<em>iedere</em>'])
      expect(html).toContain(text);
    expect(html).toMatch(/href="\/over-binnen"[^>]*>Meer over binnen</);
  });
  it("takes the editors' wording where there is one", () => {
    const texts = { short: { introduction_button: 'Wie wij zijn' }, long: {} };
    expect(
      draw(banner('introduction', [row('titel_intro', { text: 'Binnen' })]), undefined, texts),
    ).toContain('Wie wij zijn');
  });
});

describe('the Actueel banner', () => {
  const blog = (values: object) => ({
    id: 1,
    type: 'blog',
    slug: 'een-slug',
    titel: 'De blog',
    title: 'De landingspagina',
    date_created: '2026-06-30T22:30:00Z',
    date: '2026-11-20T09:00:00Z',
    uitgelichte_afbeelding: null,
    excerpt: '',
    categories: [],
    tags: [],
    ...values,
  });
  it('shows title and date of a blog, by Dutch time, and leads to it', () => {
    const html = draw(banner('actueel'), [blog({})]);
    expect(html).toContain('Actueel</h2>');
    expect(html).toContain('href="/blogs/een-slug">De blog</a>');
    expect(html).toContain('>1 juli 2026</time>');
    expect(html).toContain('href="/blogs"');
    expect(html).not.toContain('<img');
  });
  it('shows title and date of a landing page, and leads to its own slug', () => {
    const picture = { id: 'a', link: '/assets/a', alt: 'Een straat' };
    const html = draw(banner('actueel'), [blog({ type: 'landingpage', uitgelichte_afbeelding: picture })]);
    expect(html).toContain('href="/een-slug">De landingspagina</a>');
    expect(html).toContain('>20 november 2026</time>');
    expect(html).toContain('alt="Een straat"');
  });
  it('leaves no title behind when there are no blogs', () => expect(draw(banner('actueel'), [])).toBe(''));
});

describe('the employees banner', () => {
  const employee: Employee = {
    id: 1,
    voornaam: 'Anna',
    achternaam: 'Jansen',
    functie: 'Makelaar',
    over: '<p>Woont in <b>Olst</b>.</p>',
    phonenumber: '0570 555 011',
    achtergrond_afbeelding: { id: 'portret', omschrijving: '', width: 3, height: 4 },
  };
  it('shows name, function, text and how to call', () => {
    const html = draw(banner('employees'), [employee]);
    for (const text of ['Anna Jansen', 'Makelaar', '<b>Olst</b>', '/assets/w480.jpeg/portret', 'Bel mij'])
      expect(html).toContain(text);
    expect(html).toContain('href="tel:0570555011"');
  });
  it('has cards that close each other', () => {
    const html = draw(banner('employees'), [employee, { ...employee, id: 2 }]);
    const names = [...html.matchAll(/<details[^>]*name="([^"]+)"/g)].map((match) => match[1]);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect(html).not.toMatch(/<details[^>]*open/);
  });
  it('shows who left things empty', () => {
    const bare = { ...employee, functie: null, over: null, phonenumber: null, achtergrond_afbeelding: null };
    expect(draw(banner('employees'), [bare])).not.toContain('tel:');
  });
});

describe('the compliments banner', () => {
  const compliments = banner(
    'compliments',
    entries('compliment-', ['Ilse', 'Peter', 'Wim'], { wysiwyg: '<p>Fijn!</p>' }),
  );
  it('starts with the first of all', () => {
    const html = draw(compliments);
    expect(html).toContain('1/3');
    expect(html).toContain('Ilse');
    expect(html).not.toContain('Peter');
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*><svg[^>]*aria-label="Vorige"/);
    expect(html).not.toMatch(/<button[^>]*aria-disabled="true"[^>]*><svg[^>]*aria-label="Volgende"/);
  });
  it('says whether customers’ words are checked', () =>
    expect(draw(compliments)).toContain('Of de schrijver klant bij ons was, controleren we niet zelf.'));
  it('is not there without any', () => expect(draw(banner('compliments'))).toBe(''));
});

describe('the steps banner', () => {
  it('numbers its steps and is where #steps leads', () => {
    const html = draw(
      banner('steps', entries('step-', ['Bellen', 'Kijken', 'Bieden', 'Tekenen'], { wysiwyg: '<p>Zo</p>' })),
    );
    expect(
      [...html.matchAll(/>(\d)<\/span><h3>(\w+)</g)].map(([, number, title]) => `${number} ${title}`),
    ).toEqual(['1 Bellen', '2 Kijken', '3 Bieden', '4 Tekenen']);
    expect(html).toContain('id="steps"');
  });
});

describe('the package banners', () => {
  it('lead to the form and tell it the title in the URL', () => {
    const html = draw(banner('price-packages'), [selling]);
    expect(html).toContain('href="?pakket=Compleet%20%26%20meer#meet_us"');
    expect(html).toContain('>Aanvragen<');
    expect(html).toContain('€\u00a02.495,-');
    expect(draw(banner('price-packages-valuation'), [selling])).toContain('#valuation"');
  });
  it('start collapsed with more than five items', () => {
    const html = draw(banner('price-packages'), [withItems(6)]);
    expect(html).toMatch(/aria-expanded="false"[^>]*>Meer</);
    expect(html).toMatch(/<li><svg.*Onderdeel 5/);
    expect(html).toMatch(/<li class="[^"]*more[^"]*"><svg(?:(?!<li).)*Onderdeel 6/);
    expect(draw(banner('price-packages'), [withItems(5)])).not.toContain('Meer<');
  });
  it.each([
    [3, 'thirds'],
    [4, 'quarters'],
    [2, 'quarters'],
  ])('of %i stand in %s', (amount, columns) => {
    const packages = Array.from({ length: amount }, (_, id) => ({ ...selling, id }));
    expect(draw(banner('price-packages'), packages)).toMatch(new RegExp(`<ul[^>]*class="[^"]*${columns}`));
  });
  it('mark the one that the CMS says is chosen most', () => {
    const html = draw(banner('price-packages'), [
      selling,
      { ...selling, id: 2, titel: 'Favoriet', meest_gekozen: true },
    ]);
    expect(count(html, 'Meest gekozen')).toBe(1);
    expect(html.indexOf('Meest gekozen')).toBeGreaterThan(html.indexOf('Compleet'));
  });
  it('highlight the tariff 795 and no other', () => {
    const tariffs = ['495', '795', 'op aanvraag'].map((titel, id) => ({
      ...selling,
      id,
      titel,
      prijs: titel,
    }));
    const cards = draw(banner('price-packages-valuation'), tariffs).split('<li').slice(1);
    expect(cards.map((card) => card.includes('highlighted'))).toEqual([false, true, false]);
  });
  it('show a price on request as the CMS has it, without €', () => {
    const html = draw(banner('price-packages-valuation'), [
      { ...selling, titel: 'Op aanvraag', prijs: '<strong>We rekenen het uit</strong>' },
    ]);
    expect(html).toContain('<strong>We rekenen het uit</strong>');
    expect(html).not.toContain('€');
  });
});

describe('the USP banner', () => {
  const usps = entries('usp-', ['Vaste makelaar', 'Geen kleine letters'], { url: '/over-binnen' });
  it('shows its button when the flag is on, and not otherwise', () => {
    expect(draw(banner('usp', usps))).not.toContain('/gratis-verkoopadvies');
    const html = draw(banner('usp', [...usps, row('show_button', { text: 'true' })]));
    expect(html).toContain('href="/gratis-verkoopadvies"');
    expect(count(html, 'href="/over-binnen"')).toBe(2);
  });
  it('has no tick without a reason', () => {
    const html = draw(banner('usp', [...usps, row('usp-3', { imageurl: '/assets/vinkje' })]));
    expect(count(html, '<li')).toBe(2);
  });
});

describe('the free-sales-advice banner', () => {
  it('has two buttons that go where their rows say', () => {
    const html = draw(
      banner('free-sales-advice', [
        row('button', { text: 'Aanvragen', url: '/gratis-verkoopadvies' }),
        row('button_two', { text: 'Bellen', url: 'tel:0570555010' }),
      ]),
    );
    expect(html).toMatch(/href="\/gratis-verkoopadvies"[^>]*>Aanvragen</);
    expect(html).toMatch(/href="tel:0570555010"[^>]*>Bellen</);
  });
  it('has the button that is filled in', () =>
    expect(draw(banner('free-sales-advice', [row('button', { text: 'Zonder doel' })]))).not.toContain(
      'Zonder doel',
    ));
});

describe('the sure-things banner', () => {
  it('opens its first column and has a title of its own', () => {
    const html = draw(banner('sure-things', entries('over-', ['Eerlijk', 'Dichtbij', 'Op tijd'])));
    expect(html).toContain('Hier staan wij voor</h2>');
    expect([...html.matchAll(/aria-expanded="(\w+)"/g)].map((match) => match[1])).toEqual([
      'true',
      'false',
      'false',
    ]);
  });
});

describe('a form banner', () => {
  it('says how to reach the firm while the form is not there', () => {
    const html = draw(banner('form', [row('form', { text: 'contact' })], 'meet_us'), {
      widget: null,
      employee: undefined,
    });
    expect(html).toContain('id="meet_us"');
    expect(html).toContain('href="tel:0570555010"');
    expect(html).toContain('href="mailto:info@binnen.example"');
  });
});

describe('what the CMS may send', () => {
  it('skips a kind that nobody knows, and goes on', () => {
    expect(draw(banner('toString'))).toBe('');
    expect(draw(banner('hologram', [row('title', { text: 'Nieuw' })]))).toBe('');
  });
  it.each(['usp', 'services', 'steps', 'text', 'image-text'])(
    'draws no %s band that has nothing in it',
    (soort) => expect(draw(banner(soort))).toBe(''),
  );
  it('escapes what is text', () =>
    expect(draw(banner('text', [row('title', { text: '<script>alert(1)</script>' })]))).not.toContain(
      '<script',
    ));
  it.each([
    ['introduction', undefined],
    ['services', undefined],
    ['actueel', []],
    ['employees', []],
    ['compliments', undefined],
    ['trust', { beoordelingen: [], registraties: [], makelaar: undefined }],
    ['steps', undefined],
    ['price-packages', []],
    ['price-packages-valuation', []],
    ['usp', undefined],
    ['free-sales-advice', undefined],
    ['sure-things', undefined],
    ['text', undefined],
    ['image-text', undefined],
    ['form', { widget: null, employee: undefined }],
    ['widget', null],
  ])('draws %s without a single row, with nothing undefined in it', (soort, data) =>
    expect(draw(banner(soort), data)).not.toMatch(/undefined|null|NaN/),
  );
});
