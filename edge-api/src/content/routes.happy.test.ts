import type {
  AllTexts,
  Author,
  Employee,
  FrameContent,
  Lenders,
  MortgageTerms,
  LongTexts,
  Package,
  Page,
  ShortTexts,
  Socials,
  Trust,
} from '@binnen/contracts/content';
import { formatPackagePrice } from '@binnen/contracts/formats/package-price';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';
import { bindings } from '../../test/bindings.ts';
import { changeContent, forgetContent, restoreContent } from '../../test/content.ts';
import { parseConfig } from '../environment/config.ts';

afterEach(restoreContent);

describe('texts', () => {
  it('come by key, in the words of the CMS', async () => {
    await changeContent('directus', 'shorttexts', 'primary_phone_number', { text: '0570 999 999' });
    const texts = await askJson<ShortTexts>('/content/shorttexts/');
    expect(texts.find(({ key }) => key === 'primary_phone_number')?.text).toBe('0570 999 999');
    expect(texts.length).toBeGreaterThan(80);
  });
  it('are sanitised where they are HTML', async () => {
    await changeContent('directus', 'longtexts', 'privacy_uitleg', {
      text: '<p onclick="x()">Goed</p><script>alert(1)</script>',
    });
    const texts = await askJson<LongTexts>('/content/longtexts/');
    expect(texts.find(({ key }) => key === 'privacy_uitleg')?.text).toBe('<p>Goed</p>');
  });
  it('that an editor emptied are missing, whatever paragraphs the editor left', async () => {
    await changeContent('directus', 'longtexts', 'privacy_uitleg', {
      text: '<p>&nbsp;</p>\n<h3><br></h3><p></p>',
    });
    await changeContent('directus', 'longtexts', 'cookie_uitleg', {
      text: '<p><img src="/assets/b1b1b1b1-0000-4000-8000-000000000001"></p>',
    });
    const { long } = await askJson<AllTexts>('/content/texts');
    expect(long).not.toHaveProperty('privacy_uitleg');
    expect(long['cookie_uitleg']).toContain('<img');
  });
  it('follow the CMS at once with refresh_cache, and not without it', async () => {
    const read = async (query = '') => {
      const { data } = await askJson<Socials>(`/content/socials${query}`);
      return data.find(({ kanaal }) => kanaal === 'facebook')?.url_naar_profiel;
    };
    const before = await read('?refresh_cache=false');
    await changeContent('directus', 'socials', '2', { url_naar_profiel: 'https://www.facebook.com/nieuw' });
    expect(await read('?refresh_cache=false')).toBe(before);
    await forgetContent();
    expect(await read('?refresh_cache=true')).toBe('https://www.facebook.com/nieuw');
  });
});

describe('channels', () => {
  it.each([
    ['www.facebook.com/binnen', 'https://www.facebook.com/binnen'],
    ['facebook.com/binnen/', 'https://facebook.com/binnen/'],
    [' https://facebook.com/binnen ', 'https://facebook.com/binnen'],
    ['//facebook.com/binnen', undefined],
    ['@binnen', undefined],
    ['facebook.html', undefined],
    ['javascript:alert(1)', undefined],
    ['/contact', undefined],
  ])('whose address an editor typed as %j lead to %j', async (url_naar_profiel, url) => {
    await changeContent('directus', 'socials', '2', { url_naar_profiel, kanaal: 'Facebook' });
    const { data } = await askJson<Socials>('/content/socials');
    expect(data.find(({ kanaal }) => kanaal === 'facebook')?.url_naar_profiel).toBe(url);
    expect(data.length).toBeGreaterThan(1);
  });
  it('without an icon here are left out', async () => {
    await changeContent('directus', 'socials', '2', { kanaal: 'mastodon' });
    const { data } = await askJson<Socials>('/content/socials');
    expect(data.map(({ id }) => id)).not.toContain(2);
  });
});

