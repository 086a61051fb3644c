import { vi } from 'vitest';

/**
 * Acts on an element in the very moment that it is drawn. As on a slow phone: React believes that drawing it took long,
 * and leaves its effects for later.
 */
export const atFirstSight = <Found extends Element>(
  selector: string,
  act: (found: Found) => void,
): Promise<void> => {
  const find = () => document.querySelector<Found>(selector);
  const read = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => read() + (find() ? 50 : 0));
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = find();
      if (!found) return;
      observer.disconnect();
      clock.mockRestore();
      act(found);
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
};
