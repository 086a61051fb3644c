import { DurableObject } from 'cloudflare:workers';
import type { Alert, AlertAction, Frequency } from '@binnen/contracts/alerts/alert';
import { addRows, replaceRows, type Tables } from '@binnen/edge-kit/tables/sql-tables';
import { log } from '@binnen/edge-kit/logging/log';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { createWithRoom, type WithRoom } from '../outbox/disk/full-disk.ts';
import { createWakeUp } from '../outbox/wake-up.ts';
import { createAlertStore, type AlertStore } from './alert-store.ts';
import { readWords, type AlertRow, type Wish } from './rows.ts';
import { findNext } from './schedule.ts';

/** An alarm that a crash interrupted begins again after this: longer than it works. */
const guardMs = 60_000;
/** … and while nothing can be sent it begins no sooner than this. */
const pauseMs = 10_000;

const describe = (row: AlertRow): Alert => ({
  staat: row.staat,
  frequentie: row.frequentie,
  woorden: readWords(row),
  lijst: row.lijst,
});

const findState = (staat: Alert['staat'], action: AlertAction): Alert['staat'] => {
  if (action === 'bevestig' && staat === 'onbevestigd') return 'actief';
  if (action === 'hervat' && staat === 'gepauzeerd') return 'actief';
  return action === 'pauzeer' && staat === 'actief' ? 'gepauzeerd' : staat;
};

/**
 * All alerts, and the only place of their addresses. What is told and the mail that tells it are on disk together before
 * anything is sent. The alarm does all work, and each run of the cron trigger wakes it.
 */
export class Alerts extends DurableObject<Bindings> {
  readonly #store: AlertStore;
  #canSend = true;
  readonly #withRoom: WithRoom;
  readonly #wakeUp: ReturnType<typeof createWakeUp>;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#store = createAlertStore(ctx.storage);
    this.#withRoom = createWithRoom(() => this.#store.makeRoom());
    this.#wakeUp = createWakeUp(ctx, () => this.#schedule());
    void ctx.blockConcurrencyWhile(async () => {
      await this.#wakeUp.restore(Date.now());
      this.#schedule();
    });
  }

  /** False when there is no room. Nothing in the answer says whether the address was known. */
  async signUp(wish: Wish): Promise<boolean> {
    if (this.ctx.storage.sql.databaseSize >= parseConfig(this.env).OUTBOX_MOST_BYTES) return false;
    // What is on offer now is no news for it.
    await this.#look('followOffer');
    const now = Date.now();
    this.#withRoom(() => this.#store.signUp({ ...wish, email: wish.email.toLowerCase() }, now));
    this.#wakeUp.by(now);
    return true;
  }

  /** Null: there is none (any more). */
  find(id: string): Alert | null {
    const row = this.#store.find(id);
    return row ? describe(row) : null;
  }

  /** Answers what the alert is now; null once it has ended, with all that was known of it. */
  change(id: string, action: AlertAction, frequency?: Frequency): Alert | null {
    const row = this.#store.find(id);
    if (!row) return null;
    if (action === 'stop') {
      this.#store.erase('id = ?', id);
      return null;
    }
    const frequentie = frequency ?? row.frequentie;
    const changed = { ...row, frequentie, staat: findState(row.staat, action) };
    this.#withRoom(() => this.#store.change(id, changed, findNext(frequentie, Date.now())));
    this.#wakeUp.by(Date.now());
    return describe(changed);
  }

  /** Looks at the offer, and sends what it has for somebody. */
  wake(): void {
    this.#wakeUp.by(Date.now());
  }

  listPerson(email: string): (Alert & { sinds: number })[] {
    return this.#store.listPerson(email).map((row) => ({ ...describe(row), sinds: row.since }));
  }

  erasePerson(email: string): number {
    return this.#store.erase('email = ?', email.toLowerCase());
  }

  copy(): string {
    return this.#store.copy();
  }

  /** Adds the alerts of a copy that are missing; what was known of the offer becomes what it was. Answers how many. */
  restore(text: string): number {
    const { alerts = [], told = [], homes = [], offers = [] } = JSON.parse(text) as Tables;
    const { storage } = this.ctx;
    const restored = storage.transactionSync(() => {
      replaceRows(storage.sql, 'homes', homes);
      replaceRows(storage.sql, 'offers', offers);
      addRows(storage.sql, 'told', told);
      return addRows(storage.sql, 'alerts', alerts);
    });
    this.#wakeUp.by(Date.now());
    return restored;
  }

  override async alarm(): Promise<void> {
    await this.#wakeUp.guard(Date.now() + guardMs);
    for (const work of [() => this.#send(), () => this.#look('lookAtOffer'), () => this.#send()])
      await work().catch((error: unknown) =>
        log('error', 'The alerts failed', { error: error instanceof Error ? error.name : 'unknown' }),
      );
    this.#schedule();
    await this.#wakeUp.endGuard();
  }

  /** What it works with is evaluated when there is work: a Worker that answers a page needs none of it. */
  async #send(): Promise<void> {
    this.#store.eraseOld(Date.now());
    const { sendDue } = await import('./send-mail.ts');
    this.#canSend = await sendDue(this.env, this.#store);
  }

  async #look(work: 'followOffer' | 'lookAtOffer'): Promise<void> {
    const looking = await import('./look.ts');
    await looking[work]({ env: this.env, ctx: this.ctx }, this.#store);
  }

  #schedule(): void {
    const now = Date.now();
    const nextAt = this.#store.nextAt(now);
    const soonest = now + (this.#canSend ? 300 : pauseMs);
    if (nextAt !== null) this.#wakeUp.by(Math.max(nextAt, soonest));
  }
}
