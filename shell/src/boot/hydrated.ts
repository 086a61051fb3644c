/** Resolves when React has taken the page over. */
export const hydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement;
    const look = () => 'hydrated' in root.dataset && resolve();
    new MutationObserver(look).observe(root, { attributeFilter: ['data-hydrated'] });
    look();
  });
