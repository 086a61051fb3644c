import type { Locator } from 'vitest/browser';

/** What an element reads from now on, each wording once. */
export const watchWords = (locator: Locator): string[] => {
  const element = locator.element();
  const words = [element.textContent];
  new MutationObserver(() => {
    if (words.at(-1) !== element.textContent) words.push(element.textContent);
  }).observe(element, { characterData: true, childList: true, subtree: true });
  return words;
};
