import type { Canary } from '@binnen/contracts/canary';
import { parseConfig } from '../config.ts';
import type { Bindings } from '../env.ts';
import { log } from '../logging/log.ts';

const deadlineMilliseconds = 5_000;

/** Tells the log and the teams' webhook that a canary was rolled back, with the evidence. */
export const tellRollBack = async (env: Bindings, canary: Canary): Promise<void> => {
  const { id, composition, versions, share, by, says, counts, evidence, faults } = canary;
  const report = {
    ...{ id, composition, versions, share, by, says, evidence },
    views: { stable: counts.stable.views, canary: counts.canary.views },
    counted: { stable: counts.stable.faults, canary: counts.canary.faults },
    faults: faults.filter(({ side }) => side === 'canary').slice(0, 10),
  };
  log('error', 'A canary was rolled back', report);
  const { ROLLOUTS_WEBHOOK_URL } = parseConfig(env);
  if (!ROLLOUTS_WEBHOOK_URL) return;
  try {
    const { ok, status } = await fetch(ROLLOUTS_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'canary-rolled-back', ...report }),
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
    if (!ok) log('warn', 'The webhook of roll-outs refused', { status });
  } catch {
    log('warn', 'The webhook of roll-outs failed', {});
  }
};
