/**
 * Resolves when React has taken over what the visitor waits for: the frame, and after a first move the page as well. Nothing
 * else shall take the processor or the line before.
 */
export const hydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const { dataset } = document.documentElement;
    const observer = new MutationObserver(() => look());
    const look = () => {
      if (!('hydrated' in dataset) || ('moved' in dataset && !('complete' in dataset))) return;
      observer.disconnect();
      resolve();
    };
    observer.observe(document.documentElement, { attributeFilter: ['data-hydrated', 'data-complete'] });
    look();
  });
