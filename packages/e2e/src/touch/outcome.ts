import type { Page } from '@playwright/test';
import { readRecorded } from '../stack.ts';

/** The outcome of a press: for the visitor, in the browser's stores and at the upstreams. */
export interface Outcome {
  address: string;
  focus: string;
  seen: string;
  stored: string;
  sent: string[];
}

/** Keys that say when something was, what a page notes once its script is there, or what a tool of the browser keeps. */
const ofTheMoment = /scroll-positions|reloaded|seen|gezien|bekeken|since/;

export const readOutcome = async (page: Page): Promise<Outcome> => {
  const inPage = await page.evaluate((ignored) => {
    const skip = new RegExp(ignored);
    const active = document.activeElement;
    // After a navigation the focus is on the page: by a document on its body, else on its title.
    // At a place of the page a browser keeps it on the body too, and goes on from the place.
    const isPage = !active || active.matches('body, h1, main, #inhoud') || `#${active.id}` === location.hash;
    const name = (element: Element) =>
      `${element.localName} ${element.getAttribute('name') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden]), main select'),
    ];
    /** The words in sight. Those in pictures do not count: a map is drawn when its visitor comes near. */
    const readWords = (root: Element): string => {
      const words: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement?.checkVisibility({ visibilityProperty: true }) && !parentElement.closest('svg'))
          words.push(...(textContent ?? '').split(/\s+/));
      }
      return words.filter(Boolean).join(' ');
    };
    const list = (storage: Storage) =>
      Object.entries(storage)
        .filter(([key]) => !skip.test(key))
        // Times and numbers of a draft differ by the moment.
        .map(([key, value]) => `${key}=${String(value).replaceAll(/\d{10,}/g, '#')}`)
        .sort();
    return {
      address: location.pathname + location.search + location.hash,
      focus: isPage ? 'page' : name(active),
      seen: [
        document.title,
        // Whether a home that was left before its code came counts as looked at is of the moment too.
        ...[...document.querySelectorAll('main, dialog[open], :popover-open')].map((part) =>
          readWords(part).replace(/Laatst bekeken .*Wis deze lijst/, ''),
        ),
        ...[...document.querySelectorAll('[aria-pressed=true], [aria-expanded=true]')].map(name),
        ...fields.map((field) => `${field.name}=${field.value}${field.checked ? '✓' : ''}`),
      ].join('\n'),
      stored: [...list(localStorage), ...list(sessionStorage)].join('\n'),
    };
  }, ofTheMoment.source);
  const sent = await Promise.all(['activecampaign', 'realworks'].map(readRecorded));
  return { ...inPage, sent: sent.flat().map(({ method, path }) => `${method} ${path}`) };
};
