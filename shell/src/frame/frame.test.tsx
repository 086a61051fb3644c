import { createApi } from '@binnen/contracts/api';
import { apiContext, RouterContextProvider } from '@binnen/platform';
import { describe, expect, it } from 'vitest';
import { formatCrumb, listCrumbs } from './breadcrumbs.tsx';
import { cookieLifetime, formatCookie, readChoice } from '../tracking/consent.tsx';
import { fallbackLinks } from './fallbacks.ts';
import { loadFrame } from './frame-data.ts';
import { advance } from './loading-house.tsx';
import { renderFrame } from '../../test/render-frame.tsx';

const part = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from), html.indexOf(to, html.indexOf(from)));
const footerOf = (html: string) => part(html, '<footer', '</footer>');
const menuOf = (html: string) => part(html, 'id="site-menu"', '</nav>');
const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const hrefOf = (html: string, label: string) => new RegExp(`<a href="([^"]*)"[^>]*>${label}`).exec(html)?.[1];

describe('the frame', () => {
  it('has top bar, header, main area and footer in this order', () => {
    const html = renderFrame({ header: { variant: 'Page', title: 'Verkopen' } });
    const order = ['<header', '<h1', '<main', '<footer'].map((tag) => html.indexOf(tag));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });
  it('stands whole when nothing could be read', () => {
    const html = renderFrame();
    expect(text(footerOf(html))).toContain('Keulenstraat 19c 7418 ET Deventer');
    expect(footerOf(html)).toContain('href="tel:+31570555010"');
    expect(footerOf(html)).toContain('href="mailto:info@binnen.example"');
    expect(text(footerOf(html))).toContain('© 2026 Binnen');
  });
  it('shows what editors changed', () => {
    const texts = {
      short: {
        primary_phone_number: '0570 111 222',
        address_street: 'Brink 1',
        copyright: 'Binnen, {year}, 1998–{year}',
      },
      long: {},
    };
    const html = renderFrame({ data: { texts } });
    expect(html).toContain('aria-label="Bel 0570 111 222"');
    expect(text(footerOf(html))).toContain('Brink 1');
    expect(text(footerOf(html))).toContain('Binnen, 2026, 1998–2026');
  });
  it('has another phone number on the mortgage page', () => {
    expect(renderFrame({ path: '/wooncontinuplan' })).toContain('aria-label="Bel 0570 555 020"');
  });
  it('knows the year in Deventer, not in Greenwich', () => {
    const html = renderFrame({ now: Date.UTC(2026, 11, 31, 23, 30) });
    expect(text(footerOf(html))).toContain('© 2027 Binnen');
  });
  it('renders nothing of a visitor: no cookie notice and no style attribute', () => {
    const html = renderFrame({
      header: { variant: 'Home', title: 'Kom binnen', backgroundUrl: '/assets/a' },
    });
    expect(html).not.toContain('Alleen noodzakelijke cookies');
    expect(html).not.toContain('style=');
  });
});

describe('the menu', () => {
  it('says how many homes are for sale and for rent at Aanbod, when it is known', () => {
    expect(text(menuOf(renderFrame({ data: { available: 37 } })))).toContain('Aanbod 37 te koop en te huur');
    expect(text(menuOf(renderFrame({ data: { available: 3541 } })))).toContain('Aanbod 3.541 te koop');
    expect(text(menuOf(renderFrame()))).toContain('Aanbod Over Blogs Contact');
  });
  it.each([
    ['Verkopen', '/verkoop'],
    ['Verhuren', '/verhuur'],
    ['Aankopen', '/aankoop'],
    ['Taxeren', '/taxatie'],
    ['Hypotheekhulp', '/wooncontinuplan'],
    ['Woning zoeken', '/zoekopdracht'],
    ['Gratis verkoopadvies', '/gratis-verkoopadvies'],
  ])('leads by %s to %s', (label, path) => expect(hrefOf(menuOf(renderFrame()), label)).toBe(path));
  it('hides the services behind "Diensten" until it is pressed', () => {
    expect(menuOf(renderFrame())).toMatch(
      /<button[^>]*aria-expanded="false"[^>]*aria-controls="menu-diensten"/,
    );
  });
  it('opens without a script', () => {
    expect(renderFrame()).toMatch(/<button[^>]*popoverTarget="site-menu"/i);
  });
});

