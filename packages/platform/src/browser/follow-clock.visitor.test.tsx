import { NowContext, useNow } from '@binnen/platform';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { followClock } from './follow-clock.ts';

const aDay = 86_400_000;
const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const Today = () => <time>{formatDay(useNow())}</time>;

test.each([
  ['kept since yesterday shows the day of its visitor', -aDay, 0],
  ['made after a slow clock keeps its own day', aDay, aDay],
])('a document %s, without being drawn anew', async (_, made, shown) => {
  const drawn = Date.now() + made;
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = `<time>${formatDay(drawn)}</time>`;
  const complain = vi.fn();
  const hydrated = hydrateRoot(
    place,
    <NowContext value={followClock(drawn)}>
      <Today />
    </NowContext>,
    { onRecoverableError: complain },
  );
  await expect.element(page.getByText(formatDay(Date.now() + shown))).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
  hydrated.unmount();
  place.remove();
});
