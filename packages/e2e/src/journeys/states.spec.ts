import AxeBuilder from '@axe-core/playwright';
import { pageStates } from '../page-states.ts';
import { expect, test } from '../visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, open } of pageStates)
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await open(page);
    // What stays in sight lies over nothing then.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 390, height });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
