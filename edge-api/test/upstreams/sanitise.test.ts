import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '@binnen/upstreams/html/sanitise';
import { createSiteLinks } from '../../src/content/html/site-links.ts';

const links = createSiteLinks('https://binnen.example', [
  { key: 'wordpress', base: 'https://wp.example/wp-content/uploads/' },
  { key: 'directus', base: 'https://cms.example/assets/' },
  { key: 'realworks', base: 'https://images.realworks.example/servlets/' },
]);
const dangerous = /<(script|svg|iframe)|<[^>]*\son\w+=/i;
const clean = (html: string) => sanitiseHtml(links, html);

describe('HTML of a CMS', () => {
  it.each([
    ['a script', '<p>Hoi</p><script>alert(1)</script>', '<p>Hoi</p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>Hoi</p>', '<p>Hoi</p>'],
    ['a style', '<p style="position:fixed">Hoi</p><style>p{}</style>', '<p>Hoi</p>'],
    ['a javascript link', '<a href="javascript:alert(1)">Hoi</a>', '<a>Hoi</a>'],
    ['a link that hides it', '<a href=" jAva\tscript:alert(1)">Hoi</a>', '<a>Hoi</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">Hoi</a>', '<a>Hoi</a>'],
    ['an SVG', '<svg><script>alert(1)</script><a xlink:href="javascript:x">Hoi</a></svg>', '<a>Hoi</a>'],
    ['a form', '<form action="https://evil.example"><input name="a">Hoi</form>', 'Hoi'],
    ['an object', '<object data="x.swf"></object><embed src="x">Hoi', 'Hoi'],
    ['a meta refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">Hoi', 'Hoi'],
    ['a base', '<base href="https://evil.example/">Hoi', 'Hoi'],
    ['a frame of anywhere', '<iframe src="https://evil.example/embed/x"></iframe>Hoi', 'Hoi'],
    ['a frame with HTML', '<iframe srcdoc="<script>alert(1)</script>"></iframe>Hoi', 'Hoi'],
    ['a class', '<p class="data-owner">Hoi</p>', '<p>Hoi</p>'],
    ['an id', '<p id="root" name="x">Hoi</p>', '<p>Hoi</p>'],
    ['a comment', 'Hoi<!-- --!><img src=x onerror=alert(1)> -->', 'Hoi --&gt;'],
    ['a second h1', '<h1>Hoi</h1>', '<h2>Hoi</h2>'],
  ])('loses %s', (_, html, expected) => expect(clean(html)).toBe(expected));

  it('keeps what editors write', () => {
    const html =
      '<h2>Kop</h2><p>Tekst met <strong>nadruk</strong>, <em>klem</em> &amp; €</p><ul><li>Een</li></ul><blockquote>Ja</blockquote><table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });
  it('keeps the lines of an editor without paragraphs apart, and makes no room with empty ones', () => {
    const lines = '<div>Alinea een.</div><div>Alinea twee.</div>';
    expect(clean(`${lines}<p>&nbsp;</p>\n<p><br></p><p>Drie</p>`)).toBe(`${lines}\n<p>Drie</p>`);
  });
  it('opens other sites in a new tab, without access to ours', () =>
    expect(clean('<a href="https://nvm.example/x" target="_top" rel="opener">NVM</a>')).toBe(
      '<a href="https://nvm.example/x" target="_blank" rel="noopener noreferrer">NVM</a>',
    ));
  it('turns links to our own site into paths', () =>
    expect(clean('<a href="https://binnen.example/verkoop?a=1#b">Verkoop</a>')).toBe(
      '<a href="/verkoop?a=1#b">Verkoop</a>',
    ));
  it('rewrites pictures of our sources to the right size, loaded lazily', () => {
    const html = clean(
      '<img src="https://wp.example/wp-content/uploads/2026/06/a.jpg" alt="Huis" width="800" height="600">',
    );
    expect(html).toContain('src="/images/wordpress/w960.webp/2026/06/a.jpg"');
    expect(html).toContain('/images/wordpress/w320.webp/2026/06/a.jpg 320w');
    for (const attribute of ['alt="Huis"', 'width="800"', 'height="600"', 'loading="lazy"'])
      expect(html).toContain(attribute);
  });
  it('drops pictures of other sources', () =>
    expect(clean('<p><img src="https://track.example/1.gif">Hoi</p>')).toBe('<p>Hoi</p>'));
  it('turns an embedded video into a link', () =>
    expect(
      clean('<iframe src="https://www.youtube.com/embed/abc_1-2?autoplay=1">Geen <b>film</b></iframe>'),
    ).toBe(
      '<a href="https://www.youtube.com/watch?v=abc_1-2" target="_blank" rel="noopener noreferrer" class="embed">Bekijk de video op YouTube</a>',
    ));
  it.each([
    ['list=PL_a-1&rel=0', 'playlist?list=PL_a-1'],
    ['listType=x', 'embed/videoseries?listType=x'],
  ])('turns the embedded list of videos %s into a link to %s', (query, path) =>
    expect(clean(`<iframe src="https://www.youtube.com/embed/videoseries?${query}"></iframe>`)).toContain(
      `href="https://www.youtube.com/${path}"`,
    ),
  );
  it('cuts off what is too long', () =>
    expect(clean('<p>x</p>'.repeat(1_000_000)).length).toBeLessThan(210_000));
  it('lets no markup of an attacker through, however it is put together', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<p>',
            '<a href="/x">',
            '</a>',
            '<b',
            '>',
            '"',
            '&',
            '&lt;script&gt;',
            '<img src=x onerror=1>',
            'tekst',
            '<svg/onload=1>',
          ),
          { maxLength: 12, size: 'max' },
        ),
        (parts) => {
          const once = clean(parts.join(''));
          expect(clean(once)).not.toMatch(dangerous);
          expect(once).not.toMatch(dangerous);
        },
      ),
    ));
});

