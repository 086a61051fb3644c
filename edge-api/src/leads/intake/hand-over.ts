import type { Bindings } from '../../env.ts';
import { log } from '../../logging/log.ts';
import { ProblemError } from '../../problem.ts';
import { findOutbox } from '../outbox/find-outbox.ts';
import type { Outcome } from '../outbox/submission.ts';

const againSeconds = 30;

type Outbox = ReturnType<typeof findOutbox>;

/**
 * Hands a lead to the outbox. When it cannot be stored (the disk is full, the storage fails), nobody may believe that it
 * was taken: the sender keeps what was typed, and sends it again with the same key.
 */
export const handOver = async (
  env: Bindings,
  give: (outbox: Outbox) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await give(findOutbox(env));
  } catch (error) {
    log('error', 'A lead could not be stored', { error: error instanceof Error ? error.name : 'unknown' });
    throw new ProblemError('leads-unavailable', {
      detail: `Nothing was stored. Send it again with the same Idempotency-Key in ${againSeconds} seconds.`,
      headers: { 'retry-after': String(againSeconds) },
    });
  }
};
