import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openChromium, type Chromium } from './open-chromium.ts';
import { openSample } from './open-sample.ts';
import { origin } from './rehearsed-site.ts';

// A busy machine opens a window late.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let chromium: Chromium;
beforeAll(async () => (chromium = await openChromium()));
afterAll(() => chromium.browser.close());

/** A stage with a frame around it, in which something moves after it was drawn. */
const write = (moves: string) => `<!DOCTYPE html><html lang="nl" data-whole><title>proof</title>
<div id="root"><div id="stage"><h1>proof</h1><p>…</p></div><footer style="height:300px">A footer</footer></div>
<script>
  setTimeout(() => { ${moves}; setTimeout(() => (document.documentElement.dataset.page = 'router'), 300); }, 300);
</script>`;
const findShift = async (moves: string, title: string | undefined): Promise<number> => {
  const { shift, errors } = await openSample(chromium, {
    address: new URL('/_stage/proof', origin).href,
    width: 390,
    answer: async () => ({ status: 200, type: 'text/html', body: Buffer.from(write(moves)) }),
    weighed: '/remotes/mf-proof/',
    checked: null,
    title,
  });
  expect(errors).toEqual([]);
  return shift;
};

const footerMoves = `document.querySelector('footer').style.marginTop = '200px'`;
const widgetGrows = `document.querySelector('h1').style.height = '200px'`;

test('a movement of the frame alone is not the widget’s; of a page, everything counts', async () => {
  expect(await findShift(footerMoves, 'proof')).toBe(0);
  expect(await findShift(footerMoves, undefined)).toBeGreaterThan(0);
});

test('a widget that grows moves what is below it', async () => {
  expect(await findShift(widgetGrows, 'proof')).toBeGreaterThan(0);
});

test('forms that are posted are told by where they go, with how many fields they have', async () => {
  const fields =
    '<input name="naam"><input type="radio" name="soort"><input type="radio" name="soort"><button>';
  const body = write('').replace(
    '<p>…</p>',
    `<form method="post" action="/contact">${fields}</form><form>${fields}</form>`,
  );
  const { forms } = await openSample(chromium, {
    address: new URL('/_stage/proof', origin).href,
    width: 390,
    answer: async () => ({ status: 200, type: 'text/html', body: Buffer.from(body) }),
    weighed: '/remotes/mf-proof/',
    checked: null,
  });
  expect(forms).toEqual({ '/contact': 2 });
});

test('a browser that is not there is refused in a sentence', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nope');
  await expect(openChromium()).rejects.toMatchObject({
    code: 'no-browser',
    message: expect.stringMatching(/^CHROMIUM_PATH=\/nope is not there\. .*--without-browser/),
  });
});
