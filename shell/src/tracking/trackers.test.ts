import type { Tracking } from '@binnen/contracts/tracking';
import { describe, expect, it } from 'vitest';
import { findPixel, startTrackers, type TrackerHost } from './trackers.ts';

const createHost = () => {
  const scripts: string[] = [];
  const host: TrackerHost = { loadScript: (url) => scripts.push(url) };
  return { host, scripts };
};
const visit = (path: string) => ({ path, url: `https://binnen.example${path}`, title: 'Pagina' });
const pixels = [
  { path: '*', id: '111111', event: null },
  { path: '/wooncontinuplan', id: '222222', event: 'PageView' },
];

describe('trackers', () => {
  it('load nothing without ids', () => {
    const { host, scripts } = createHost();
    startTrackers(host, { tagManager: null, pixels: [] }, 1).pageView(visit('/'));
    expect(scripts).toEqual([]);
    expect(host).not.toHaveProperty('dataLayer');
    expect(host).not.toHaveProperty('fbq');
  });

  it('send one page view a visit to the tag manager', () => {
    const { host, scripts } = createHost();
    const trackers = startTrackers(host, { tagManager: 'GTM-ABC123', pixels: [] }, 1);
    trackers.pageView(visit('/'));
    trackers.pageView(visit('/blogs'));
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(host.dataLayer).toEqual([
      { 'gtm.start': 1, event: 'gtm.js' },
      expect.objectContaining({ event: 'page_view', page_path: '/' }),
      expect.objectContaining({ event: 'page_view', page_path: '/blogs' }),
    ]);
  });

  it('name the campaign that a visit came by, and nothing else of its address', () => {
    const { host } = createHost();
    const trackers = startTrackers(host, { tagManager: 'GTM-ABC123', pixels: [] }, 1);
    const address = '/woningaanbod?utm_source=google&zoek=Brinkgreverweg+1&gclid=Cj0KC&fbclid=#kaart';
    trackers.pageView({ ...visit('/woningaanbod'), url: `https://binnen.example${address}` });
    expect(host.dataLayer?.at(-1)).toMatchObject({
      page_location: 'https://binnen.example/woningaanbod?utm_source=google&gclid=Cj0KC&fbclid=',
    });
  });

  it('switch the pixel with the route, initialise each once, and send no view that was not asked for', () => {
    const { host } = createHost();
    const tracking: Tracking = { tagManager: null, pixels };
    const trackers = startTrackers(host, tracking, 1);
    for (const path of ['/', '/blogs', '/wooncontinuplan', '/']) trackers.pageView(visit(path));
    expect(host.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, '111111'],
      ['init', '111111'],
      ['set', 'autoConfig', false, '222222'],
      ['init', '222222'],
      ['trackSingle', '222222', 'PageView'],
    ]);
    expect(host.fbq?.disablePushState).toBe(true);
  });

  it('find no pixel where none was named', () =>
    expect(findPixel(pixels.slice(1), '/blogs')).toBeUndefined());
});
