import { expect, test } from 'vitest';
import { createDeadline, inTime } from './in-time.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What comes in two parts, as an answer and its body do. */
const load = async () => {
  await pause(100);
  await pause(20);
  return 'here';
};

test('of a phone that was locked meanwhile nothing is late: what came is read first', async () => {
  const deadline = createDeadline(300);
  const loaded = inTime(load(), 300);
  for (const end = performance.now() + 400; performance.now() < end;);
  expect(await loaded).toBe('here');
  expect(deadline.aborted).toBe(false);
});

test('what does not come is late', async () => {
  const deadline = createDeadline(10);
  await expect(inTime(new Promise(() => {}), 20)).rejects.toThrow('late');
  expect(deadline.reason).toMatchObject({ name: 'TimeoutError' });
});
