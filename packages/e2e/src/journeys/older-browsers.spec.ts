import type { Page } from '@playwright/test';
import { countDocuments, expect, test, visit } from '../visitor.ts';

/** Takes away what browsers that the build is for may lack: Chrome 111 to 119, Safari and iOS 16.4 to 17.3. */
const takeAway = async (page: Page) => {
  await page.addInitScript(() => {
    const lacking: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [Response, ['json']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some']],
      [Element.prototype, ['checkVisibility', 'moveBefore']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler']],
    ];
    for (const [from, names] of lacking) for (const name of names) Reflect.deleteProperty(from, name);
    const unknown = (selector: string) => selector.replaceAll(':popover-open', ':not-known');
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return matches.call(this, unknown(selector));
      },
    });
    // The attribute says nothing to them, not to their own style sheet either.
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover');
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['popover'] });
  });
  await page.route('**/remotes/shell/*/main.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll(':popover-open', ':not-known') });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    // Or the changed style sheet is refused.
    const open = html.replaceAll(/<link[^>]*shell[^>]*main\.css[^>]*>/g, (link) =>
      link.replace(/ integrity="[^"]*"/, ''),
    );
    const { link: _preload, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: open });
  });
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const toggleOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => takeAway(page));

test('a browser without popovers has the site and its menu', async ({ page }) => {
  await visit(page, '/contact');
  await expect(page.getByLabel(/E-mail/)).toBeVisible();
  await expect(menuOf(page)).toBeHidden();

  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();

  await toggleOf(page).click();
  const documents = countDocuments(page);
  await menuOf(page).getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(menuOf(page)).toBeHidden();
  expect(documents()).toBe(0);
});

test('there a photo is seen from nearby, and left again', async ({ page }) => {
  await visit(page, '/woningaanbod/deventer/keulenstraat-19-a');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alle \d+ foto’s/ })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Foto’s van/ });
  await sheet
    .getByRole('button', { name: /: vergroot$/ })
    .first()
    .click();
  const near = page.getByRole('dialog', { name: /vergroot$/ });
  await expect(near).toBeVisible();
  await near.click();
  await expect(near).toBeHidden();
  await expect(sheet).toBeVisible();
});
