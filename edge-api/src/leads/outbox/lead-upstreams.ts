import type { Bindings } from '../../environment/env.ts';
import {
  addNote,
  startAutomation,
  syncContact,
  type MarketingReply,
} from '@binnen/upstreams/activecampaign/client';
import { countNotes, countNotifications } from '@binnen/upstreams/activecampaign/find-arrivals';
import { createSearchJob } from '@binnen/upstreams/realworks-crm/client';
import type { SearchJob } from '@binnen/upstreams/realworks-crm/search-job';
import type { Step } from './lead/steps.ts';

/** The calls that steps make: the real upstreams, or a test's. */
export interface Upstreams {
  syncContact: (fields: Record<string, string>) => Promise<MarketingReply>;
  startAutomation: (subscriberId: number) => Promise<MarketingReply>;
  addNote: (subscriberId: number, text: string) => Promise<MarketingReply>;
  createSearchJob: (job: SearchJob) => Promise<MarketingReply>;
  /** How many of the same kind and text the contact got since then; undefined when the service cannot be asked. */
  countArrived: (step: Step, subscriberId: number, since: number) => Promise<number | undefined>;
}

export const createUpstreams = (env: Bindings): Upstreams => ({
  syncContact: (fields) => syncContact(env, fields),
  startAutomation: (subscriberId) => startAutomation(env, subscriberId),
  addNote: (subscriberId, text) => addNote(env, subscriberId, text),
  countArrived: async (step, subscriberId, since) => {
    if (step.kind === 'note') return countNotes(env, subscriberId, step.text, since);
    if (step.kind === 'automation') return countNotifications(env, subscriberId, since);
    // The CRM has no call that lists jobs.
    return undefined;
  },
  createSearchJob: async (job) => {
    const taken = await createSearchJob(env, job);
    return taken
      ? { result_code: 1, result_message: 'Zoekopdracht aangemaakt' }
      : { result_code: 0, result_message: 'Zoekopdracht geweigerd' };
  },
});
