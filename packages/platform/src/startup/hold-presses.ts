import type { UsedForms } from '../contract/used-forms.ts';
import { isReached } from './probe.ts';
import { reach } from './progress.ts';

interface Surroundings<Target> {
  /** Whether the target's own code answers a press already. */
  isReached: (target: Target) => boolean;
  /** The target as it is now: another one where the page was drawn anew, and null once it is gone. */
  find: (target: Target) => Target | null;
  press: (target: Target) => void;
  /** Calls back a little later. */
  soon: (look: () => void) => void;
}

/**
 * Holds presses back whose target has no code yet, and does them again, in their order, when it has. A press that is
 * held back must reach no other listener, so that it counts once.
 */
export const createPressHolder = <Target>({ isReached, find, press, soon }: Surroundings<Target>) => {
  let held: Target[] = [];
  const look = () => {
    held = held.flatMap((target) => find(target) ?? []);
    const ready = held.filter((target) => isReached(target));
    held = held.filter((target) => !ready.includes(target));
    for (const target of ready) press(target);
    if (held.length) soon(look);
  };
  /** True: this press is held back. */
  return (target: Target): boolean => {
    if (isReached(target)) return false;
    held.push(target);
    if (held.length === 1) soon(look);
    return true;
  };
};

/**
 * The control whose own code answers a press better than the browser does: a button, a link that opens a dialog, or the
 * button of a posted form, which the browser would send with only the values so far. Other links, forms and popovers
 * are left to the browser.
 */
const findControl = (event: MouseEvent): HTMLElement | null => {
  const found =
    event.target instanceof Element ? event.target.closest('button, a[aria-haspopup=dialog]') : null;
  if (found instanceof HTMLAnchorElement)
    return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : found;
  if (!(found instanceof HTMLButtonElement) || found.hasAttribute('popovertarget')) return null;
  // Sent before its code is there, a form takes along only what is typed by then, or leads nowhere.
  const isSent = found.form !== null && found.form.method !== 'get';
  return found.type === 'button' || isSent ? found : null;
};

/** The browser has an answer of its own, which is better than none. */
const worksWithoutScript = (control: HTMLElement): boolean =>
  control instanceof HTMLAnchorElement ||
  (control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.method === 'post');

/** The button of a form that was drawn anew; until it is there, the one that was pressed. */
const findNext = (control: HTMLElement): HTMLElement | null => {
  const form = control instanceof HTMLButtonElement && control.type === 'submit' && control.form;
  if (!form || !form.dataset['form']) return null;
  const next = document.querySelector<HTMLElement>(`[data-form="${form.dataset['form']}"] [type=submit]`);
  return next ?? (window.usedForms?.has(form) ? control : null);
};

/** Milliseconds after which the browser's own answer is given: the code may never come. */
const patience = 5_000;

/** Milliseconds between two looks at a button that has been pressed. */
const interval = 10;

interface Held {
  type: 'click' | 'change';
  control: HTMLElement;
}

/**
 * A press, a tap, or Enter and Space on a button: the browser makes a click of each. And a choice of a select, which is told
 * once, however often the visitor chose: listeners read the value of that moment.
 */
export const holdPresses = (): void => {
  /** When each control that works without script was first pressed: further presses do not count. */
  const heldSince = new Map<HTMLElement, number>();
  const released = new WeakSet<HTMLElement>();
  const changed = new Set<HTMLElement>();
  const isReleased = (control: HTMLElement): boolean => {
    const since = heldSince.get(control);
    if (since !== undefined && control.isConnected && performance.now() - since > patience)
      released.add(control);
    return released.has(control);
  };
  const hold = createPressHolder<Held>({
    isReached: ({ control }) => isReached(control) || isReleased(control),
    find: (held) => {
      const { type, control } = held;
      if (control.isConnected) return held;
      changed.delete(control);
      const next = type === 'click' ? findNext(control) : null;
      const since = heldSince.get(control);
      heldSince.delete(control);
      if (next && since !== undefined) heldSince.set(next, since);
      return next && { type, control: next };
    },
    press: ({ type, control }) => {
      if (type === 'click') {
        heldSince.delete(control);
        return control.click();
      }
      changed.delete(control);
      control.dispatchEvent(new Event(type, { bubbles: true }));
    },
    soon: (look) => setTimeout(look, interval),
  });
  const holdBack = (event: Event): void => {
    event.stopImmediatePropagation();
    // From now on hydration does not yield: a visitor waits for it.
    reach('visitor', 'waits');
  };
  document.addEventListener(
    'click',
    (event) => {
      const control = findControl(event);
      if (!control || (!heldSince.has(control) && !hold({ type: 'click', control }))) return;
      if (worksWithoutScript(control)) {
        heldSince.set(control, heldSince.get(control) ?? performance.now());
        event.preventDefault();
      }
      holdBack(event);
    },
    true,
  );
  document.addEventListener(
    'change',
    (event) => {
      const control = event.target;
      if (!(control instanceof HTMLSelectElement)) return;
      if (!changed.has(control) && !hold({ type: 'change', control })) return;
      changed.add(control);
      holdBack(event);
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
