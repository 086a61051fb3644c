import { expect, onTestFinished, test } from 'vitest';
import { createStepHistory } from './step-history.ts';

test('a link within the page leaves the way back as it was, and the router does not hear of it', async () => {
  const before = window.location.href;
  const history = createStepHistory('waarde');
  const shown: number[] = [];
  const heard: unknown[] = [];
  const hear = (event: PopStateEvent) => heard.push(event.state);
  const stop = history.listen((at) => shown.push(at));
  window.addEventListener('popstate', hear);
  onTestFinished(() => {
    stop();
    window.removeEventListener('popstate', hear);
    window.history.replaceState(null, '', before);
  });
  // As the router does it.
  window.history.pushState({ idx: 7 }, '', '#berekenen');
  history.push(2);
  history.push(3);
  expect(history.back()).toBe(true);
  // A second press before the browser is there.
  expect(history.back()).toBe(true);
  await expect.poll(() => shown).toEqual([2]);
  window.history.back();
  await expect.poll(() => shown).toEqual([2, 1]);
  expect(history.back()).toBe(false);
  expect(heard).toEqual([]);
});
