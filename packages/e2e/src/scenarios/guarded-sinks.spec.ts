import type { Page } from '@playwright/test';
import { expect, test, visit } from '../visitor.ts';

// Refusals of the browser appear in the console.
test.use({ tolerated: { errors: [/Trusted/, /Content Security Policy/] } });

/** What an injected script could do with a text. */
const attempt = (page: Page, sink: 'markup' | 'script' | 'worker' | 'policy', text: string) =>
  page.evaluate(
    ([where, what]) => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      try {
        if (where === 'markup') document.createElement('div').innerHTML = what!;
        if (where === 'script') document.createElement('script').src = what!;
        if (where === 'worker') return typeof new Worker(what!) === 'object' ? 'done' : 'refused';
        if (where === 'policy') trustedTypes.createPolicy(what!, { createHTML: (html: string) => html });
        return 'done';
      } catch {
        return 'refused';
      }
    },
    [sink, text] as const,
  );

test('a text becomes markup only when it contains nothing that can run', async ({ page }) => {
  await visit(page, '/disclaimer');
  for (const text of [
    '<script>hit()</script>',
    '<img src=x onerror=hit()>',
    '<svg><a xlink:href="javascript:hit()">x</a></svg>',
    '<a href="jav&#x0A;ascript:hit()">x</a>',
    '<iframe srcdoc="<script>hit()</script>"></iframe>',
    '<form><button formaction="javascript:hit()">x</button></form>',
    '<base href="https://evil.example/">',
    '<template><img src=x onerror=hit()></template>',
  ])
    expect(`${text} ${await attempt(page, 'markup', text)}`).toBe(`${text} refused`);
  for (const text of [
    '<p>Een <a href="/contact">link</a> <img src="/favicon.svg" alt=""></p>',
    '<img src="/favicon.svg" alt="Data: 12 en 19 mei"> <abbr title="Data: 12 mei">wo</abbr>',
  ])
    expect(`${text} ${await attempt(page, 'markup', text)}`).toBe(`${text} done`);
});

test('a script comes from a release, and from nowhere else', async ({ page }) => {
  await visit(page, '/');
  for (const url of [
    'https://evil.example/x.js',
    '//evil.example/remotes/x.js',
    '/images/realworks/x.jpg',
    '/remotes/../images/x.js',
    'data:text/javascript,hit()',
    'blob:http://localhost/x',
  ])
    expect(`${url} ${await attempt(page, 'script', url)}`).toBe(`${url} refused`);
  expect(await attempt(page, 'script', '/remotes/mf-leads/1.0.0/remoteEntry.js')).toBe('done');
  expect(await attempt(page, 'worker', '/content/frame')).toBe('refused');
});

test('no other policy can be made', async ({ page }) => {
  await visit(page, '/');
  expect(await attempt(page, 'policy', 'default')).toBe('refused');
  expect(await attempt(page, 'policy', 'binnen-inspect')).toBe('refused');
  expect(await attempt(page, 'policy', 'evil')).toBe('refused');
});

test('pages of the CMS show their texts after a navigation inside the site', async ({ page }) => {
  await visit(page, '/blogs');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\/.+/);
  await expect(page.getByRole('main').locator('p').nth(3)).toBeVisible();
});
