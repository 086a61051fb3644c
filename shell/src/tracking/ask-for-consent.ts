const name = 'binnen:cookies';

/** Milliseconds in which the notice's code comes, or not at all. */
const patience = 5_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Asks again what the visitor allows, as soon as the notice's code is here. Calls `otherwise` where it does not come. */
export const askForConsent = (otherwise: () => void): void => {
  clearTimeout(waiting);
  const isHeard = !document.dispatchEvent(new Event(name, { cancelable: true }));
  waiting = isHeard ? undefined : setTimeout(otherwise, patience);
};

/** Calls `ask` when the visitor wants to choose again, or already did; returns how to stop that. */
export const onAskForConsent = (ask: () => void): (() => void) => {
  const listen = (event: Event) => {
    event.preventDefault();
    ask();
  };
  document.addEventListener(name, listen);
  if (waiting !== undefined) {
    clearTimeout(waiting);
    waiting = undefined;
    ask();
  }
  return () => document.removeEventListener(name, listen);
};
