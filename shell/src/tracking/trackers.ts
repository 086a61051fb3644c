import type { Pixel, Tracking } from '@binnen/contracts/tracking';

type PixelCall = [command: string, ...rest: unknown[]];
interface PixelQueue {
  (...call: PixelCall): void;
  callMethod?: (...call: PixelCall) => void;
  queue: PixelCall[];
  /** The pixel would report changes of the address by itself: page views are ours to send. */
  disablePushState: boolean;
  version: string;
}

/** The part of a window that trackers use. */
export interface TrackerHost {
  dataLayer?: unknown[];
  fbq?: PixelQueue;
  loadScript: (url: string) => void;
}

const createPixelQueue = (): PixelQueue => {
  const queue = ((...call: PixelCall) => {
    if (queue.callMethod) queue.callMethod(...call);
    else queue.queue.push(call);
  }) as PixelQueue;
  return Object.assign(queue, { queue: [], disablePushState: true, version: '2.0' });
};

/** The pixel of a path: its own, else the one of all paths. */
export const findPixel = (pixels: Pixel[], path: string): Pixel | undefined =>
  pixels.find((pixel) => pixel.path === path) ?? pixels.find((pixel) => pixel.path === '*');

/** Parameters of a click on an advertisement, by Google, Microsoft and Meta. */
const campaign = /^(?:utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid)$/;

/** The address as a report may have it: of its query only the campaign, as a search or a filter is the visitor's own. */
const reportAddress = (url: string): string => {
  const { origin, pathname, searchParams } = new URL(url);
  const kept = String(new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name))));
  return origin + pathname + (kept && `?${kept}`);
};

/**
 * Loads the configured trackers, once, and gives back what reports a visit. Only to be called after consent; what has
 * no id loads nothing.
 */
export const startTrackers = (host: TrackerHost, { tagManager, pixels }: Tracking, now: number) => {
  const initialised = new Set<string>();
  if (tagManager) {
    host.dataLayer ??= [];
    host.dataLayer.push({ 'gtm.start': now, event: 'gtm.js' });
    host.loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManager)}`);
  }
  if (pixels.length > 0) {
    host.fbq ??= createPixelQueue();
    host.loadScript('https://connect.facebook.net/nl_NL/fbevents.js');
  }

  const visitPixel = (path: string) => {
    const pixel = findPixel(pixels, path);
    if (!pixel || !host.fbq) return;
    if (!initialised.has(pixel.id)) {
      host.fbq('set', 'autoConfig', false, pixel.id);
      host.fbq('init', pixel.id);
      initialised.add(pixel.id);
    }
    if (pixel.event !== null) host.fbq('trackSingle', pixel.id, pixel.event);
  };

  return {
    /** To be called when the title is the page's. */
    pageView: (page: { path: string; url: string; title: string }) => {
      if (tagManager)
        host.dataLayer?.push({
          event: 'page_view',
          page_path: page.path,
          page_location: reportAddress(page.url),
          page_title: page.title,
        });
      visitPixel(page.path);
    },
  };
};
export type Trackers = ReturnType<typeof startTrackers>;
