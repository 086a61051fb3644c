/**
 * False when the browser says that it has no connection, and when the service worker shows a kept page in the place of one that could
 * not be had: a network that answers nothing counts as one for the browser.
 */
export const isConnected = (): boolean =>
  navigator.onLine && !('offline' in document.documentElement.dataset);
