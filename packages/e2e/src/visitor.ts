import { expect, test as base, type Page, type Request } from '@playwright/test';

/** Which console errors a test may cause: any other fails it. */
interface Tolerance {
  /** Console errors that the scenario itself causes, such as a blocked file. */
  tolerated: { errors: RegExp[] };
}

/** The page's complaints from now on: errors of the console, uncaught errors and hydration that draws anew. */
export const collectComplaints = (page: Page, tolerated: readonly RegExp[] = []): string[] => {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!tolerated.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('hydration'))
      note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(String(error)));
  return complaints;
};

/**
 * A visitor's browser in which a console error, an uncaught error or a hydration warning fails the test: a page that
 * complains is a broken page.
 */
export const test = base.extend<Tolerance & { quiet: void }>({
  tolerated: [{ errors: [] }, { option: true }],
  quiet: [
    async ({ page, tolerated }, use) => {
      const complaints = collectComplaints(page, tolerated.errors);
      await use();
      expect(complaints, 'console errors and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Resolves when the page can be used. Until the first sign that the visitor will go elsewhere, a link loads a document.
 */
export const waitForPage = (page: Page) =>
  page.waitForFunction(() =>
    document.querySelector(':root:is([data-page=frame], [data-page=page], [data-page=router])'),
  );

/** Resolves when the shell has taken over the document, navigation included: a pointer on its first link brings that. */
export const waitForHydration = async (page: Page) => {
  await page.waitForFunction(() => {
    // Again and again: a page whose code is missing is loaded anew, and has no element for a moment.
    const root: HTMLElement | null = document.documentElement;
    if (!root) return false;
    if (root.matches('[data-page=frame], [data-page=page]'))
      document.querySelector('a')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return root.dataset['page'] === 'router';
  });
};

/**
 * Resolves when every part of the page, widgets of other remotes and what comes late included, runs its own script. React
 * begins a part that may come later with a comment.
 */
export const waitForWidgets = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    if (!root) return false;
    // Markup that React keeps as the server sent it needs no script.
    const isSent = (element: Element): boolean =>
      Object.entries(element).some(
        ([key, value]) => key.startsWith('__reactProps') && 'dangerouslySetInnerHTML' in value,
      ) ||
      (element.parentElement !== null && isSent(element.parentElement));
    const parts: (Element | null)[] = [...root.querySelectorAll('[data-owner]')];
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const comment = comments.currentNode as Comment;
      if (comment.data === '$') parts.push(comment.nextElementSibling);
    }
    return parts.every(
      (part) => !part || isSent(part) || Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    );
  });

/**
 * Opens a page and waits until all of it can be used. `widgets: false` does not wait for the widgets of other remotes,
 * which a scenario may have broken.
 */
export const visit = async (page: Page, path: string, { widgets = true } = {}) => {
  // Pictures may still load: a visitor does not wait for them either.
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForHydration(page);
  if (widgets) await waitForWidgets(page);
  return response!;
};

/** Resolves when what is below the fold is laid out, too. Before that, tests of colours do not see it. */
export const waitForRest = (page: Page) =>
  page.waitForFunction(() => document.querySelector(':root[data-whole]'));

/** Sets the browser's size of letters to twice the usual one, for this page and all that it opens (WCAG 1.4.4). */
export const enlargeLetters = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
};

/** Loads the pictures that wait for the visitor to come near, too. */
export const loadPictures = async (page: Page) => {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
};

/** Notes requests from now on; returns a function that resolves when none is under way. */
export const watchLine = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => expect.poll(() => underWay.size).toBe(0);
};

/** Resolves when the page has done what it was about to do with all that it has. */
export const waitForIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );

/** Follows a link of the footer inside the page: no document may be under way then, nor come. */
export const followInside = async (page: Page, name: string): Promise<void> => {
  const documents = countDocuments(page);
  await waitForIdle(page);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(documents()).toBe(0);
};

/** Holds requests back until the function that it returns is called: then they go on, or fail. */
export const holdRequests = async (
  page: Page,
  of: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route(of, async (route) => {
    await held.promise;
    // The page may have gone on without it.
    await route[end]().catch(() => {});
  });
  return held.resolve;
};

/** Counts the documents that are requested from now on: client navigation requests none. */
export const countDocuments = (page: Page): (() => number) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return () => documents;
};

/** Opens a page repeatedly until it shows the editors' change: a stale page may be served once more. */
export const visitUntil = (page: Page, path: string, isThere: () => Promise<void>) =>
  expect(async () => {
    await visit(page, path);
    await isThere();
  }).toPass();
