const mark = (target: EventTarget | null): void => {
  if (target instanceof HTMLImageElement) target.dataset['broken'] = '';
};

/**
 * Marks each picture that cannot be loaded, for style sheets: a page without code of its own has nobody else who sees it.
 */
export const markBrokenPictures = (): void => {
  addEventListener('error', ({ target }) => mark(target), true);
  for (const image of document.images)
    if (image.complete && image.currentSrc && image.naturalWidth === 0) mark(image);
};
