import type { Alert, AlertAction, AskedFrequency } from '@binnen/contracts/alerts/alert';
import { withDay } from '@binnen/contracts/alerts/alert-form';
import { log } from '@binnen/edge-kit/logging/log';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { createWithRoom } from '../outbox/disk/full-disk.ts';
import { createWakeUp } from '../outbox/wake-up.ts';
import { createAlertStore } from './store/alert-store.ts';
import { copyAlerts, restoreAlerts } from './store/copy.ts';
import { createRenewal } from './store/renew-copies.ts';
import { followOffer, lookAtOffer } from './look.ts';
import { readPush, readWords, type AlertRow, type SignedUp, type Wish } from './store/rows.ts';
import { findNext } from './schedule.ts';
import { sendDue } from './send-mail.ts';

/** An alarm that a crash interrupted begins again after this: longer than it works. */
const guardMs = 60_000;
/** The alarm begins no sooner than this after another, and while nothing can be sent than that. */
const leastMs = 300;
const pauseMs = 10_000;

const describeFrequency = (row: AlertRow): Pick<Alert, 'frequentie' | 'dag'> => {
  const chosen = withDay(row.frequentie);
  return chosen === 'direct' || chosen === 'dagelijks'
    ? { frequentie: chosen }
    : { frequentie: 'wekelijks', dag: chosen };
};

const describe = (row: AlertRow): Alert => ({
  staat: row.staat,
  ...describeFrequency(row),
  woorden: readWords(row),
  lijst: row.lijst,
  ...(readPush(row) ? { kanaal: 'push' } : {}),
});

const findState = (staat: Alert['staat'], action: AlertAction): Alert['staat'] => {
  if (action === 'bevestig' && staat === 'onbevestigd') return 'actief';
  if (action === 'hervat' && staat === 'gepauzeerd') return 'actief';
  return action === 'pauzeer' && staat === 'actief' ? 'gepauzeerd' : staat;
};

/**
 * The work of the alerts' object. What is told and the mail that tells it are on disk together before anything is sent. The
 * alarm does all work, and each run of the cron trigger wakes it.
 */
export const openAlertBook = async (ctx: DurableObjectState, env: Bindings) => {
  const { storage } = ctx;
  const store = createAlertStore(storage);
  const withRoom = createWithRoom(store.makeRoom);
  const renewCopies = createRenewal(env, storage.sql);
  let canSend = true;
  const schedule = (): void => {
    const now = Date.now();
    const nextAt = store.nextAt(now);
    if (nextAt !== null) wakeUp.by(Math.max(nextAt, now + (canSend ? leastMs : pauseMs)));
  };
  const wakeUp = createWakeUp(ctx, schedule);
  await wakeUp.restore(Date.now());
  schedule();

  const send = async (): Promise<void> => {
    store.eraseOld(Date.now());
    canSend = await sendDue(env, store);
    if (!store.hasGone(Date.now())) return;
    const erased = await renewCopies(() => store.eraseGone(Date.now()));
    log('info', 'Browsers took no more push for two weeks: their alerts ended', { erased });
  };
  return {
    isAgain: (wish: Wish): boolean => store.isAgain(wish, Date.now()),
    /**
     * Null when there is no room. `full`: of what the address has too many, so that nothing was kept or mailed. A browser's
     * alert is on at once, as its permission was the question.
     */
    signUp: async (wish: Wish): Promise<SignedUp | null> => {
      if (storage.sql.databaseSize >= parseConfig(env).OUTBOX_MOST_BYTES) return null;
      // What is on offer now is no news for it.
      await followOffer({ env, ctx }, store);
      const now = Date.now();
      const isPush = readPush(wish) !== undefined;
      const signedUp = withRoom(() =>
        storage.transactionSync(() => {
          const done = store.signUp(wish, now, !isPush);
          if (isPush && done.id)
            store.change(done.id, { ...wish, staat: 'actief' }, findNext(wish.frequentie, now));
          return done;
        }),
      );
      wakeUp.by(now);
      return signedUp;
    },
    /** The alerts of a subscription go on with another one. Answers how many. */
    renewPush: async (from: string, to: string): Promise<{ renewed: number }> => {
      const renewed = store.has(from) ? await renewCopies(() => withRoom(() => store.renew(from, to))) : 0;
      wakeUp.by(Date.now());
      return { renewed };
    },
    /** Null: there is none (any more). */
    find: (id: string): Alert | null => {
      const row = store.find(id);
      return row ? describe(row) : null;
    },
    /** Answers what the alert is now; null once it has ended, with all that was known of it. */
    change: async (id: string, action: AlertAction, frequency?: AskedFrequency): Promise<Alert | null> => {
      const row = store.find(id);
      if (!row) return null;
      if (action === 'stop') {
        await renewCopies(() => store.erase('id = ?', id));
        return null;
      }
      const frequentie = frequency ?? row.frequentie;
      const changed = { ...row, frequentie, staat: findState(row.staat, action) };
      withRoom(() => store.change(id, changed, findNext(frequentie, Date.now())));
      wakeUp.by(Date.now());
      return describe(changed);
    },
    /** Looks at the offer, and sends what it has for somebody. */
    wake: (): void => wakeUp.by(Date.now()),
    listPerson: (email: string): (Alert & { sinds: number })[] =>
      store.listPerson(email).map((row) => ({ ...describe(row), sinds: row.since })),
    erasePerson: (email: string): number => store.erase('email = ?', email.toLowerCase()),
    measure: store.measure,
    copy: (): string => copyAlerts(storage.sql),
    /** Answers how many alerts were missing. */
    restore: (text: string): number => {
      const restored = restoreAlerts(storage, text);
      wakeUp.by(Date.now());
      return restored;
    },
    alarm: async (): Promise<void> => {
      await wakeUp.guard(Date.now() + guardMs);
      for (const work of [send, () => lookAtOffer({ env, ctx }, store), send])
        await work().catch((error: unknown) =>
          log('error', 'The alerts failed', { error: error instanceof Error ? error.name : 'unknown' }),
        );
      schedule();
      await wakeUp.endGuard();
    },
  };
};
export type AlertBook = Awaited<ReturnType<typeof openAlertBook>>;
