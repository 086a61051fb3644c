import { DurableObject } from 'cloudflare:workers';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import type { MarketingReply } from '@binnen/upstreams/activecampaign/client';
import { copyLeads, restoreLeads } from './disk/copy.ts';
import { appendCall } from './lead/append-call.ts';
import { createDeliveries } from './deliveries.ts';
import type { Action } from './disk/action-log.ts';
import { createEntryStore, type EntryStore } from './disk/entry-store.ts';
import type { CeilingReason, Entry, EntryState } from './lead/entry.ts';
import { reportHeld } from './tell-office.ts';
import type { Filter } from './disk/list-entries.ts';
import { countIn, refuseAbove, takeIn } from './take-in.ts';
import { createUpstreams, type Upstreams } from './lead-upstreams.ts';
import { limitTelling } from './limit-telling.ts';
import { reviveEntry } from './lead/settle.ts';
import type { StepKind } from './lead/steps.ts';
import type { Outcome, Submission } from './lead/submission.ts';
import { createWakeUp } from './wake-up.ts';
import { watchOutbox } from './watch-outbox.ts';
import { within } from '@binnen/edge-kit/deadlines/within';

/** How long a visitor waits for the marketing service before the lead counts as accepted. */
const visitorPatienceMs = 6_000;
/** … and, after its answer, for the steps that follow: a fast upstream has done all before the thank-you page. */
const followUpPatienceMs = 300;
/** A lead that a crash interrupted is picked up after this. */
const safetyMs = 10_000;
/** … and an alarm that a crash interrupted begins again after this: longer than it works. */
const guardMs = 30_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The queue of all leads. A lead is stored before anything is sent, and stays until every step was accepted. Delivery
 * is tried at once; the rest is delivered by an alarm that always sets itself again, because the platform gives up an
 * alarm that failed six times.
 */
