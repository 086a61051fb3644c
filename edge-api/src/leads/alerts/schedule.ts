import type { Frequency } from '@binnen/contracts/alerts/alert';
import { formatAmsterdam } from '../../environment/amsterdam.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The office's own time, at which a day's and a week's mail go. */
const morning = 8;

const daysBetween: Record<Frequency, number> = { direct: 0, dagelijks: 1, wekelijks: 7 };

/** When an alert is looked at next: at once, on the next morning, or on the same morning a week later. */
export const findNext = (frequency: Frequency, now: number): number => {
  if (frequency === 'direct') return now;
  const local = Date.parse(`${formatAmsterdam(new Date(now))}Z`);
  const today = Math.floor(local / dayMs) * dayMs + morning * hourMs;
  const first = today > local ? today : today + dayMs;
  return now + (first - local) + (daysBetween[frequency] - 1) * dayMs;
};
