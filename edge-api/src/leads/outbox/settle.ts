import type { Entry } from './entry.ts';

const secondMs = 1_000;
const longestWaitMs = 15 * 60 * secondMs;
const mostJitter = 0.2;
/** No lead waits longer than this for its next try. */
export const longestBackoffMs = longestWaitMs * (1 + mostJitter);

/**
 * Exponential back-off from two seconds to a quarter of an hour, with jitter, so that a queue does not return as one
 * wave.
 */
export const findBackoff = (attempts: number, random: number): number =>
  Math.min(longestWaitMs, 2 * secondMs * 2 ** Math.min(attempts, 20)) *
  (1 - mostJitter + 2 * mostJitter * random);

const findReason = (entry: Entry): string => {
  const failed = entry.steps.filter((step) => step.state === 'failed' || step.state === 'pending');
  return failed.map((step) => `${step.kind}: ${step.error ?? 'not tried'}`).join('; ');
};

/** Decides the state of an entry after an attempt. */
export const settleEntry = (entry: Entry, now: number, random: number): void => {
  const { steps } = entry;
  const isRefused = entry.reply?.result_code === 0;
  const isWaiting = !isRefused && steps.some((step) => step.state === 'pending');
  entry.attempts += 1;
  if (isWaiting && now < entry.giveUpAt) {
    entry.nextAt = now + findBackoff(entry.attempts - 1, random);
    return;
  }
  const isComplete = !isWaiting && steps.every((step) => step.state === 'done' || step.state === 'skipped');
  // The visitor corrects a refusal that they saw; the office handles one that nobody saw.
  entry.state = isComplete ? 'delivered' : isRefused && !entry.told ? 'refused' : 'dead';
  entry.reason = isComplete ? null : findReason(entry);
  entry.finishedAt = now;
};

/** Sends a dead or refused entry once more; finished steps stay finished. */
export const reviveEntry = (entry: Entry, now: number, giveUpAt: number): void => {
  for (const step of entry.steps)
    if (step.state === 'failed')
      // Who sends it again knows that it may have arrived; where the service can be asked, it is, once more.
      Object.assign(step, { state: 'pending', attempts: 0, unanswered: Math.min(step.unanswered ?? 0, 1) });
  if (entry.reply?.result_code === 0) entry.reply = null;
  Object.assign(entry, {
    state: 'pending',
    reason: null,
    finishedAt: null,
    attempts: 0,
    nextAt: now,
    giveUpAt,
  });
};
