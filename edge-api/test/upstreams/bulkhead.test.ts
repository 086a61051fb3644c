import { expect, test } from 'vitest';
import { createBulkhead } from '@binnen/upstreams/calls/bulkhead';

test('places whose holders were cancelled are free again, also when the clock was set back by hours', async () => {
  let time = 10 * 3_600_000;
  const bulkhead = createBulkhead(() => time);
  const enter = () => bulkhead.enter('pdok', time + 1_000);
  for (let place = 0; place < 3; place += 1) expect(await enter()).not.toBeNull();
  expect(bulkhead.read('pdok').inFlight).toBe(3);
  time -= 5 * 3_600_000;
  expect(bulkhead.read('pdok').inFlight).toBe(0);
  expect(await enter()).not.toBeNull();
});