describe('what the firm says of itself', () => {
  it('has employees with their picture and how to call', async () => {
    const { data } = await askJson<{ data: Employee[] }>('/content/employees');
    expect(data).toHaveLength(8);
    expect(data[0]).toMatchObject({ voornaam: expect.any(String), over: expect.stringMatching(/^<p>/) });
    expect(data[0]?.achtergrond_afbeelding).toMatchObject({ width: 1200, height: 1600 });
  });
  it('has an employee of whom only the first name is known', async () => {
    await changeContent('directus', 'employees', '1', { achternaam: null });
    const { data } = await askJson<{ data: Employee[] }>('/content/employees');
    expect(data.find(({ id }) => id === 1)).toMatchObject({ achternaam: '' });
  });
  it('has an employee whose id is a text, as Directus writes large whole numbers', async () => {
    await changeContent('directus', 'employees', '1', { id: '1', functie: 'Directeur' });
    const { data } = await askJson<{ data: Employee[] }>('/content/employees');
    expect(data.find(({ id }) => id === 1)?.functie).toBe('Directeur');
  });
  it('has what the CMS names by UUIDs, each by a number that stays', async () => {
    const names = { employees: 'employees', packages: 'packages', authors: 'authors', socials: 'socials' };
    const [own, other] = ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '8c7de1a2-0b7d-4a51-9f6b-1f5b0e8f7a11'];
    for (const collection of [...Object.keys(names), 'beoordelingen', 'registraties']) {
      await changeContent('directus', collection, '1', { id: own });
      await changeContent('directus', collection, '2', { id: other });
    }
    const read = async () => {
      await forgetContent();
      const lists = await Promise.all(
        Object.values(names).map((name) => askJson<{ data: { id: number }[] }>(`/content/${name}`)),
      );
      const { beoordelingen, registraties } = await askJson<Trust>('/content/vertrouwen');
      return [...lists.map(({ data }) => data), beoordelingen, registraties].map((rows) =>
        rows.map(({ id }) => id).toSorted((one, another) => one - another),
      );
    };
    const ids = await read();
    for (const each of ids) {
      expect(new Set(each).size).toBe(each.length);
      expect(each.filter((id) => id > 1_000)).toHaveLength(2);
    }
    expect(await read()).toEqual(ids);
  });
  it('has authors', async () => {
    const { data } = await askJson<{ data: Author[] }>('/content/authors');
    expect(data[0]?.avatar?.id).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('has packages of both kinds, with what marks the most chosen one', async () => {
    const { data } = await askJson<{ data: Package[] }>('/content/packages');
    expect(new Set(data.map(({ soort }) => soort))).toEqual(new Set(['verkoop', 'taxatie']));
    expect(data.filter(({ meest_gekozen }) => meest_gekozen)).toHaveLength(1);
    expect(data.find(({ titel }) => titel === 'op aanvraag')?.prijs).toContain('<strong>');
  });
  it.each(['2495.00000', '<p>2495</p>', '<p>€&nbsp;2.495,-</p>'])(
    'has the price %s as an amount, however the CMS keeps and edits it',
    async (prijs) => {
      await changeContent('directus', 'packages', '1', { prijs });
      const { data } = await askJson<{ data: Package[] }>('/content/packages');
      expect(formatPackagePrice(data.find(({ id }) => id === 1)?.prijs ?? '')).toBe('€\u00a02.495,-');
    },
  );
  it('has lenders in the reply that the form expects', async () => {
    const { geldverstrekkers } = await askJson<Lenders>('/content/geldverstrekkers/');
    expect(geldverstrekkers.map(({ title }) => title)).toContain('Rabobank');
  });
  it('… of a CMS that has them in the first item of a list, too', async () => {
    const lenders = { geldverstrekkers: [{ title: 'ING' }] };
    const reply = { data: [{ status: 'published', ...lenders }] };
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(reply));
    onTestFinished(() => sent.mockRestore());
    expect(await askJson<Lenders>('/content/geldverstrekkers/')).toEqual(lenders);
  });
  it('leaves out a row that an editor left empty, and keeps its package and the other lenders', async () => {
    await changeContent('directus', 'packages', '1', {
      items: [{ text: 'Opname' }, { text: null }, {}, null, { titel: ' ' }, 'Foto’s'],
    });
    await changeContent('directus', 'geldverstrekkers', 'geldverstrekkers', {
      geldverstrekkers: [{ title: 'ING' }, { title: null }, { title: 'Triodos' }],
    });
    const { data } = await askJson<{ data: Package[] }>('/content/packages');
    expect(data.find(({ id }) => id === 1)?.items).toEqual(['Opname', 'Foto’s']);
    const { geldverstrekkers } = await askJson<Lenders>('/content/geldverstrekkers/');
    expect(geldverstrekkers).toEqual([{ title: 'ING' }, { title: 'Triodos' }]);
  });
  it('has reviews with source and day, newest first, registrations, and the broker who answers for the work', async () => {
    const { beoordelingen, registraties } = await askJson<Trust>('/content/vertrouwen');
    expect(beoordelingen.map(({ datum }) => datum).slice(0, 3)).toEqual([
      '2026-10-03',
      '2026-08-19',
      '2026-05-27',
    ]);
    expect(beoordelingen[0]).toMatchObject({ bron: 'Huizenspiegel', cijfer: 9, onderwerp: 'verkoop' });
    expect(registraties.map(({ naam }) => naam)).toEqual(['NVM', 'NRVT', 'KvK']);
    const { data } = await askJson<{ data: Employee[] }>('/content/employees');
    expect(data.filter(({ verantwoordelijk }) => verantwoordelijk)).toMatchObject([
      { voornaam: 'Marloes', registratie: expect.stringContaining('NRVT') },
    ]);
  });
  it('leaves out a review without source or day, a mark that is none, and a link that leads nowhere safe', async () => {
    await changeContent('directus', 'beoordelingen', '1', { bron: '  ' });
    await changeContent('directus', 'beoordelingen', '2', { datum: 'vorige week' });
    await changeContent('directus', 'beoordelingen', '3', {
      tekst: '<b>Fijn</b>',
      cijfer: 11,
      url: 'javascript:alert(1)',
    });
    const { beoordelingen } = await askJson<Trust>('/content/vertrouwen');
    expect(beoordelingen.map(({ id }) => id).filter((id) => id < 4)).toEqual([3]);
    expect(beoordelingen[0]).toMatchObject({ id: 3, tekst: 'Fijn', cijfer: null, url: null });
  });
  it.each([
    ['8,7', 8.7, undefined],
    ['8.70000', 8.7, undefined],
    [9, 9, undefined],
    ['9/10', 9, undefined],
    ['4,5/5', 4.5, 5],
    ['5 van 5', 5, 5],
    ['6/5', null, undefined],
    ['0', null, undefined],
    ['goed', null, undefined],
  ])('has the mark %j of a review as its source gives it', async (typed, cijfer, schaal) => {
    await changeContent('directus', 'beoordelingen', '1', { cijfer: typed });
    const { beoordelingen } = await askJson<Trust>('/content/vertrouwen');
    const review = beoordelingen.find(({ id }) => id === 1);
    expect([review?.cijfer, review?.schaal]).toEqual([cijfer, schaal]);
  });
  it('has rates with their day, tax rules and the room that an energy label gives, each with its year', async () => {
    const terms = await askJson<MortgageTerms>('/content/hypotheekrente');
    expect(terms.peildatum).toBe('2026-11-16');
    expect(terms.rentes.find(({ jaren }) => jaren === 10)).toEqual({ jaren: 10, rente: 3.79 });
    expect(terms.belasting).toMatchObject({ jaar: 2026, aftrektarief: 37.56 });
    expect(terms.leenruimte).toMatchObject({
      jaar: 2026,
      bron_url: expect.stringContaining('tweedekamer.nl'),
    });
    expect(terms.leenruimte?.bedragen).toContainEqual({ labels: ['A', 'B'], bedrag: 10_000 });
  });
  it('has no rule of which a figure is missing or makes no sense, and leaves out such a rate', async () => {
    await changeContent('directus', 'hypotheekrente', 'hypotheekrente', {
      peildatum: 'gisteren',
      rentes: [{ jaren: 10, rente: '3.90' }, { jaren: 5, rente: 390 }, 'vijf', null],
      aftrektarief: null,
      leenruimte: 'geen lijst',
    });
    expect(await askJson<MortgageTerms>('/content/hypotheekrente')).toEqual({
      peildatum: null,
      rentes: [{ jaren: 10, rente: 3.9 }],
      belasting: null,
      leenruimte: null,
    });
  });
  it('has the links of menu and footer, which lead where they say', async () => {
    const frame = await askJson<FrameContent>('/content/frame');
    expect(frame.menu.map(({ titel }) => titel)).toEqual(['Aanbod', 'Over', 'Blogs', 'Contact']);
    expect(frame.diensten).toHaveLength(8);
    const links = frame.kolommen[0]?.links ?? [];
    expect(links.find(({ titel }) => titel === 'Kopen')?.url).toBe('/aankoop');
    expect(links.find(({ titel }) => titel === 'Taxeren')?.url).toBe('/taxatie');
    const [disclaimer, ...files] = frame.documenten;
    expect(disclaimer?.url).toBe('/disclaimer');
    expect(files.map(({ titel }) => titel)).toEqual(['Algemene voorwaarden', 'Privacyverklaring']);
    for (const { url } of files) {
      const document = await ask(url);
      expect(document.headers.get('content-type')).toBe('application/pdf');
      expect(document.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[a-z-]+\.pdf$/);
      // The office replaces it under the same id. It outlives an outage of the CMS.
      expect(document.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=86400');
      expect(await document.text()).toMatch(/^%PDF-/);
      expect(document.headers.get('content-security-policy')).not.toContain('sandbox');
      expect((await ask(url.replace('/assets/', '/assets/w640.webp/'))).status).toBe(404);
    }
    expect(frame.inloggen?.url).toMatch(/^https:/);
  });
});

describe('the options page of the blog backend', () => {
  it('has its links as they are, also with a parameter that looks like an entity', async () => {
    onTestFinished(restoreContent);
    await forgetContent();
    const url = 'https://elders.example/?a=1&section=2';
    await changeContent('wordpress', 'page_fields', 'page_fields', {
      knop: { title: 'Lees &amp; kijk', url, target: '' },
      adres: url,
      blog_intro:
        '&lt;meta http-equiv=refresh content="0;url=https://elders.example"&gt;Onder € 3 ton: &lt; 300.000',
    });
    const { acf } = await askJson<{ acf: Record<string, unknown> }>('/wp-json/acf/v3/options/page_fields');
    expect(acf).toMatchObject({ knop: { title: 'Lees & kijk', url }, adres: url });
    // A page draws it as HTML.
    expect(acf['blog_intro']).toBe('Onder € 3 ton: &lt; 300.000');
  });
});

describe('a page', () => {
  it('comes with its banners, their rows sanitised and linked to this site', async () => {
    const page = await askJson<Page>('/content/pages/home');
    expect(page).toMatchObject({ slug: 'home', header: 'Home', type: 'page' });
    const fields = page.banners.flatMap(({ banner_fields }) => banner_fields);
    const tile = fields.find(({ field_slug }) => field_slug === 'service-1');
    expect(tile).toMatchObject({
      url: '/verkoop',
      imageurl: expect.stringMatching(/^\/assets\/[0-9a-f-]+$/),
    });
  });
  it('follows texts and order of the CMS', async () => {
    const row = { field_slug: 'title', text: 'Nieuw', url: null, imageurl: null, wysiwyg: null };
    const banners = [
      { id: 'a', soort: 'text', anker: null, status: 'published', sort: 2, banner_fields: [row] },
      { id: 'b', soort: 'usp', anker: '#hier', status: 'published', sort: 1, banner_fields: [] },
    ];
    await changeContent('directus', 'pages', 'disclaimer', { banners });
    const page = await askJson<Page>('/content/pages/disclaimer');
    expect(page.banners.map(({ soort, anker }) => [soort, anker])).toEqual([
      ['usp', 'hier'],
      ['text', null],
    ]);
    expect(page.banners[1]?.banner_fields[0]?.text).toBe('Nieuw');
  });
  it('has the pictures of its texts, to whose ids the editor of Directus adds their type', async () => {
    const id = '617c05a1-769d-590f-a482-339947c95364';
    const source = `${parseConfig(bindings).DIRECTUS_URL}/assets/${id}.jpg?width=640&height=480`;
    const row = { field_slug: 'content', text: null, url: null, imageurl: source };
    const banner = { id: 'a', soort: 'text', anker: null, status: 'published', sort: 1 };
    const wysiwyg = `<p><img src="${source}" alt="De Brink" width="640" height="480" /></p>`;
    const banners = [{ ...banner, banner_fields: [{ ...row, wysiwyg }] }];
    await changeContent('directus', 'pages', 'disclaimer', { banners });
    const page = await askJson<Page>('/content/pages/disclaimer');
    const [shown] = page.banners[0]?.banner_fields ?? [];
    expect(shown?.imageurl).toBe(`/assets/${id}`);
    expect(shown?.wysiwyg).toContain(`src="/assets/w960.webp/${id}"`);
  });
  it('leads to headings of its other banners, and to banners by their anchor', async () => {
    const text = (id: string, wysiwyg: string, anker: string | null = null, url: string | null = null) => ({
      ...{ id, soort: 'text', anker, status: 'published', sort: Number(id) },
      banner_fields: [{ field_slug: 'content', text: null, url, imageurl: null, wysiwyg }],
    });
    const link = (place: string) => `<a href="#${place}">x</a>`;
    const banners = [
      text('1', ['kosten', 'formulier', 'nergens'].map(link).join(''), null, '#kosten'),
      text('2', '<h2 id="kosten">Kosten</h2><h2 id="formulier">Formulier</h2>'),
      text('3', '<p>Vul in</p>', 'formulier'),
    ];
    await changeContent('directus', 'pages', 'disclaimer', { banners });
    const page = await askJson<Page>('/content/pages/disclaimer');
    const [shown] = page.banners[0]?.banner_fields ?? [];
    expect(shown?.wysiwyg).toBe(['tekst-kosten', 'formulier', 'nergens'].map(link).join(''));
    expect(shown?.url).toBe('#tekst-kosten');
  });
  it('leads to files of the CMS at their own address on this site, however an editor copied it', async () => {
    const { documenten } = await askJson<FrameContent>('/content/frame');
    const path = documenten.find(({ titel }) => titel === 'Privacyverklaring')?.url ?? '';
    const { DIRECTUS_URL } = parseConfig(bindings);
    const links = [
      `${DIRECTUS_URL}${path}`,
      `${DIRECTUS_URL}${path}?download`,
      `${DIRECTUS_URL}${path}.pdf?access_token=abc`,
      `${DIRECTUS_URL}${path}/privacyverklaring.pdf`,
      `${path}.pdf?download=`,
      `${DIRECTUS_URL}${path.replace('/assets/', '/admin/files/')}`,
    ];
    const wysiwyg = links.map((link) => `<a href="${link}">x</a>`).join('');
    const row = { field_slug: 'content', text: null, url: links[1], imageurl: null, wysiwyg };
    const banner = { id: 'a', soort: 'text', anker: null, status: 'published', sort: 1 };
    await changeContent('directus', 'pages', 'disclaimer', {
      banners: [{ ...banner, banner_fields: [row] }],
    });
    const page = await askJson<Page>('/content/pages/disclaimer');
    const [shown] = page.banners[0]?.banner_fields ?? [];
    expect(shown?.url).toBe(path);
    expect(shown?.wysiwyg).toBe(links.map(() => `<a href="${path}">x</a>`).join(''));
  });
  it('without a description of its own has the first words of its texts, as plain text', async () => {
    const wysiwyg = '<p>Een <strong>huis</strong>, met &amp; zonder tuin:</p><p><em>5 &lt; 6</em>.</p>';
    const row = { field_slug: 'content', text: null, url: null, imageurl: null, wysiwyg };
    const banner = { id: 'a', soort: 'text', anker: null, status: 'published', sort: 1 };
    const banners = [{ ...banner, banner_fields: [{ ...row, wysiwyg: '' }, row] }];
    await changeContent('directus', 'pages', 'disclaimer', { banners, meta_omschrijving: null });
    expect(await askJson<Page>('/content/pages/disclaimer')).toMatchObject({
      meta_omschrijving: 'Een huis, met & zonder tuin: 5 < 6.',
    });
  });
  it('says how old it is, and where it came from', async () => {
    const [first, second] = [await ask('/content/pages/contact'), await ask('/content/pages/contact')];
    expect(first.headers.get('cache-status')).toContain('miss');
    expect(second.headers.get('cache-status')).toContain('hit');
    expect(second.headers.get('age')).toMatch(/^\d+$/);
  });
});
