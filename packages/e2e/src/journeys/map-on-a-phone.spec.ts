import { createAxe } from '../accessibility.ts';
import { expect, test, visit } from '../visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the map begins near the top, and the list is a sheet that is pulled over it', async ({
  page,
}) => {
  await visit(page, '/woningaanbod/deventer?weergave=kaart');
  const main = page.getByRole('main');
  const map = main.getByRole('group', { name: /^Kaart met de woningen/ });
  expect((await map.boundingBox())!.y).toBeLessThanOrEqual(160);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wonen in Deventer');
  // How many there are, and the way back to the list, show below it.
  const count = main.getByRole('heading', { name: /woningen te koop/ });
  await expect(count).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: 'Lijst' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: /^Filters/ })).toBeInViewport({ ratio: 1 });
  expect((await createAxe(page).analyze()).violations).toEqual([]);

  const first = main.getByRole('article').first();
  await first.getByRole('heading').scrollIntoViewIfNeeded();
  await first.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  // The card is what is pressed there, and no marker below it.
  const { x, y, width, height } = (await first.boundingBox())!;
  const isOnTop = await first.evaluate(
    (card, [left, top]) => card.contains(document.elementFromPoint(left!, top!)),
    [x + width / 2, y + height / 2],
  );
  expect(isOnTop).toBe(true);

  // The keyboard on the map brings it out again.
  await first.getByRole('link').first().focus();
  await map.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(map).toBeFocused();
  await expect.poll(async () => (await count.boundingBox())!.y).toBeGreaterThan(600);
});
