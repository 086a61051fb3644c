import type { Context } from 'hono';
import type { EdgeEnv } from '../../env.ts';
import { log } from '../../logging/log.ts';
import { ProblemError } from '../../problem.ts';
import { findPreview, isRehearsal } from '../../previews/find-preview.ts';
import { findOutbox } from '../outbox/find-outbox.ts';
import type { Outcome, Submission } from '../outbox/submission.ts';
import { askConsole } from '../../registry/ask-console.ts';

const againSeconds = 30;

type Outbox = ReturnType<typeof findOutbox>;

/** A lead of a preview: answered as taken, told in log and console without what was typed, and sent nowhere. */
const rehearse = async (c: Context<EdgeEnv>, { form, steps, values, key }: Submission): Promise<Outcome> => {
  const told = { form, steps: steps.map(({ kind }) => kind), fields: Object.keys(values) };
  log('info', 'A lead of a preview was not sent', told);
  const preview = await findPreview(c);
  const composition = preview && typeof preview === 'object' ? preview.composition : null;
  const keep = async () => askConsole(c.env, 'addRehearsal', { ...told, composition });
  // The answer does not depend on it.
  c.executionCtx.waitUntil(keep().catch(() => undefined));
  return { kind: 'queued', key };
};

/**
 * Hands a lead to the outbox. When it cannot be stored (the disk is full, the storage fails), nobody may believe that it
 * was taken: the sender keeps what was typed, and sends it again with the same key.
 */
export const handOver = async (
  c: Context<EdgeEnv>,
  submission: Submission,
  give: (outbox: Outbox) => Promise<Outcome>,
): Promise<Outcome> => {
  if (findPreview(c) && (await isRehearsal(c))) return rehearse(c, submission);
  try {
    return await give(findOutbox(c.env));
  } catch (error) {
    log('error', 'A lead could not be stored', { error: error instanceof Error ? error.name : 'unknown' });
    throw new ProblemError('leads-unavailable', {
      detail: `Nothing was stored. Send it again with the same Idempotency-Key in ${againSeconds} seconds.`,
      headers: { 'retry-after': String(againSeconds) },
    });
  }
};
