import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchScripts } from './fetch-scripts.ts';

const never = new Promise<void>(() => {});
/** As a picture that is still under way. */
const createPicture = () => {
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  Object.defineProperty(picture, 'complete', { value: false });
  return picture;
};

let picture: HTMLImageElement;
let script: HTMLLinkElement;
beforeEach(() => {
  picture = createPicture();
  script = document.createElement('link');
  script.rel = 'preload';
  script.as = 'script';
  script.media = 'not all';
  document.head.append(script);
  document.body.append(picture);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['visitor'];
  script.remove();
  picture.remove();
});

const isFetched = () => !script.hasAttribute('media');

test.each(['load', 'error'])('scripts are fetched after the first picture: its %s', async (end) => {
  const done = fetchScripts(never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isFetched()).toBe(false);
  picture.dispatchEvent(new Event(end));
  await done;
  expect(isFetched()).toBe(true);
});

test('a picture that takes long is not waited for once the page is painted', async () => {
  const painted = Promise.withResolvers<void>();
  void fetchScripts(painted.promise);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isFetched()).toBe(false);
  painted.resolve();
  await vi.advanceTimersByTimeAsync(299);
  expect(isFetched()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isFetched()).toBe(true);
});

test('a move of the visitor brings the scripts at once', async () => {
  const done = fetchScripts(never);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await done;
  expect(isFetched()).toBe(true);
});
