import type { AskedFrequency } from '@binnen/contracts/alerts/alert';
import { withDay } from '@binnen/contracts/alerts/alert-form';
import { formatAmsterdam, weekdays } from '@binnen/contracts/formats/local-date';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The office's own time, at which a day's and a week's mail go. */
const morning = 8;

const readLocal = (moment: number): number => Date.parse(`${formatAmsterdam(new Date(moment))}Z`);

/** When an alert is looked at next: at once, on the next morning, or on the morning of its day. */
export const findNext = (frequency: AskedFrequency, now: number): number => {
  if (frequency === 'direct') return 0;
  const local = readLocal(now);
  const today = Math.floor(local / dayMs) * dayMs + morning * hourMs;
  const first = today > local ? today : today + dayMs;
  const day = weekdays.indexOf(withDay(frequency));
  const wait = day < 0 ? 0 : (day + 7 - new Date(first).getUTCDay()) % 7;
  const next = first + wait * dayMs;
  const at = now + next - local;
  // An hour more or less when summer time begins or ends before it.
  return at + next - readLocal(at);
};
