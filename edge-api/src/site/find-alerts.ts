import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';

/** The one object with all alerts; in production it stays in the EU, as the outbox does. */
export const findAlerts = (env: Bindings) => {
  const { OUTBOX_JURISDICTION } = parseConfig(env);
  const namespace = OUTBOX_JURISDICTION ? env.ALERTS.jurisdiction(OUTBOX_JURISDICTION) : env.ALERTS;
  return namespace.get(namespace.idFromName('alerts'));
};
