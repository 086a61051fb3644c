import { describe, expect, it } from 'vitest';
import { classify, addFonts, fillPhone, isFresh, listPageFiles, namesPerson, parseKeep } from './rules.ts';

const origin = 'https://binnen.example';
const ask = (path: string, more: { method?: string; mode?: string } = {}) =>
  classify({ method: 'GET', mode: 'cors', ...more, url: new URL(path, origin), origin });

describe('what the service worker keeps', () => {
  it.each([
    ['/remotes/mf-listings/1.0.0-abcd1234/remoteEntry.js', {}, 'files'],
    ['/woningaanbod?zoeken=Deventer', { mode: 'navigate' }, 'pages'],
    ['/waardecheck?email=jan@x.nl', { mode: 'navigate' }, 'pages'],
    ['/images/realworks/w640.avif/foto.jpg', { mode: 'no-cors' }, 'pictures'],
    ['/assets/w640.avif/abc', {}, 'pictures'],
    ['/objects/archive/?limit=12', {}, 'reads'],
    ['/content/texts', {}, 'reads'],
    ['/content/texts?versie=ab12', {}, 'files'],
  ])('%s (%j) is one of the %s', (path, more, kind) => expect(ask(path, more)).toBe(kind));

  it.each([
    ['a form', '/ac/contact/add/formulier', { method: 'POST' }],
    ['an address that somebody typed', '/postcode/lookup/?postcode=7411AB&number=1', {}],
    ['a read with an e-mail address', '/objects/archive/?email=jan@x.nl', {}],
    ['a form without script', '/contact', { method: 'POST', mode: 'navigate' }],
    ['publishing', '/_platform/composition', {}],
    ['content that an editor wants fresh', '/content/socials?refresh_cache=true', {}],
    ['another site', 'https://elders.example/remotes/x.js', {}],
    ['a document of the CMS', '/assets/abc', { mode: 'navigate' }],
    ['the sitemap', '/sitemap.xml', { mode: 'navigate' }],
  ])('%s is none of its business', (_what, path, more) => expect(ask(path, more)).toBeNull());
});

it.each([
  ['/waardecheck?email=jan@x.nl', true],
  ['/waardecheck?zip=7411AB&nr=1', true],
  ['/waardecheck', false],
])('whether %s names a person: %s', (path, is) => expect(namesPerson(new URL(path, origin))).toBe(is));

it('finds the files and texts of exactly the versions that a page was made for', () => {
  const html =
    '<link rel="stylesheet" href="/remotes/shell/1.0.0-a/main.css"><script src="/remotes/shell/1.0.0-a/main.js"></script>' +
    '<link rel="preload" href="/remotes/shell/1.0.0-a/main.js"><a href="/remotes">x</a><img src="/images/realworks/a.jpg">' +
    '<script type="application/json">{"data":{"/content/texts":{"versie":"ab12","short":{}}}}</script>';
  expect(listPageFiles(html)).toEqual([
    '/remotes/shell/1.0.0-a/main.css',
    '/remotes/shell/1.0.0-a/main.js',
    '/remotes/shell/1.0.0-a/navigation.js',
    '/remotes/shell/1.0.0-a/notices.js',
    '/remotes/shell/1.0.0-a/kept-pages.js',
    '/content/texts?versie=ab12',
  ]);
});

it.each([
  [{ keep: ['/', '/blogs/een-blog'] }, ['/', '/blogs/een-blog']],
  [{ keep: ['//elders.example/', '/_platform/composition', 'https://elders.example', 7] }, []],
  ['keep', []],
  [null, []],
])('is told %j and keeps %j', (message, paths) => expect(parseKeep(message)).toEqual(paths));

it.each([
  ['Wed, 28 Oct 2026 09:00:00 GMT', true],
  ['Wed, 28 Oct 2026 07:00:00 GMT', false],
  ['', true],
])('whether a page kept on "%s" is shown thirty days later: %s', (date, is) =>
  expect(isFresh(new Response('', { headers: { date } }), Date.UTC(2026, 10, 27, 8, 0))).toBe(is),
);

describe('the phone number of the offline page', () => {
  const html = '<a id="phone" href="tel:+31570555010">0570 555 010</a>';
  it('is the firm’s own', () =>
    expect(fillPhone(html, { short: { primary_phone_number: '0570 111 222' } })).toBe(
      '<a id="phone" href="tel:+31570111222">0570 111 222</a>',
    ));
  it.each(['+31 (0)570 111 222', '0031 570 111 222'])('is called as it is written: %s', (phone) =>
    expect(fillPhone(html, { short: { primary_phone_number: phone } })).toBe(
      `<a id="phone" href="tel:+31570111222">${phone}</a>`,
    ),
  );
  it.each([[null], [{ short: { primary_phone_number: '<b>x</b>' } }], [{ short: {} }], [{}]])(
    'stays what it is when the texts say %j',
    (texts) => expect(fillPhone(html, texts)).toBe(html),
  );
});

it('gives the offline page the fonts of the newest style sheet that was kept, and none that it does not know', () => {
  const html = '<link rel="stylesheet" href="/offline.css" />';
  const kept = [
    '/remotes/shell/1.0.0-a/main.css',
    '/remotes/shell/1.0.0-b/main.css',
    '/remotes/mf-leads/1.0.0/main.css',
  ];
  expect(addFonts(html, kept)).toBe(
    `<link rel="stylesheet" href="/remotes/shell/1.0.0-b/main.css" />${html}`,
  );
  expect(addFonts(html, kept.slice(2))).toBe(html);
});
