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

/** The calls that steps make. A test makes others. */
export const createUpstreams = (env: Bindings) => ({
  syncContact: (fields: Record<string, string>) => syncContact(env, fields),
  startAutomation: (subscriberId: number) => startAutomation(env, subscriberId),
  addNote: (subscriberId: number, text: string) => addNote(env, subscriberId, text),
  /** How many of the same kind and text the contact got since then; undefined when the service cannot be asked. */
  countArrived: async (step: Step, subscriberId: number, since: number): Promise<number | undefined> => {
    if (step.kind === 'note') return countNotes(env, subscriberId, step.text, since);
    if (step.kind === 'automation') return countNotifications(env, subscriberId, since);
    // The CRM has no call that lists jobs.
    return undefined;
  },
  createSearchJob: async (job: SearchJob): Promise<MarketingReply> => {
    const taken = await createSearchJob(env, job);
    return taken
      ? { result_code: 1, result_message: 'Zoekopdracht aangemaakt' }
      : { result_code: 0, result_message: 'Zoekopdracht geweigerd' };
  },
});
export type Upstreams = ReturnType<typeof createUpstreams>;