describe('a link to a place', () => {
  it('in the same text finds it, under a name that nothing else of a page has', () =>
    expect(clean('<a href="#stap">x</a><h1 id="stap">Stap</h1><ol><li id="a b">y</li></ol>')).toBe(
      '<a href="#tekst-stap">x</a><h2 id="tekst-stap">Stap</h2><ol><li>y</li></ol>',
    ));
  it.each([
    ['single quotes', "<h3 class='x' id='stap'>y</h3>"],
    ['capitals', '<LI ID="stap">y</LI>'],
    ['a line of its own', '<h2\nid="stap"\n>y</h2>'],
  ])('finds it where its name is in %s', (_, place) =>
    expect(clean(`<a href="#stap">x</a>${place}`)).toMatch(/href="#(tekst-stap)".* id="\1"/s),
  );
  it('keeps the way back of a footnote, and a place that an editor marked', () => {
    const note =
      '<p>Koop<sup data-fn="c2-b1" class="fn"><a href="#c2-b1" id="c2-b1-link">1</a></sup></p>' +
      '<ol><li id="c2-b1">Wet <a href="#c2-b1-link">↩︎</a></li></ol>';
    expect(clean(note)).toBe(
      '<p>Koop<sup><a href="#tekst-c2-b1" id="tekst-c2-b1-link">1</a></sup></p>' +
        '<ol><li id="tekst-c2-b1">Wet <a href="#tekst-c2-b1-link">↩︎</a></li></ol>',
    );
    expect(clean('<a id="team"></a>Team<a href="#team">x</a>')).toBe(
      '<a id="tekst-team"></a>Team<a href="#tekst-team">x</a>',
    );
  });
  it.each([
    ['elsewhere on the page', 'meet_us', '<h2 id="stap">Stap</h2>'],
    ['that is no heading here', 'meet_us', '<p id="meet_us">x</p><h2 data-id="meet_us">x</h2>'],
    ['of a very long name', 'a'.repeat(81), `<h2 id="${'a'.repeat(81)}">Stap</h2>`],
  ])('%s stays as it is', (_, place, html) =>
    expect(clean(`<a href="#${place}">x</a>${html}`)).toContain(`href="#${place}"`),
  );
});

describe('links of a CMS', () => {
  it.each([
    ['5c0f9a52-6d1e-5a33-a1b2-0c4d5e6f7a8b', '/assets/5c0f9a52-6d1e-5a33-a1b2-0c4d5e6f7a8b'],
    ['https://cms.example/assets/abc?width=3', '/assets/abc'],
    ['/assets/abc', '/assets/abc'],
    ['/assets/../content/socials', null],
    ['https://wp.example/wp-content/uploads/../../secret', null],
    ['https://wp.example.evil.example/wp-content/uploads/a.jpg', null],
    ['https://images.realworks.example/servlets/a.jpg?check=1', null],
    ['/images/wordpress/../../ac/a', null],
    ['file:///etc/passwd', null],
    ['', null],
  ])('take the picture %s for %s', (url, link) => expect(links.asset(url)).toBe(link));
  it.each([
    ['/verkoop', '/verkoop'],
    ['#steps', '#steps'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n\\evil.example', null],
    ['\u0001//evil.example', null],
    ['/.//evil.example', '/evil.example'],
    ['https://binnen.example//evil.example', '/evil.example'],
    ['https://binnen.example\\\\evil.example', '/evil.example'],
    ['https://binnen.example@evil.example/', 'https://binnen.example@evil.example/'],
    ['/ver\tkoop?a=1\\#b c', '/verkoop?a=1\\#b%20c'],
    ['#', '#'],
    ['#a\tb', '#ab'],
    ['https://binnen.example/contact', '/contact'],
    ['www.nvm.example/makelaars', 'https://www.nvm.example/makelaars'],
    ['WWW.evil.example', 'https://www.evil.example/'],
    ['mailto:a@b.nl', 'mailto:a@b.nl'],
    ['tel:0570555010', 'tel:0570555010'],
    ['javascript:alert(1)', null],
    ['vbscript:x', null],
    ['verkoop', null],
  ])('lead from %j to %s', (url, href) => expect(links.href(url)).toBe(href));

  it('lead to this site, or say that they do not', () => {
    const pieces = fc.constantFrom(
      ...'/\\\t\n\r\0\u0001\u00a0 .:@?#%;',
      '..',
      '%2f',
      'http',
      'evil.example',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const link = links.href(parts.join(''));
        if (link === null) return;
        const isOurs = new URL(link, 'https://binnen.example/a/b').origin === 'https://binnen.example';
        expect(links.isExternal(link), JSON.stringify(link)).toBe(!isOurs);
      }),
      { numRuns: 5_000 },
    );
  });
});
