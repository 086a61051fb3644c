import type { Page } from '@playwright/test';
import { siteUrl } from '../stack.ts';
import { expect, loadPictures, test, visit } from '../visitor.ts';

const paths = [
  '/',
  '/woningaanbod',
  '/woningaanbod/deventer/keulenstraat-19-a',
  '/aankoop',
  '/over-binnen',
  '/blogs',
  '/blogs/slim-bieden-op-een-huis',
];

/**
 * Each picture that is drawn larger than its `sizes` asked for: "820 for 600: (width < 60rem) 92vw, 600px". A picture
 * that is cropped counts with the part that is not seen.
 */
const listTooSmall = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    const measure = (length: string) => {
      probe.setAttribute('class', 'probe');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.probe { position: absolute; height: 0; width: ${length} }`);
      document.adoptedStyleSheets = [sheet];
      return probe.getBoundingClientRect().width;
    };
    const readAsked = (sizes: string): number => {
      // Commas of `max(…)` part nothing.
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, media, length] = /^\s*(?:(\(width[^)]*\))\s+)?(.*)$/.exec(part)!;
        if (!media || matchMedia(media).matches) return measure(length!.trim());
      }
      return innerWidth;
    };
    const tooSmall: string[] = [];
    for (const image of document.images) {
      const sizes = image.parentElement?.querySelector('source')?.sizes;
      if (!sizes || !image.checkVisibility() || image.naturalWidth === 0) continue;
      const shape = image.naturalWidth / image.naturalHeight;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const drawn = isCropped ? Math.max(image.offsetWidth, image.offsetHeight * shape) : image.offsetWidth;
      // Shapes of small files are rounded to whole pixels.
      if (drawn > readAsked(sizes) * 1.02) tooSmall.push(`${Math.round(drawn)} for: ${sizes}`);
    }
    return { tooSmall, count: document.images.length };
  });

/**
 * Each file that is more than 1.5 × as wide as the page draws it, in pixels of the screen: "464 drawn of …/w832.avif/…". A file that is
 * drawn twice is loaded once, and counts where it is largest.
 */
const listTooLarge = (page: Page) =>
  page.evaluate(() => {
    const drawn = new Map<string, number>();
    for (const image of document.images) {
      if (!image.checkVisibility() || image.naturalWidth === 0) continue;
      const shape = image.naturalWidth / image.naturalHeight;
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const width = isCropped ? Math.max(image.offsetWidth, image.offsetHeight * shape) : image.offsetWidth;
      const pixels = width * devicePixelRatio;
      drawn.set(image.currentSrc, Math.max(pixels, drawn.get(image.currentSrc) ?? 0));
    }
    return [...drawn].flatMap(([address, pixels]) =>
      Number(/\/w(\d+)\./.exec(address)?.[1]) > pixels * 1.5
        ? [`${Math.round(pixels)} drawn of ${address}`]
        : [],
    );
  });

test.describe('on a phone with two pixels a point', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const path of paths)
    test(`no picture of ${path} is much larger than it is drawn, and on no screen is one drawn larger than it was asked for`, async ({
      page,
    }) => {
      await visit(page, path);
      await loadPictures(page);
      expect(await listTooLarge(page)).toEqual([]);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await loadPictures(page);
        const { tooSmall, count } = await listTooSmall(page);
        expect(count, `${width} px`).toBeGreaterThan(0);
        expect(tooSmall, `${width} px`).toEqual([]);
      }
    });
});

for (const [width, most] of [
  [1440, 7000],
  [390, 8000],
] as const)
  test(`the home page is at most ${most} px long at ${width} px, with every banner of the CMS`, async ({
    page,
    context,
  }) => {
    // The notice makes room for itself at the foot.
    await context.addCookies([{ name: 'acceptedCookies', value: 'noodzakelijk', url: siteUrl }]);
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    // With all of it laid out, and not guessed.
    await page.evaluate(() => (document.documentElement.dataset['whole'] = ''));
    await loadPictures(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    // Homes, services, what proves us, what a house is worth, and the team.
    await expect(headings).toHaveText([
      'Ons nieuwste aanbod',
      'Hoe kunnen wij jou helpen?',
      'Wij zijn Binnen',
      'Wat je van ons mag verwachten',
      'Aangekocht voor onze klanten',
      'Ook iemand naast je bij het kopen?',
      'Van eerste gesprek tot sleutel',
      'Wat klanten over ons zeggen',
      'Pas verkocht in de streek',
      'Benieuwd wat je huis waard is?',
      'Je spreekt altijd een mens',
      'Actueel',
    ]);
  });
