import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { log } from '@binnen/edge-kit/logging/log';
import { logFailure } from '@binnen/edge-kit/logging/log-failure';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { findBackoff, longestBackoffMs } from '../outbox/lead/settle.ts';
import { hasTaken, keyHoldsMs, sendMail } from '@binnen/upstreams/brevo/client';
import { sendPush } from '@binnen/upstreams/push/client';
import type { AlertStore } from './store/alert-store.ts';
import type { Way } from './store/mails.ts';
import { composeMail } from './compose-mail.ts';
import { composePush } from './compose-push.ts';
import { readMatches, readPush, type AlertRow, type MailRow } from './store/rows.ts';

const hourMs = 3_600_000;
const drainMs = 20_000;
const drainWidth = 3;

/** `gone`: the browser takes no more. `open`: its service is not called for now. `stuck`: it is not written, or not made. */
type Sent = 'ok' | 'refused' | 'unreachable' | 'gone' | 'open' | 'stuck';

/**
 * Sends what may have arrived only when it did not: within minutes its key makes it the same message; later the service is
 * asked, and a message that it never took gets a new key.
 */
const isThere = async (env: Bindings, mail: MailRow, now: number): Promise<boolean> => {
  if (!mail.inDoubt || isWithin(now, mail.sentAt ?? 0, keyHoldsMs)) return false;
  if (await hasTaken(env, mail.key)) return true;
  Object.assign(mail, { key: crypto.randomUUID(), sentAt: null, inDoubt: 0 });
  return false;
};

/** The message, ready to be sent. A push that may have arrived is sent again: its tag makes the browser show it once. */
const prepare = async (
  env: Bindings,
  store: AlertStore,
  alert: AlertRow,
  mail: MailRow,
): Promise<() => Promise<Sent>> => {
  const matches = readMatches(mail);
  const browser = readPush(alert);
  if (browser) {
    const message = await composePush(env, alert, matches ?? [], mail.key);
    return async () => {
      if (!(await sendPush(env, browser, message))) return 'gone';
      store.reach.reached(alert.email);
      return 'ok';
    };
  }
  if (await isThere(env, mail, Date.now())) return async () => 'ok';
  const message = await composeMail(env, alert, matches);
  return async () => ((await sendMail(env, message, mail.key)) ? 'ok' : 'refused');
};

const trySend = async (env: Bindings, store: AlertStore, alert: AlertRow, mail: MailRow): Promise<Sent> => {
  mail.attempts += 1;
  mail.nextAt = Date.now() + findBackoff(mail.attempts - 1);
  store.saveMail(mail);
  let { inDoubt } = mail;
  try {
    const send = await prepare(env, store, alert, mail);
    // It was ended meanwhile.
    if (!store.find(alert.id)) return 'ok';
    ({ inDoubt } = mail);
    Object.assign(mail, { sentAt: mail.sentAt ?? Date.now(), inDoubt: 1 });
    store.saveMail(mail);
    return await send();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!error.unanswered) {
      mail.inDoubt = inDoubt;
      store.saveMail(mail);
    }
    if (error.reason === 'open') return 'open';
    logFailure('A message of an alert was not taken', error);
    const isSilent = error.unanswered && error.reason !== 'status' && error.reason !== 'malformed';
    // Without a place for the call, nothing was tried.
    const isTried = isSilent || error.reason !== 'timeout';
    if (!readPush(alert) || !isTried || store.reach.failed(alert.email, isSilent, Date.now()))
      return 'unreachable';
    return 'gone';
  }
};

/** The longest that a mail is tried; then its homes wait for the next one. */
const mayGiveUp = (env: Bindings, { plannedAt }: MailRow): boolean =>
  Date.now() - plannedAt > parseConfig(env).LEADS_GIVE_UP_HOURS * hourMs;

const deliver = async (env: Bindings, store: AlertStore, mail: MailRow): Promise<Sent> => {
  const alert = store.find(mail.alert);
  if (!alert) return 'ok';
  const sent = await trySend(env, store, alert, mail).catch((error: unknown): Sent => {
    log('error', 'A mail could not be made', { error: error instanceof Error ? error.name : 'unknown' });
    return 'stuck';
  });
  if (sent === 'gone') {
    store.hold(alert.email, Date.now());
    log('info', 'A browser takes no more push: its alerts wait for another subscription', { seq: mail.seq });
  }
  if (sent === 'ok') store.endMail(mail.seq, Date.now());
  if (sent === 'refused' || (['unreachable', 'open', 'stuck'].includes(sent) && mayGiveUp(env, mail))) {
    log('error', 'A mail of an alert was given up', { seq: mail.seq, why: sent });
    store.giveUp(mail, readMatches(mail) ?? [], Date.now() + 24 * hourMs);
  }
  return sent;
};

const sendWay = async (env: Bindings, store: AlertStore, way: Way): Promise<boolean> => {
  const since = Date.now();
  while (isWithin(Date.now(), since, drainMs)) {
    const mails = store.listMails(way, Date.now(), longestBackoffMs, drainWidth);
    if (mails.length === 0) return true;
    const sent = await Promise.all(mails.map((mail) => deliver(env, store, mail)));
    // A push service is one of many, and its circuit is its own. On a full disk the same would be due for ever.
    if (sent.includes('stuck') || (way === 'mail' && sent.includes('open'))) return false;
  }
  return true;
};

/**
 * Sends what is due, some at a time, for a while: mail and pushes side by side, so that neither waits for the other. False: no
 * mail can be sent now, or nothing can be written.
 */
export const sendDue = async (env: Bindings, store: AlertStore): Promise<boolean> =>
  (await Promise.all([sendWay(env, store, 'mail'), sendWay(env, store, 'push')])).every(Boolean);
