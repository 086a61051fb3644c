import type { Page } from '@playwright/test';

/** What can be pressed, chosen or typed in, and does not leave the site. */
const kinds = {
  button: 'button, input[type=submit], input[type=button]',
  link: 'a[href^="/"]:not([target], [download])',
  place: 'a[href^="#"]',
  field: 'input:not([type=hidden], [type=submit], [type=button]), textarea',
  select: 'select',
  summary: 'summary',
} as const;
export type Kind = keyof typeof kinds;
export const everyKind = Object.keys(kinds) as Kind[];

/** The tools of a press. */
export const tools = ['keyboard', 'mouse', 'touch'] as const;
export type Tool = (typeof tools)[number];

/**
 * The way to one of the controls of a kind in the document as the server wrote it, by a share of their number; a page
 * without that kind gives one of any. The same share is the same control in each load. Controls that nobody can see do
 * not count.
 */
export const findControl = (page: Page, kind: Kind, share: number): Promise<string | null> =>
  page.evaluate(
    ([selector, every, at]) => {
      const list = (selectors: string) =>
        [...document.querySelectorAll<HTMLElement>(selectors)].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
        );
      const wanted = list(selector);
      const seen = wanted.length > 0 ? wanted : list(every);
      const found = seen[Math.floor(at * seen.length)];
      if (!found) return null;
      const steps: string[] = [];
      for (let element: Element = found; element.parentElement && element.id !== 'root';) {
        const { parentElement } = element;
        steps.unshift(`${element.localName}:nth-child(${[...parentElement.children].indexOf(element) + 1})`);
        element = parentElement;
      }
      return `#root > ${steps.join(' > ')}`;
    },
    [kinds[kind], Object.values(kinds).join(', '), share] as const,
  );

export const describeControl = (page: Page, path: string): Promise<string> =>
  page.locator(path).evaluate((element) => element.outerHTML.slice(0, 160));

/** Milliseconds within which a finger or a pointer gets to a control, also on a slow processor. */
const patience = 20_000;

/** Whether a finger or a pointer can get to it: a picture inside a link may be all there is to press. */
export const isWithinReach = (page: Page, path: string): Promise<boolean> =>
  page
    .locator(path)
    .click({ trial: true, timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );

/** Uses a control as a visitor does, wherever it is on the page: types, chooses or presses. */
export const use = async (page: Page, path: string, tool: Tool): Promise<void> => {
  const control = page.locator(path);
  const kind = await control.evaluate((element) =>
    element instanceof HTMLSelectElement
      ? 'select'
      : element instanceof HTMLTextAreaElement ||
          (element instanceof HTMLInputElement &&
            !/^(checkbox|radio|submit|button|range)$/.test(element.type))
        ? 'text'
        : element instanceof HTMLInputElement && element.type !== 'submit'
          ? 'tick'
          : 'press',
  );
  if (kind === 'select') {
    await control.focus();
    await control.selectOption({ index: 1 });
    return;
  }
  // A finger presses what it sees: the page is laid out where it was scrolled to, and the press then waits until nothing moves.
  if (tool !== 'keyboard') await control.scrollIntoViewIfNeeded({ timeout: patience });
  if (tool === 'mouse') await control.click({ timeout: patience });
  else if (tool === 'touch') await control.tap({ timeout: patience });
  else await control.focus();
  if (kind === 'text') await page.keyboard.type('7411');
  else if (tool === 'keyboard') await page.keyboard.press(kind === 'tick' ? 'Space' : 'Enter');
};