export class Outbox extends DurableObject<Bindings> {
  upstreams: Upstreams;
  readonly #store: EntryStore;
  readonly #deliveries: ReturnType<typeof createDeliveries>;
  readonly #wakeUp: ReturnType<typeof createWakeUp>;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.upstreams = createUpstreams(env);
    this.#store = createEntryStore(ctx.storage.sql);
    this.#deliveries = createDeliveries({
      store: this.#store,
      readNow: () => ({ env: this.env, upstreams: this.upstreams }),
      waitUntil: (work) => this.ctx.waitUntil(work),
      schedule: () => this.#schedule(),
      sync: () => this.ctx.storage.sync(),
    });
    this.#wakeUp = createWakeUp(ctx, () => this.#schedule());
    void ctx.blockConcurrencyWhile(async () => {
      await this.#wakeUp.restore(Date.now());
      this.#schedule();
    });
  }

  /** `onStep` is called for each step that is done while the visitor waits. */
  async submit(submission: Submission, onStep?: (kind: StepKind) => unknown): Promise<Outcome> {
    const now = Date.now();
    const known = this.#find(submission, now);
    if (known && known.digest !== submission.digest) return { kind: 'conflict' };
    if (!known && !this.#hasRoom()) return { kind: 'no-room' };
    if (!known && this.#isOverQuota(submission)) return { kind: 'over-quota' };
    const giveUpAt = this.#findGiveUpAt(now);
    const intake = { env: this.env, store: this.#store };
    const entry = this.#writeWhole(() => takeIn(intake, submission, known, now, giveUpAt));
    if ('kind' in entry) return entry;
    if (!known && entry.state === 'held') {
      this.#schedule();
      this.ctx.waitUntil(reportHeld(this.env, this.#store, entry.reason ?? ''));
    }
    if (entry.reply) return this.#answer(submission, entry.reply);
    if (entry.state !== 'pending') return { kind: 'queued', key: entry.key };
    this.#wakeUp.by(now + safetyMs);
    if (this.#store.hasOlder(entry)) return this.#promise(entry);
    const delivery = this.#deliveries.begin(entry, onStep);
    const reply = await within(visitorPatienceMs, delivery.answered);
    if (!reply) return this.#promise(delivery.entry);
    await within(followUpPatienceMs, delivery.finished);
    return this.#answer(submission, reply);
  }

  /** A call about the contact of a lead that was queued. While the contact is not taken, it waits behind it. */
  async follow(leadKey: string, submission: Submission): Promise<Outcome> {
    const stored = this.#store.find(leadKey);
    if (!stored) return { kind: 'unknown-lead' };
    const entry = this.#deliveries.find(leadKey) ?? stored;
    const isRepeated = entry.steps.some((step) => step.key === submission.key);
    if (entry.state !== 'pending' && entry.subscriberId && !isRepeated)
      return this.submit({ ...submission, subscriberId: entry.subscriberId });
    if (!isRepeated && !this.#hasRoom()) return { kind: 'no-room' };
    if (!isRepeated && this.#isOverQuota(submission)) return { kind: 'over-quota' };
    const outcome = this.#writeWhole(() => {
      const full = isRepeated ? undefined : countIn(this.#store, submission);
      return full ? refuseAbove(full) : appendCall(entry, submission, () => this.#store.save(entry));
    });
    this.#schedule();
    return outcome;
  }

  /** Whether a lead could be stored now. */
  canStore(): boolean {
    if (!this.#hasRoom()) return false;
    try {
      this.#store.withRoom(() => this.#store.tryToWrite());
      return true;
    } catch {
      return false;
    }
  }

  /** How many leads wait to be delivered, since when (milliseconds since 1970), and how many wait for a person. */
  measure() {
    // An alarm that was set before the clock was set back is hours away.
    this.#schedule();
    return this.#store.measure();
  }

  watch() {
    return watchOutbox(this.#store);
  }

  /** Newest first. */
  list(state: EntryState, limit: number, filter: Filter = {}): Entry[] {
    return this.#store.list(limit, { ...filter, state });
  }

  /** The same for somebody who takes them along: all pages of a list are one action. */
  export(state: EntryState, limit: number, filter: Filter, by: string): Entry[] {
    const entries = this.list(state, limit, filter);
    if (entries.length > 0) this.#record({ by, did: 'exported', leads: entries.length }, 'before' in filter);
    return entries;
  }

  /** All leads of one person, newest first. `by`: who asks. */
  listPerson(email: string, by: string): Entry[] {
    const entries = this.#store.listPerson(email);
    this.#record({ by, did: 'searched a person', leads: entries.length });
    return entries;
  }

  /** One lead with all that its visitor said. `by`: who looks. */
  look(key: string, by: string): Entry | null {
    const entry = this.#store.find(key) ?? null;
    if (entry) this.#record({ by, did: 'looked at', leads: 1 });
    return entry;
  }

  /** What the office did, newest first. */
  listActions(): Action[] {
    return this.#store.actions.list();
  }

  #record(action: Omit<Action, 'at'>, isMore = false): void {
    this.#store.withRoom(() => this.#store.actions.add({ ...action, at: Date.now() }, isMore));
  }

  /**
   * Sends leads again: all dead letters, all that a ceiling held, or those with these keys. What looks like a robot's is
   * sent by its key alone: somebody looked at it. Answers how many.
   */
  retry(what: string[] | 'all' | { held: CeilingReason }, by = 'office'): number {
    const now = Date.now();
    const found = Array.isArray(what)
      ? what.flatMap((key) => this.#store.find(key) ?? [])
      : this.#store.listAll(what === 'all' ? { state: 'dead' } : { state: 'held', reason: what.held });
    let leads = 0;
    for (const entry of found) {
      if (entry.state === 'pending' || entry.state === 'delivered') continue;
      leads += 1;
      entry.history.push({ at: now, by, did: entry.state === 'held' ? 'released' : 'sent again' });
      reviveEntry(entry, now, this.#findGiveUpAt(now));
      entry.told = true;
      this.#store.save(entry);
    }
    this.#record({ by, did: 'sent again', leads });
    if (leads > 0) this.#wakeUp.by(now);
    return leads;
  }

  /** Erases the leads with these keys, or everything of one person. What is not yet sent of them is not sent. */
  erase(what: { keys: string[] } | { email: string }, by: string): number {
    const entries =
      'email' in what
        ? this.#store.listPerson(what.email)
        : what.keys.flatMap((key) => this.#store.find(key) ?? []);
    for (const { key } of entries)
      for (const step of this.#deliveries.find(key)?.steps ?? [])
        if (step.state === 'pending') step.state = 'skipped';
    this.#store.eraseKeys(entries.map(({ key }) => key));
    this.#record({ by, did: 'email' in what ? 'erased a person' : 'erased', leads: entries.length });
    return entries.length;
  }

  /** The leads that have not arrived, as JSON. */
  copy(): string {
    return copyLeads(this.ctx.storage.sql);
  }

  /** Adds the leads of a copy that are missing, and sends them again. Answers how many. */
  restore(copied: string, by: string): number {
    const leads = restoreLeads(this.ctx.storage, copied);
    this.#record({ by, did: 'restored', leads });
    this.#schedule();
    return leads;
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    await this.#wakeUp.guard(now + guardMs);
    try {
      for (const [state, keptMs] of this.#listKept()) this.#store.eraseFinished(state, now - keptMs);
      await this.#deliveries.drain();
    } catch (error) {
      log('error', 'The outbox failed', { error: error instanceof Error ? error.name : 'unknown' });
      this.#deliveries.pause(Date.now());
    }
    this.#schedule();
    await this.#wakeUp.endGuard();
  }

  /** Whether a new lead leaves room for the work on the others. */
  #hasRoom(): boolean {
    const isFull = () => this.ctx.storage.sql.databaseSize >= parseConfig(this.env).OUTBOX_MOST_BYTES;
    if (isFull()) this.#store.makeRoom();
    return !isFull();
  }

  /** All that `write` writes is on disk, or nothing of it. */
  #writeWhole<T>(write: () => T): T {
    return this.#store.withRoom(() => this.ctx.storage.transactionSync(write));
  }

  /** The entry of this submission, or of the one that it repeats. One that is under way is found in memory. */
  #find(submission: Submission, now: number): Entry | undefined {
    const found = this.#store.find(submission.key) ?? this.#store.findRepeated(submission, now);
    return found && (this.#deliveries.find(found.key) ?? found);
  }

  #isOverQuota(submission: Submission): boolean {
    const most = parseConfig(this.env).LEADS_QUOTA_PER_HOUR;
    if (most === 0) return false;
    const quota = { key: `${submission.source}:${submission.form}`, seconds: 3_600, most };
    return this.#store.withRoom(() => this.#store.quotas.take([quota])).full !== null;
  }

  #findGiveUpAt(now: number): number {
    return now + parseConfig(this.env).LEADS_GIVE_UP_HOURS * hourMs;
  }

  async #answer(submission: Submission, reply: MarketingReply): Promise<Outcome> {
    return { kind: 'answered', reply: await limitTelling(this.env, this.#store, submission, reply) };
  }

  /** From here on the visitor has been told that the lead was accepted. */
  #promise(entry: Entry): Outcome {
    entry.told = true;
    this.#store.saveOrLog(entry);
    return { kind: 'queued', key: entry.key };
  }

  /** What is erased by itself, and how long it is kept. A dead letter waits for a person. */
  #listKept(): [state: EntryState, keptMs: number][] {
    const { LEADS_RETENTION_DAYS, LEADS_HELD_DAYS } = parseConfig(this.env);
    const doneMs = LEADS_RETENTION_DAYS * dayMs;
    return [
      ['delivered', doneMs],
      ['refused', doneMs],
      ['held', LEADS_HELD_DAYS * dayMs],
    ];
  }

  #schedule(): void {
    const now = Date.now();
    const nextAt = this.#store.nextAt(now);
    const soonest = Math.max(this.#deliveries.pausedUntil(now), now + followUpPatienceMs);
    if (nextAt !== null) this.#wakeUp.by(Math.max(nextAt, soonest));
    for (const [state, keptMs] of this.#listKept()) {
      const finishedAt = this.#store.oldestFinishedAt(state);
      if (finishedAt !== null) this.#wakeUp.by(finishedAt + keptMs + hourMs);
    }
  }
}
