import { guardStore } from '@binnen/edge-kit/problems/ask-store';
import { parseConfig } from '../environment/config.ts';
import type { Bindings } from '../environment/env.ts';

/** The one object of a namespace that holds what people told: in production it stays in the EU. */
const find = <T extends Rpc.DurableObjectBranded>(
  env: Bindings,
  all: DurableObjectNamespace<T>,
  name: string,
) => {
  const { OUTBOX_JURISDICTION } = parseConfig(env);
  const namespace = OUTBOX_JURISDICTION ? all.jurisdiction(OUTBOX_JURISDICTION) : all;
  return namespace.get(namespace.idFromName(name));
};
export const findAlerts = (env: Bindings) => find(env, env.ALERTS, 'alerts');
/** One place to queue, list and retry. */
export const findOutbox = (env: Bindings) => find(env, env.OUTBOX, 'leads');
/** It follows the offer: nobody's data. */
export const findChanges = ({ CHANGES }: Bindings) => CHANGES.get(CHANGES.idFromName('changes'));

/** The office looks through all that is kept. */
const officeMs = 10_000;
export const askAlerts = (env: Bindings) => guardStore('alerts', findAlerts(env), officeMs);
export const askOutbox = (env: Bindings) => guardStore('outbox', findOutbox(env), officeMs);
