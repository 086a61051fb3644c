import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** What a select offers, by value and text, once it is there. */
export const readOptions = async (select: Locator): Promise<[value: string, text: string][]> => {
  await expect.element(select).toBeVisible();
  return [...(select.element() as HTMLSelectElement).options].map(({ value, text }) => [value, text]);
};
export const readOptionTexts = async (select: Locator): Promise<string[]> =>
  (await readOptions(select)).map(([, text]) => text);
