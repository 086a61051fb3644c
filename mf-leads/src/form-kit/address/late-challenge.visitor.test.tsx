import { problem, useFakeEdge } from '@binnen/remote-testing/fake-edge';
import { expect, test, vi } from 'vitest';
import { skipPauses } from '../../../test/skip-pauses.ts';
import { stepMs } from '../sending/in-time.ts';
import { fetchLookup } from './fetch-lookup.ts';

const edge = useFakeEdge();
const path = '/postcode/lookup/';

test('a lookup does not wait for ever for the code of the check that is asked first', async () => {
  vi.doMock(import('../pass-challenge.browser.ts'), () => new Promise(() => {}));
  edge.answersGet(path, () => problem(403, 'challenge-required'));
  skipPauses(stepMs);
  await expect(fetchLookup(path, 60_000)).rejects.toThrow('its code is late');
});
