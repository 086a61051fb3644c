import type { Bindings } from '../../environment/env.ts';
import {
  addNote,
  startAutomation,
  syncContact,
  type MarketingReply,
} from '@binnen/upstreams/activecampaign/client';
import { countNotes, countNotifications } from '@binnen/upstreams/activecampaign/find-arrivals';
import type { IsWanted } from '@binnen/upstreams/calls/call';
import { createSearchJob } from '@binnen/upstreams/realworks-crm/client';
import type { SearchJob } from '@binnen/upstreams/realworks-crm/search-job';
import type { Step } from './lead/steps.ts';

/** The calls that steps make. A test makes others. `isWanted`: not once a lead is erased. */
export const createUpstreams = (env: Bindings) => ({
  syncContact: (fields: Record<string, string>, isWanted: IsWanted) => syncContact(env, fields, isWanted),
  startAutomation: (subscriberId: number, isWanted: IsWanted) => startAutomation(env, subscriberId, isWanted),
  addNote: (subscriberId: number, text: string, isWanted: IsWanted) =>
    addNote(env, subscriberId, text, isWanted),
  /** How many of the same kind and text the contact got since then; undefined when the service cannot be asked. */
  countArrived: async (step: Step, subscriberId: number, since: number): Promise<number | undefined> => {
    if (step.kind === 'note') return countNotes(env, subscriberId, step.text, since);
    if (step.kind === 'automation') return countNotifications(env, subscriberId, since);
    // The CRM has no call that lists jobs.
    return undefined;
  },
  createSearchJob: async (job: SearchJob, isWanted: IsWanted): Promise<MarketingReply> => {
    const taken = await createSearchJob(env, job, isWanted);
    return taken
      ? { result_code: 1, result_message: 'Zoekopdracht aangemaakt' }
      : { result_code: 0, result_message: 'Zoekopdracht geweigerd' };
  },
});
export type Upstreams = ReturnType<typeof createUpstreams>;