describe('the footer', () => {
  it('leads from Kopen to /aankoop and from Taxeren to /taxatie', () => {
    const column = part(footerOf(renderFrame()), 'Waar zoek je hulp bij?', '</ul>');
    expect(hrefOf(column, 'Kopen')).toBe('/aankoop');
    expect(hrefOf(column, 'Taxeren')).toBe('/taxatie');
  });
  it('opens the login beside the site, and does not vouch for it', () => {
    const inloggen = { titel: 'Inloggen', url: 'https://login.example', key: null };
    const html = footerOf(renderFrame({ data: { links: { ...fallbackLinks, inloggen } } }));
    expect(html).toMatch(/<a href="https:\/\/login.example"[^>]*target="_blank" rel="nofollow noopener"/);
  });
  it('shows exactly the channels that the server lists', () => {
    const socials = [
      { id: 1, kanaal: 'youtube' as const, url_naar_profiel: 'https://youtube.example/binnen' },
    ];
    const html = footerOf(renderFrame({ data: { socials } }));
    expect(html.match(/aria-label="Binnen op/g)).toHaveLength(1);
    expect(html).toContain('href="https://youtube.example/binnen" target="_blank"');
  });
});

describe('page headers', () => {
  const header = { title: 'Titel', subtitle: '<strong>Vet</strong>', backgroundUrl: '/assets/a' };
  const draw = (variant: 'Home', more = {}) => {
    const html = renderFrame({ path: '/blogs/een-blog', header: { ...header, variant, ...more } });
    return html.slice(html.indexOf('id="inhoud"'), html.indexOf('<main'));
  };
  it.each(['Zoekopdracht', 'Bedankt', 'SingleBlog'])('%s shows HTML in its subtitle', (variant) =>
    expect(draw(variant as 'Home')).toContain('<strong>Vet</strong>'),
  );
  it.each(['Home', 'Objects', 'Page', 'Default'])('%s shows its subtitle as text', (variant) =>
    expect(draw(variant as 'Home')).toContain('&lt;strong&gt;'),
  );
  it.each(['Home', 'Objects', 'Page', 'Zoekopdracht', 'Bedankt', 'SingleBlog', 'Default'])(
    '%s hides the subtitle that nobody filled in',
    (variant) => expect(text(draw(variant as 'Home', { subtitle: 'Subtitel' }))).not.toContain('Subtitel'),
  );
  it.each(['Blogs', 'SingleBlog', 'singleObject'])('%s has breadcrumbs', (variant) =>
    expect(draw(variant as 'Home')).toContain('aria-label="Kruimelpad"'),
  );
  it.each(['Blogs', 'SingleBlog', 'singleObject'])(
    '%s ends its breadcrumbs with the page’s title',
    (variant) => {
      const lastOf = (more?: object) =>
        /aria-current="page">([^<]*)/.exec(draw(variant as 'Home', more))?.[1];
      expect(lastOf()).toBe('Titel');
      expect(lastOf({ crumb: 'Kruimel' })).toBe('Kruimel');
      expect(lastOf({ title: '' })).toBe('Een blog');
    },
  );
  it('singleObject is empty but for its breadcrumbs', () =>
    expect(draw('singleObject' as 'Home')).not.toContain('<h1'));
  it('Objects always has the full gradient', () => {
    expect(draw('Objects' as 'Home', { gradient: 'blackoverlay' })).toContain('data-gradient="full"');
    expect(draw('Page' as 'Home', { gradient: 'blackoverlay' })).toContain('data-gradient="blackoverlay"');
    expect(draw('Page' as 'Home')).toContain('data-gradient="default"');
  });
  it.each(['Home', 'Page', 'Objects', 'SingleBlog'])(
    '%s draws no doorway and no drawing where it has no picture',
    (variant) => {
      const html = draw(variant as 'Home', { backgroundUrl: undefined });
      expect(html).not.toContain('viewBox="0 0 120 90"');
      expect(html).not.toMatch(/class="[^"]*doorway/i);
      expect(draw(variant as 'Home')).toContain('/assets/');
    },
  );
  it.each(['Home', 'Objects'])('%s holds the search', (variant) =>
    expect(draw(variant as 'Home', { children: 'zoekvak' })).toContain('zoekvak'),
  );
});

describe('breadcrumbs', () => {
  it('has Home and one crumb a segment', () =>
    expect(listCrumbs('/woningaanbod/deventer/keulenstraat-19-a', 'Keulenstraat 19 A')).toEqual([
      { title: 'Home', link: '/' },
      { title: 'Woningaanbod', link: '/woningaanbod' },
      { title: 'Deventer', link: '/woningaanbod/deventer' },
      { title: 'Keulenstraat 19 A', link: '/woningaanbod/deventer/keulenstraat-19-a' },
    ]));
  it('has no link to the homes of a town that is unknown', () =>
    expect(listCrumbs('/woningaanbod/onbekend/woning-1')[2]).toEqual({ title: 'Onbekend', link: undefined }));
  it.each([
    ['mijn-eerste-blog', 'Mijn eerste blog'],
    ['%C3%A9%C3%A9n', 'Één'],
    ['%', '%'],
  ])('%s reads %s', (segment, crumb) => expect(formatCrumb(segment)).toBe(crumb));
});

describe('consent', () => {
  it('remembers the choice for three days on the whole site', () => {
    expect(cookieLifetime).toBe(259200);
    expect(formatCookie('all', true)).toBe(
      'acceptedCookies=true; Path=/; Max-Age=259200; SameSite=Lax; Secure',
    );
    expect(readChoice(`a=b; ${formatCookie('all', false)}`)).toBe('all');
    expect(readChoice(formatCookie('necessary', false))).toBe('necessary');
    expect(readChoice('notacceptedCookies=true')).toBe('none');
  });
});

describe('loading the frame', () => {
  const contextOf = (read: (call: string) => Promise<unknown>) => {
    const context = new RouterContextProvider();
    context.set(apiContext, createApi(read));
    return context;
  };
  it('has everything built in when no call answers', async () => {
    const frame = await loadFrame(
      contextOf(() => Promise.reject(new Error('dood'))),
      'https://binnen.example/',
    );
    expect(frame).toMatchObject({
      available: null,
      socials: [],
      links: fallbackLinks,
      origin: 'https://binnen.example',
    });
  });
  it('asks for fresh socials when the page says so', async () => {
    const calls: string[] = [];
    const read = (call: string) => {
      calls.push(call);
      return Promise.reject(new Error('dood'));
    };
    await loadFrame(contextOf(read), 'https://binnen.example/?refresh_cache=true');
    await loadFrame(contextOf(read), 'https://binnen.example/');
    expect(calls.filter((call) => call.includes('socials'))).toEqual([
      '/content/socials?refresh_cache=true',
      '/content/socials?refresh_cache=false',
    ]);
  });
});

it('the progress starts at 30, grows by 45 and stops at 90', () => {
  expect([0, 1, 2, 3].reduce<number[]>((steps) => [...steps, advance(steps.at(-1) ?? 0)], [])).toEqual([
    30, 75, 90, 90,
  ]);
});
