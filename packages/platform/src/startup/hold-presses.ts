import type { UsedForms } from '../contract/used-forms.ts';
import { isReached } from './probe.ts';
import { hasReached, reach } from './progress.ts';

/** The method of the form that a button sends. */
const findMethod = (control: HTMLElement): string | undefined =>
  control instanceof HTMLButtonElement && control.type === 'submit' ? control.form?.method : undefined;

/**
 * The control whose own code answers a press better than the browser does: a button, a link that opens a dialog, or the
 * button of a posted form, which the browser would send with only the values so far. Other links, forms and popovers
 * are left to the browser; but while a press that `saves` something is held, the site's links and searches come after it:
 * they end the page.
 */
const findControl = (event: MouseEvent, saves: boolean): HTMLElement | null => {
  const found =
    event.target instanceof Element
      ? event.target.closest(`button, a[aria-haspopup=dialog]${saves ? ', a[href^="/"]:not([target])' : ''}`)
      : null;
  if (found instanceof HTMLAnchorElement)
    return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : found;
  if (!(found instanceof HTMLButtonElement) || found.hasAttribute('popovertarget')) return null;
  // Sent before its code is there, a form takes along only what is typed by then, or leads nowhere.
  const method = findMethod(found);
  return found.type === 'button' || (method && (saves || method !== 'get')) ? found : null;
};

/** Whether the browser goes elsewhere, and what is not saved yet is lost. */
const endsPage = (control: HTMLElement): boolean =>
  control instanceof HTMLAnchorElement || findMethod(control) === 'get';

/** Its form leaves the visitor where they are, which a document would not: the focus would be gone. */
const needsRouter = (control: HTMLElement): boolean =>
  control.matches('form[data-keep-scroll] select') && !hasReached('page', 'router');

/** The browser has an answer of its own, which is better than none. */
const worksWithoutScript = (control: HTMLElement): boolean =>
  endsPage(control) || findMethod(control) === 'post';

/** The button of a form that was drawn anew; until it is there, the one that was pressed. */
const findNext = (control: HTMLElement): HTMLElement | null => {
  const form = control.closest('form');
  const name = findMethod(control) && form?.dataset['form'];
  if (!form || !name) return null;
  const next = document.querySelector<HTMLElement>(`[data-form="${name}"] [type=submit]`);
  return next ?? (window.usedForms?.has(form) ? control : null);
};

/** Milliseconds after which the browser's own answer is given: the code may never come. Twice as many while anything comes. */
const patience = 5_000;

const isOver = (since: number): boolean => {
  const end = performance.now() - patience;
  return (
    since < end &&
    (since < end - patience ||
      performance.getEntriesByType('resource').every(({ startTime, duration }) => startTime + duration < end))
  );
};

/** Milliseconds between two looks at a button that has been pressed. */
const interval = 10;

interface Held {
  /** `click` or `change`. */
  type: string;
  control: HTMLElement;
  since: number;
}

/** The same on the page of now: on another control where the page was drawn anew, and null once that is gone. */
const findAgain = (held: Held): Held | null => {
  if (held.control.isConnected) return held;
  const next = held.type === 'click' ? findNext(held.control) : null;
  return next && { ...held, control: next };
};

/**
 * Holds presses back whose control has no code yet, and does them again, in their order, when it has. A press that is held
 * back must reach no other listener, so that it counts once. It is a press, a tap, or Enter and Space on a button: the browser
 * makes a click of each. And a choice of a select, which is told once, however often the visitor chose: listeners read the
 * value of that moment.
 */
export const holdPresses = (): void => {
  let held: Held[] = [];
  const released = new WeakSet<HTMLElement>();
  const saves = () =>
    held.some(({ control, since }) => control.hasAttribute('aria-pressed') && !isOver(since));
  const isReady = ({ control, since }: Held): boolean => {
    const reached = isReached(control);
    if (reached && !(endsPage(control) ? saves() : needsRouter(control))) return true;
    const works = reached || (worksWithoutScript(control) && control.isConnected);
    if (works && isOver(since)) released.add(control);
    return released.has(control);
  };
  const look = () => {
    held = held.flatMap((each) => findAgain(each) ?? []);
    const ready = held.find(isReady);
    held = held.filter((each) => each !== ready);
    if (ready?.type === 'click') ready.control.click();
    else ready?.control.dispatchEvent(new Event(ready.type, { bubbles: true }));
    // One at a time: what is drawn because of the one is there before the next.
    if (held.length) setTimeout(look, ready ? 0 : interval);
  };
  const hold = (event: Event, control: HTMLElement): void => {
    const { type } = event;
    const works = worksWithoutScript(control);
    // Further presses of what works without script do not count.
    const isHeld =
      (works || type === 'change') && held.some((each) => each.type === type && each.control === control);
    if (!isHeld) {
      const press = { type, control, since: performance.now() };
      if (isReady(press)) return;
      if (held.push(press) === 1) setTimeout(look, interval);
    }
    if (works) event.preventDefault();
    event.stopImmediatePropagation();
    // From now on hydration does not yield: a visitor waits for it.
    reach('visitor', 'waits');
  };
  document.addEventListener(
    'click',
    (event) => {
      const control = findControl(event, saves());
      if (control) hold(event, control);
    },
    true,
  );
  document.addEventListener(
    'change',
    (event) => {
      if (event.target instanceof HTMLSelectElement) hold(event, event.target);
    },
    true,
  );
};

/** Keeps the forms that the visitor uses before their code is there. */
export const keepForms = (): void => {
  const forms: UsedForms = (window.usedForms = new Map());
  const keep = ({ target }: Event) => {
    const form = target instanceof HTMLElement && target.closest('form');
    if (!form || isReached(target)) return;
    forms.delete(form);
    forms.set(form, target);
  };
  addEventListener('focusin', keep, true);
  addEventListener('input', keep, true);
};
