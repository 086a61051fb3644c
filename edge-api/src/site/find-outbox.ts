import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';

/** The one outbox: one place to queue, list and retry. In production it stays in the EU. */
export const findOutbox = (env: Bindings) => {
  const { OUTBOX_JURISDICTION } = parseConfig(env);
  const namespace = OUTBOX_JURISDICTION ? env.OUTBOX.jurisdiction(OUTBOX_JURISDICTION) : env.OUTBOX;
  return namespace.get(namespace.idFromName('leads'));
};
