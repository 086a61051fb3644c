const name = 'binnen:cookies';

/** Asks again what the visitor allows. False while nothing listens: the notice's code has not come. */
export const askForConsent = (): boolean => !document.dispatchEvent(new Event(name, { cancelable: true }));

/** Calls `ask` when the visitor wants to choose again; returns how to stop that. */
export const onAskForConsent = (ask: () => void): (() => void) => {
  const listen = (event: Event) => {
    event.preventDefault();
    ask();
  };
  document.addEventListener(name, listen);
  return () => document.removeEventListener(name, listen);
};
