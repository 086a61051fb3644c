interface Surroundings<Target> {
  /** Whether the target's own code answers a press already. */
  isReached: (target: Target) => boolean;
  /** Whether the target is still part of the page. */
  isThere: (target: Target) => boolean;
  press: (target: Target) => void;
  /** Calls back a little later. */
  soon: (look: () => void) => void;
}

/**
 * Holds presses back whose target has no code yet, and does them again, in their order, when it has. What is held back
 * must reach nobody else: that is what makes it one press, whoever comes first.
 */
export const createPressHolder = <Target>({ isReached, isThere, press, soon }: Surroundings<Target>) => {
  let held: Target[] = [];
  const look = () => {
    const ready = held.filter((target) => isReached(target));
    held = held.filter((target) => !ready.includes(target) && isThere(target));
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

/** A button that does nothing without script. Links, forms and popovers work as the browser's own. */
const findButton = (event: Event): HTMLButtonElement | null => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  return button?.type === 'button' && !button.hasAttribute('popovertarget') ? button : null;
};

/** React writes its own keys on an element when it takes it over. */
const isReached = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Milliseconds between two looks at a button that has been pressed. */
const interval = 10;

/** Told once, however often the visitor chose again meanwhile: who listens reads the value of that moment. */
const holdChanges = (markPressed: () => void): void => {
  const waiting = new Set<HTMLSelectElement>();
  const hold = createPressHolder<HTMLSelectElement>({
    isReached,
    isThere: (select) => select.isConnected || !waiting.delete(select),
    press: (select) => {
      waiting.delete(select);
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    soon: (look) => setTimeout(look, interval),
  });
  document.addEventListener(
    'change',
    (event) => {
      const select = event.target;
      if (!(select instanceof HTMLSelectElement) || (!waiting.has(select) && !hold(select))) return;
      event.stopImmediatePropagation();
      waiting.add(select);
      markPressed();
    },
    true,
  );
};

/** A press, a tap, or Enter and Space on a button: the browser makes a click of each. And a choice of a select. */
export const holdPresses = (): void => {
  // Hydration need not be polite to a visitor who waits.
  const markPressed = () => (document.documentElement.dataset['pressed'] = '');
  const hold = createPressHolder<HTMLButtonElement>({
    isReached,
    isThere: (button) => button.isConnected,
    press: (button) => button.click(),
    soon: (look) => setTimeout(look, interval),
  });
  document.addEventListener(
    'click',
    (event) => {
      const button = findButton(event);
      if (!button || !hold(button)) return;
      event.stopImmediatePropagation();
      markPressed();
    },
    true,
  );
  holdChanges(markPressed);
};
