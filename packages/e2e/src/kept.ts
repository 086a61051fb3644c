import { expect, type Page } from '@playwright/test';

/** The shell's scripts that a page needs once its visitor has made a move. */
const late = ['navigation', 'notices', 'kept-pages'];

/**
 * Resolves when the service worker has the page at `path` in its cache, with the files that it links and the shell's scripts
 * `needed`: they come after it. A service worker is registered when all pictures are there, and those of an edge that has just
 * started take time.
 */
export const waitUntilKept = (page: Page, path: string, needed = late) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async ([wanted, names]) => {
            const known = await (await caches.open('pages-1')).match(wanted, { ignoreVary: true });
            const html = (await known?.text()) ?? '';
            const linked = html.matchAll(/(?:href|src)="(\/remotes\/[^"?#]+\.(?:js|css))"/g);
            const files = [...linked].flatMap(([, file = '']) =>
              file.endsWith('/main.js')
                ? ['main', ...names].map((name) => file.replace('main', name))
                : [file],
            );
            const kept = await Promise.all(files.map((file) => caches.match(file)));
            return kept.length > 0 && kept.every(Boolean);
          },
          [path, needed] as const,
        ),
      { timeout: 40_000 },
    )
    .toBe(true);
