import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import { tellNews } from '@binnen/edge-kit/webhooks/tell-news';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { composer } from '../../site/composer.ts';
import { conditionNames, judge, limits, type Condition, type ConditionName } from './conditions.ts';
import { readFacts } from './facts.ts';
import { recordFacts } from './metrics.ts';

const minuteMs = 60_000;
/** A condition that wakes somebody is told again so often, until it is over. */
const repeatMs = 60 * minuteMs;
/** Over is what nobody saw for so long (an isolate's failures are seen by it alone), and nothing while a store is silent. */
const overMs = 10 * minuteMs;

const isConditionName = (name: string): name is ConditionName =>
  (conditionNames as readonly string[]).includes(name);

const describeNews = (conditions: readonly Condition[], over: readonly string[]): string =>
  [
    ...conditions.map(({ name, level, says }) => `${level === 'wake' ? 'NOW' : 'Soon'}: ${says} (${name})`),
    ...over.map((name) => `Over: ${name}`),
  ].join('\n');

/**
 * Tells `ALARM_WEBHOOK_URL` each condition once, again every hour while somebody has to be woken, and when it is over.
 * What the webhook does not take is told a minute later.
 */
const soundAlarms = async (env: Bindings, found: readonly Condition[]): Promise<void> => {
  const { ALARM_WEBHOOK_URL, SITE_ORIGIN } = parseConfig(env);
  await tellNews({
    store: env.RELEASES,
    key: 'watch/told.json',
    found,
    findRepeat: ({ level }) => (level === 'wake' ? repeatMs : null),
    isOver: (_, unseenMs) => unseenMs >= overMs && found.every(({ name }) => name !== 'a-store-is-silent'),
    tell: ({ found: conditions, over: gone }) => {
      const over = gone.filter(isConditionName);
      const text = `${new URL(SITE_ORIGIN).host}\n${describeNews(conditions, over)}\nWhat to do: docs/runbook.md`;
      return postWebhook(ALARM_WEBHOOK_URL, 'needs-somebody', { text, conditions, over });
    },
  });
};

const hasAlarm = (env: Bindings): boolean => parseConfig(env).ALARM_WEBHOOK_URL !== '';

/** Looks whether all is well, where that is told or kept: once a minute, by the cron trigger. */
export const watch = async (env: Bindings): Promise<void> => {
  if (!hasAlarm(env) && !env.METRICS) return;
  const facts = await readFacts(env);
  const conditions = judge(facts);
  recordFacts(env, facts, conditions);
  if (hasAlarm(env)) await soundAlarms(env, conditions);
};

let watchedAt = 0;

/** Sounds the alarm in the isolate that sees renders fail: the cron trigger runs in another one. */
export const watchRenders = (env: Bindings, context: Pick<ExecutionContext, 'waitUntil'>): void => {
  if (!hasAlarm(env)) return;
  const { failed, machine } = composer.readRenders();
  if (Math.max(failed, machine) < limits.failedRenders || isWithin(Date.now(), watchedAt, minuteMs)) return;
  watchedAt = Date.now();
  context.waitUntil(readFacts(env).then((facts) => soundAlarms(env, judge(facts))));
};
