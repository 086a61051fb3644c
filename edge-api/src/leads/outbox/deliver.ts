import type { Bindings } from '../../env.ts';
import {
  addNote,
  contactUpdated,
  startAutomation,
  syncContact,
  type MarketingReply,
} from '../../upstreams/activecampaign/client.ts';
import { UpstreamError } from '../../upstreams/upstream-error.ts';
import { createSearchJob } from '../../upstreams/realworks-crm/client.ts';
import type { SearchJob } from '../../upstreams/realworks-crm/search-job.ts';
import type { Entry } from './entry.ts';
import type { Step, StepKind } from './steps.ts';

/** What a step needs of the world: the real upstreams, or a test's. */
export interface Upstreams {
  syncContact: (fields: Record<string, string>) => Promise<MarketingReply>;
  startAutomation: (subscriberId: number) => Promise<MarketingReply>;
  addNote: (subscriberId: number, text: string) => Promise<MarketingReply>;
  createSearchJob: (job: SearchJob) => Promise<MarketingReply>;
}

export const createUpstreams = (env: Bindings): Upstreams => ({
  syncContact: (fields) => syncContact(env, fields),
  startAutomation: (subscriberId) => startAutomation(env, subscriberId),
  addNote: (subscriberId, text) => addNote(env, subscriberId, text),
  createSearchJob: async (job) => {
    const taken = await createSearchJob(env, job);
    return taken
      ? { result_code: 1, result_message: 'Zoekopdracht aangemaakt' }
      : { result_code: 0, result_message: 'Zoekopdracht geweigerd' };
  },
});

/** A step that goes wrong this often is left for a person to look at. */
const maxRefusals = 5;

type StepResult = 'ok' | 'refused' | 'unreachable';

const isDue = (step: Step, entry: Entry): boolean => {
  if (step.kind !== 'automation' && step.kind !== 'note') return true;
  if (!entry.subscriberId) return false;
  if (step.when === 'always') return true;
  const updated = entry.reply?.result_message === contactUpdated;
  return step.when === 'when-updated' ? updated : !updated;
};

const callStep = async (step: Step, entry: Entry, upstreams: Upstreams): Promise<MarketingReply> => {
  switch (step.kind) {
    case 'search-job':
      return await upstreams.createSearchJob(step.job);
    case 'contact':
      return await upstreams.syncContact(step.fields);
    case 'automation':
      return await upstreams.startAutomation(entry.subscriberId ?? 0);
    case 'note':
      return await upstreams.addNote(entry.subscriberId ?? 0, step.text);
  }
};

const runStep = async (step: Step, entry: Entry, upstreams: Upstreams): Promise<StepResult> => {
  if (!isDue(step, entry)) {
    step.state = 'skipped';
    return 'ok';
  }
  step.attempts += 1;
  try {
    const reply = await callStep(step, entry, upstreams);
    if (step.kind === 'contact') {
      entry.reply = reply;
      entry.subscriberId = reply.subscriberId ?? null;
    } else if (entry.steps.length === 1) entry.reply = reply;
    if (reply.result_code === 0) {
      step.error = reply.result_message;
      const isFinal = step.kind === 'contact' || entry.steps.length === 1 || step.attempts >= maxRefusals;
      if (isFinal) step.state = 'failed';
      return 'refused';
    }
    step.state = 'done';
    delete step.error;
    return 'ok';
  } catch (error) {
    // Service, reason and where its answer went wrong: nothing of the person, and nothing that the service said.
    step.error = error instanceof UpstreamError ? error.message : 'unexpected failure';
    return 'unreachable';
  }
};

export interface Progress {
  /** The contact's reply, as soon as there is one. */
  onReply: (reply: MarketingReply) => void;
  /** Called with each step that succeeded. */
  onStep: (kind: StepKind) => void;
  /** Called after each step, and must put the entry on disk. */
  save: () => void;
}

/**
 * Goes on where the last attempt ended: the steps in order, each at most once when it succeeds. Nothing follows a contact
 * that was not taken; a search job, automation or note that fails does not hold up the steps after it.
 */
export const deliverEntry = async (
  entry: Entry,
  upstreams: Upstreams,
  progress: Progress,
): Promise<StepResult> => {
  const results: StepResult[] = [];
  for (const step of entry.steps) {
    if (step.state !== 'pending') continue;
    const result = await runStep(step, entry, upstreams);
    progress.save();
    if (result === 'ok') progress.onStep(step.kind);
    if (result !== 'unreachable' && entry.reply) progress.onReply(entry.reply);
    results.push(result);
    if (step.kind === 'contact' && result !== 'ok') break;
  }
  return (
    results.find((result) => result === 'unreachable') ??
    results.find((result) => result === 'refused') ??
    'ok'
  );
};
