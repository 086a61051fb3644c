import { contactUpdated, type MarketingReply } from '@binnen/upstreams/activecampaign/client';
import { logFailure } from '@binnen/edge-kit/logging/log-failure';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import type { EntryStore } from './disk/entry-store.ts';
import type { Entry } from './lead/entry.ts';
import { giveWay } from './lead/give-way.ts';
import type { Upstreams } from './lead-upstreams.ts';
import { isLike, mostRepeats, type Step, type StepKind } from './lead/steps.ts';

/** After this many refusals a step becomes a dead letter. */
const maxRefusals = 5;

/** The maximum difference between the service's clock and ours. */
const clockSkewMs = 600_000;

type StepResult = 'ok' | 'refused' | 'unreachable';

interface Surroundings {
  store: EntryStore;
  upstreams: Upstreams;
  /** Steps of all leads that were sent and are not answered yet, and whose contact they are for. */
  underWay: Map<Step, number>;
  /** The contact's reply, as soon as there is one. */
  onReply: (reply: MarketingReply) => void;
  /** Called with each step that succeeded. */
  onStep: (kind: StepKind) => void;
}

const isDue = (step: Step, entry: Entry): boolean => {
  if (step.kind !== 'automation' && step.kind !== 'note') return true;
  if (!entry.subscriberId) return false;
  if (step.when === 'always') return true;
  const updated = entry.reply?.result_message === contactUpdated;
  if (step.when === 'when-updated') return updated;
  // A send without an answer may have added the contact that a later one updated.
  return !updated || entry.steps.some(({ kind, unanswered }) => kind === 'contact' && unanswered);
};

const callStep = async (step: Step, entry: Entry, upstreams: Upstreams): Promise<MarketingReply> => {
  const isWanted = () => step.state === 'pending';
  switch (step.kind) {
    case 'search-job':
      return await upstreams.createSearchJob(step.job, isWanted);
    case 'contact':
      return await upstreams.syncContact(step.fields, isWanted);
    case 'automation':
      return await upstreams.startAutomation(entry.subscriberId ?? 0, isWanted);
    case 'note':
      return await upstreams.addNote(entry.subscriberId ?? 0, step.text, isWanted);
  }
};

/** When the steps like this one were first sent that were done for this contact, or are under way. */
const listSent = (step: Step, subscriberId: number, { store, underWay }: Surroundings): number[] => [
  ...store.listDone(step, subscriberId),
  ...[...underWay].flatMap(([one, to]) =>
    to === subscriberId && isLike(one, step) ? (one.sentAt ?? []) : [],
  ),
];

/** Changes a step on disk at once, or not at all. */
const changeFirst = (step: Step, entry: Entry, store: EntryStore, change: Partial<Step>): void => {
  const { state, unanswered, sentAt } = step;
  Object.assign(step, change);
  try {
    store.withRoom(() => store.save(entry));
  } catch (error) {
    Object.assign(step, { state, unanswered, sentAt });
    throw error;
  }
};

/**
 * Whether a step without an answer has arrived, which makes it done: the service has more like it than the leads on our
 * disk account for, and those under way, since the first of them. All count that are on disk, because a wrong clock moves
 * the leads and not the service's list: rather twice than never. False also when the service cannot be asked.
 */
const findArrived = async (step: Step, entry: Entry, surroundings: Surroundings): Promise<boolean> => {
  const { subscriberId } = entry;
  if (!subscriberId) return false;
  const sent = listSent(step, subscriberId, surroundings);
  // Ahead of now: our clock was set back since.
  const since = Math.min(step.sentAt ?? entry.receivedAt, Date.now(), ...sent) - clockSkewMs;
  const arrived = await surroundings.upstreams.countArrived(step, subscriberId, since);
  if (arrived === undefined || arrived <= listSent(step, subscriberId, surroundings).length) return false;
  // The next lead in doubt counts it.
  changeFirst(step, entry, surroundings.store, { state: 'done' });
  return true;
};

const runStep = async (step: Step, entry: Entry, surroundings: Surroundings): Promise<StepResult> => {
  const { store, upstreams, underWay } = surroundings;
  if (!isDue(step, entry)) {
    step.state = 'skipped';
    return 'ok';
  }
  // A repeated contact is harmless; everything else would be there twice.
  const mayRepeat = step.kind === 'contact';
  // A note for new contacts asks later whether one of its sends may have arrived.
  const isCounted = !mayRepeat || entry.steps.some((each) => 'when' in each && each.when === 'when-added');
  step.attempts += 1;
  let isSent = false;
  try {
    if (step.unanswered && (await findArrived(step, entry, surroundings))) {
      delete step.error;
      return 'ok';
    }
    // It was erased meanwhile.
    if (step.state !== 'pending') return 'ok';
    if (!mayRepeat && (step.unanswered ?? 0) > mostRepeats) {
      step.state = 'failed';
      step.error = `may have arrived: sent ${step.unanswered} times without an answer that can be read (${step.error})`;
      return 'refused';
    }
    if (step.kind === 'contact') giveWay(entry, step, store.listLater(entry));
    if (isCounted) {
      // Before it is sent: after a crash it counts as unanswered.
      const unanswered = (step.unanswered ?? 0) + 1;
      changeFirst(step, entry, store, { unanswered, sentAt: step.sentAt ?? Date.now() });
      isSent = true;
    }
    if (entry.subscriberId) underWay.set(step, entry.subscriberId);
    const reply = await callStep(step, entry, upstreams).finally(() => underWay.delete(step));
    if (step.unanswered) step.unanswered -= 1;
    if (step.kind === 'contact') {
      entry.reply = reply;
      entry.subscriberId = reply.subscriberId ?? null;
    } else if (entry.steps.length === 1) entry.reply = reply;
    if (reply.result_code === 0) {
      step.error = reply.result_message;
      step.refusals = (step.refusals ?? 0) + 1;
      const isFinal = step.kind === 'contact' || entry.steps.length === 1 || step.refusals >= maxRefusals;
      if (isFinal) step.state = 'failed';
      return 'refused';
    }
    step.state = 'done';
    delete step.error;
    return 'ok';
  } catch (error) {
    // It was erased while it waited to be sent.
    if (step.state !== 'pending') return 'ok';
    const isUnsent = error instanceof UpstreamError && !error.unanswered;
    if (isSent && isUnsent && step.unanswered) step.unanswered -= 1;
    // Service, reason and the place of the error: no personal data, and no words of the service.
    step.error = error instanceof UpstreamError ? error.message : 'unexpected failure';
    logFailure('A step of a lead was not taken', step.error);
    return 'unreachable';
  }
};

/**
 * Continues where the last attempt ended: the steps in order, each until it succeeds. A step that may have arrived is
 * checked before it is sent again. Nothing follows a contact that was not accepted; a search job, automation or note
 * that fails does not delay the steps after it.
 */
export const deliverEntry = async (entry: Entry, surroundings: Surroundings): Promise<StepResult> => {
  const { store, onReply, onStep } = surroundings;
  const results: StepResult[] = [];
  for (const step of entry.steps) {
    if (step.state !== 'pending') continue;
    const result = await runStep(step, entry, surroundings);
    store.saveOrLog(entry);
    if (result === 'ok') onStep(step.kind);
    if (result !== 'unreachable' && entry.reply) onReply(entry.reply);
    results.push(result);
    if (step.kind === 'contact' && result !== 'ok') break;
  }
  return results.includes('unreachable') ? 'unreachable' : results.includes('refused') ? 'refused' : 'ok';
};
