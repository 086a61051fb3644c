/**
 * False when the browser says that it has no connection, and when a service worker shows a kept page in the place of one that could
 * not be had: a network that answers nothing counts as one for the browser. True on a server.
 */
export const isConnected = (): boolean =>
  typeof document === 'undefined' || (navigator.onLine && !('offline' in document.documentElement.dataset));

interface Connection {
  onLine: boolean;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the visitor's connection has room for what may not be used. */
export const hasRoom = ({ onLine, connection }: Connection): boolean =>
  onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
