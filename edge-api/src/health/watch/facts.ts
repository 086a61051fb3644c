import { findLastCopy } from '@binnen/edge-kit/copies/copies';
import { within } from '@binnen/edge-kit/deadlines/within';
import type { Bindings } from '../../environment/env.ts';
import { canStoreLeads } from '../can-store-leads.ts';
import { findOfferTime } from '../../listings/offer/snapshot.ts';
import { findAlerts, findOutbox } from '../../site/find-objects.ts';
import { readBudgets } from '../../protection/paid-lookups.ts';
import { readCeilings } from './read-ceilings.ts';
import { composer } from '../../site/composer.ts';
import { readParts } from '../../site/read-parts.ts';

/** The watch must answer when other parts are broken, so it waits for none of them longer than this. */
const patienceMs = 2_000;

/** What `ask` answers; undefined when it fails or takes too long. */
const tryFor = <T>(ask: Promise<T>): Promise<T | undefined> =>
  within(
    patienceMs,
    ask.catch(() => undefined),
  );

const countSeconds = (since: number): number => Math.max(0, Math.floor((Date.now() - since) / 1000));
/** Undefined: its store does not answer. Null: never. */
const countAge = (at: number | null | undefined) => (typeof at === 'number' ? countSeconds(at) : at);

/** What is held, and how much of each ceiling is taken. */
const readHeld = async (env: Bindings) => {
  const held = await findOutbox(env).watch();
  return { ...held, ceilings: await readCeilings(env, held.used) };
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
