import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Names of the rules that the law asks for: https://www.deque.com/axe/core-documentation/api-documentation/ */
export const legalRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe for a page without iframes: it opens no second page to gather what it found in each, and does not describe what
 * passed. Both take longer than the search. A notice that has only just come does not count: presses go through it to what it
 * lies over.
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[aria-label=Cookies][style*=pointer-events]');
