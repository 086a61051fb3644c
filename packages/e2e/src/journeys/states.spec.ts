import { createAxe, legalRules } from '../accessibility.ts';
import { pageStates } from '../page-states.ts';
import { enlargeLetters, expect, test } from '../visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { name, open } of pageStates)
  test(`axe finds nothing in ${name}, and a phone is wide enough for it with letters twice as large`, async ({
    page,
  }) => {
    await open(page);
    // What stays in sight lies over nothing then.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 390, height });
    const { violations } = await createAxe(page).withTags(legalRules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeLetters(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
