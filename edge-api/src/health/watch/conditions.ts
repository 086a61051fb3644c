import { limitedKinds } from '../../protection/limit.ts';
import type { Facts } from './facts.ts';

const minute = 60;
/** The cron trigger delivers, copies and refreshes every four minutes. */
export const limits = {
  leadWaits: 5 * minute,
  turnedDown: 3,
  mailWaits: 60 * minute,
  cronStops: 15 * minute,
  offerOld: 30 * minute,
  failedRenders: 5,
  failedShare: 0.05,
  machineFailures: 5,
} as const;

/** `wake`: visitors or leads are hurt now. `soon`: a person has to look at it in office hours. */
export type Level = 'wake' | 'soon';

export interface Condition {
  /** Also the name of its entry in docs/runbook.md. */
  name: ConditionName;
  level: Level;
  /** What is wrong, in one sentence with its figures. */
  says: string;
}

const formatMinutes = (seconds: number): string => `${Math.floor(seconds / minute)} min`;

const levels = {
  'leads-are-refused': 'wake',
  'leads-wait': 'wake',
  'leads-need-a-person': 'soon',
  'leads-are-turned-down': 'soon',
  'a-ceiling-is-reached': 'soon',
  'leads-are-held': 'soon',
  'suspects-are-held': 'soon',
  'held-leads-have-no-room': 'soon',
  'alerts-wait': 'soon',
  'pages-fail': 'wake',
  'the-renderer-is-lost': 'wake',
  'the-cron-stopped': 'wake',
  'the-offer-is-old': 'soon',
  'an-upstream-is-gone': 'soon',
  'a-budget-is-spent': 'soon',
  'a-store-is-silent': 'wake',
} as const satisfies Record<string, Level>;
export type ConditionName = keyof typeof levels;
export const conditionNames = Object.keys(levels) as ConditionName[];

const judgeLeads = ({ storesLeads, outbox, mail }: Facts) => ({
  'leads-are-refused': storesLeads
    ? null
    : 'The outbox cannot store a lead: forms answer with a telephone number.',
  'leads-wait':
    (outbox?.oldestPendingSeconds ?? 0) > limits.leadWaits
      ? `${outbox?.pending} leads wait to be delivered, the oldest for ${formatMinutes(outbox?.oldestPendingSeconds ?? 0)}.`
      : null,
  'leads-need-a-person': outbox?.dead
    ? `${outbox.dead} leads could not be delivered: a person has to look at them.`
    : null,
  'alerts-wait':
    (mail?.oldestSeconds ?? 0) > limits.mailWaits
      ? `${mail?.waiting} mails of alerts wait to be sent, the oldest for ${formatMinutes(mail?.oldestSeconds ?? 0)}.`
      : null,
});

/** Each is told at once, and nobody is woken. */
const judgeHeld = ({ held }: Facts) => {
  const { aboveCeiling = 0, suspect = 0, refused = 0, turnedDown = 0, ceilings = {} } = held ?? {};
  const reached = limitedKinds.filter((what) => (ceilings[what] ?? 0) >= 1);
  return {
    'a-ceiling-is-reached': reached.length
      ? `All visitors together sent as many as may be sent for now: ${reached.join(', ')}. Forms are held, calls are refused.`
      : null,
    'leads-are-turned-down':
      turnedDown >= limits.turnedDown
        ? `The marketing service refused the last ${turnedDown} people: they saw that it failed.`
        : null,
    'leads-are-held': aboveCeiling
      ? `${aboveCeiling} leads are held because many were sent: a person has to look and send them.`
      : null,
    'suspects-are-held': suspect
      ? `${suspect} leads are held because they look like a robot’s: a person has to look at them.`
      : null,
    'held-leads-have-no-room': refused
      ? `${refused} leads that were to be held had no room in this hour: their senders were asked to phone.`
      : null,
  };
};

const judgePages = ({ renders: { all, failed, machine } }: Facts) => ({
  'pages-fail':
    failed >= limits.failedRenders && failed > all * limits.failedShare
      ? `${failed} of ${all} renders failed in five minutes, by the code of a release.`
      : null,
  'the-renderer-is-lost':
    machine >= limits.machineFailures
      ? `${machine} renders failed in five minutes because of the machine.`
      : null,
});

const judgeData = ({ copySeconds, offerSeconds, openCircuits, budgets, outbox, mail }: Facts) => {
  const spent = Object.entries(budgets ?? {}).flatMap(([service, part]) => (part >= 1 ? [service] : []));
  const isSilent = [copySeconds, offerSeconds].includes(undefined) || outbox === null || !mail || !budgets;
  return {
    'the-cron-stopped':
      copySeconds === null || (copySeconds ?? 0) > limits.cronStops
        ? `The last copy of the stores is ${copySeconds === null ? 'older than an hour' : `${formatMinutes(copySeconds ?? 0)} old`}: the cron trigger does not run, or cannot write.`
        : null,
    'the-offer-is-old':
      offerSeconds === null || (offerSeconds ?? 0) > limits.offerOld
        ? `The homes on the site are ${offerSeconds === null ? 'not there' : `${formatMinutes(offerSeconds ?? 0)} old`}.`
        : null,
    'an-upstream-is-gone': openCircuits.length
      ? `No calls are made now to ${openCircuits.join(', ')}.`
      : null,
    'a-budget-is-spent': spent.length ? `The day’s budget is spent of ${spent.join(', ')}.` : null,
    'a-store-is-silent': isSilent
      ? 'The outbox, the alerts, the exact counts, KV or R2 does not answer within two seconds.'
      : null,
  };
};

/** What needs somebody, the worst first. Empty: all is well. */
export const judge = (facts: Facts): Condition[] => {
  const said: Record<ConditionName, string | null> = {
    ...judgeLeads(facts),
    ...judgeHeld(facts),
    ...judgePages(facts),
    ...judgeData(facts),
  };
  return conditionNames
    .flatMap((name) => (said[name] === null ? [] : [{ name, level: levels[name], says: said[name] }]))
    .toSorted((one, other) => Number(other.level === 'wake') - Number(one.level === 'wake'));
};
