import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '@binnen/build/workspace';
import { startStack, type Stack } from '@binnen/scripts/stack';
import type { Page } from '@playwright/test';
import { stackPorts } from '../stack.ts';
import { expect, test, visit } from '../visitor.ts';

const ports = { port: stackPorts.port + 9, standInsPort: stackPorts.port + 10 };
const url = `http://localhost:${ports.port}`;
const stateFolder = path.join(root, `.cache/pictures-cold-state-${ports.port}`);

let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(stateFolder, { recursive: true, force: true });
  stack = await startStack({ ...ports, stateFolder });
});
test.afterAll(() => stack.stop());

/**
 * The answers to all picture requests of this page, such as `200 https://…`; a picture is requested when it is scrolled
 * into view.
 */
const seeAllPictures = async (page: Page, address: string): Promise<string[]> => {
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') answers.push(`${response.status()} ${response.url()}`);
  });
  await visit(page, `${url}${address}`);
  const pictures = page.locator('img');
  // One after the other: a browser does not begin a picture that it has scrolled past already.
  for (const picture of await pictures.all()) {
    // A browser never loads what a screen of this size does not show, such as a phone's bar.
    if (!(await picture.evaluate((image) => image.checkVisibility()))) continue;
    await picture.evaluate((image) => image.scrollIntoView());
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  return answers;
};
const expectPictures = (answers: string[], atLeast: number) => {
  expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  expect(answers.filter((answer) => answer.includes('/images/')).length).toBeGreaterThanOrEqual(atLeast);
};

test.describe('on the first visit after a start, with empty caches, every picture is there', () => {
  for (const [address, atLeast] of [
    ['/', 10],
    ['/woningaanbod', 12],
    ['/blogs/slim-bieden-op-een-huis', 2],
  ] as const)
    test(address, async ({ page }) => {
      expectPictures(await seeAllPictures(page, address), atLeast);
    });

  test('a property page', async ({ page, request }) => {
    const offer = await (await request.get(`${url}/woningaanbod`)).text();
    const [, address = ''] = /href="(\/woningaanbod\/[a-z-]+\/[^"?#]+)"/.exec(offer) ?? [];
    expectPictures(await seeAllPictures(page, address), 5);
  });
});
