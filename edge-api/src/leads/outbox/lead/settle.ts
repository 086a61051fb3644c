import type { Entry } from './entry.ts';
import { mostRepeats } from './steps.ts';

const secondMs = 1_000;
const longestWaitMs = 15 * 60 * secondMs;
const mostJitter = 0.2;
/** No lead waits longer than this for its next try. */
export const longestBackoffMs = longestWaitMs * (1 + mostJitter);

/**
 * Exponential back-off from two seconds to a quarter of an hour, with jitter, so that a queue does not return as one
 * wave.
 */
export const findBackoff = (attempts: number): number =>
  Math.min(longestWaitMs, 2 * secondMs * 2 ** Math.min(attempts, 20)) *
  (1 - mostJitter + 2 * mostJitter * Math.random());

const findReason = (entry: Entry): string => {
  const failed = entry.steps.filter((step) => step.state === 'failed' || step.state === 'pending');
  return failed.map((step) => `${step.kind}: ${step.error ?? 'not tried'}`).join('; ');
};

/** Decides the state of an entry after an attempt. */
export const settleEntry = (entry: Entry, now: number): void => {
  const { steps } = entry;
  const isRefused = entry.reply?.result_code === 0;
  const isWaiting = !isRefused && steps.some((step) => step.state === 'pending');
  entry.attempts += 1;
  entry.begun = 0;
  if (isWaiting && now < entry.giveUpAt) {
    entry.nextAt = now + findBackoff(entry.attempts - 1);
    return;
  }
  const isComplete = !isWaiting && steps.every((step) => step.state === 'done' || step.state === 'skipped');
  // The visitor corrects a refusal that they saw; the office handles one that nobody saw.
  entry.state = isComplete ? 'delivered' : isRefused && !entry.told ? 'refused' : 'dead';
  entry.reason = isComplete ? null : findReason(entry);
  entry.finishedAt = now;
};

/** A lead that killed the object so often waits for a person. */
const mostKills = 6;

/**
 * Before an entry of the queue is sent. It waits longer each time that it is not settled, so that one that kills the
 * object lets others go first. False when it did so too often: then it is dead.
 */
export const beginEntry = (entry: Entry, now: number): boolean => {
  if (entry.begun >= mostKills) {
    entry.state = 'dead';
    entry.reason = `the edge ended ${entry.begun} times while it was sent`;
    entry.finishedAt = now;
    return false;
  }
  entry.begun += 1;
  entry.nextAt = now + findBackoff(entry.begun);
  return true;
};

/** Sends a dead or refused entry once more; finished steps stay finished. */
export const reviveEntry = (entry: Entry, now: number, giveUpAt: number): void => {
  for (const step of entry.steps)
    if (step.state === 'failed')
      // The person who sends it again knows that it may have arrived: once more. A service that can be asked is asked first.
      Object.assign(step, {
        state: 'pending',
        attempts: 0,
        refusals: 0,
        unanswered: Math.min(step.unanswered ?? 0, mostRepeats),
      });
  if (entry.reply?.result_code === 0) entry.reply = null;
  Object.assign(entry, {
    state: 'pending',
    reason: null,
    sender: null,
    finishedAt: null,
    begun: 0,
    attempts: 0,
    nextAt: now,
    giveUpAt,
  });
};
