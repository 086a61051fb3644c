import { findLastCopy } from '@binnen/edge-kit/copies/copies';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { canStoreLeads } from '../can-store-leads.ts';
import { findOfferTime } from '../../listings/offer/snapshot.ts';
import { findAlerts, findOutbox } from '../../site/find-objects.ts';
import { listCeilings } from '../../protection/ceilings.ts';
import { limitedKinds, type Limited } from '../../protection/limit.ts';
import { readBudgets } from '../../protection/paid-lookups.ts';
import { composer } from '../../site/composer.ts';
import { countSeconds, readParts, tryFor } from '../../site/read-parts.ts';

/** Undefined: its store does not answer. Null: never. */
const countAge = (at: number | null | undefined) => (typeof at === 'number' ? countSeconds(at) : at);

/** What is held, and the part of each ceiling that is taken in its hour or day: 1 is all of it. */
const readHeld = async (env: Bindings) => {
  const held = await findOutbox(env).watch();
  const config = parseConfig(env);
  const [alerts = 0, pushes = 0] = await env.QUOTAS.getByName('alerts').read(['alerts', 'pushes']);
  const counts: Partial<Record<Limited, number>> = { ...held.used, alerts, pushes };
  const limits = listCeilings(config);
  const limited = limitedKinds.filter((what) => config.LIMITS !== 'off' && limits[what].most > 0);
  const ceilings: typeof counts = Object.fromEntries(
    limited.map((what) => [what, (counts[what] ?? 0) / limits[what].most]),
  );
  return { ...held, ceilings };
};

/**
 * What the watch judges by. Leads, ages and budgets are the site's; renders and circuits are those of the isolate that
 * answers. Undefined: the store behind it does not answer.
 */
export const readFacts = async (env: Bindings) => {
  const [storesLeads, parts, mail, offerAt, copiedAt, budgets, held] = await Promise.all([
    canStoreLeads(env),
    readParts(env),
    tryFor(findAlerts(env).measure()),
    tryFor(findOfferTime(env)),
    tryFor(findLastCopy(env, 'registry')),
    tryFor(readBudgets(env)),
    tryFor(readHeld(env)),
  ]);
  return {
    storesLeads,
    outbox: parts.outbox,
    held,
    mail: mail && { waiting: mail.waiting, oldestSeconds: countAge(mail.oldestAt) ?? null },
    openCircuits: parts.upstreams.filter(({ state }) => state === 'open').map(({ service }) => service),
    offerSeconds: countAge(offerAt),
    copySeconds: countAge(copiedAt),
    budgets,
    renders: composer.readRenders(),
  };
};
export type Facts = Awaited<ReturnType<typeof readFacts>>;
