import { postWebhook } from '@binnen/edge-kit/webhooks/post-webhook';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { Bindings } from '../../environment/env.ts';
import { composer } from '../../site/composer.ts';
import { conditionNames, judge, limits, type Condition, type ConditionName } from './conditions.ts';
import { readFacts } from './facts.ts';
import { recordFacts } from './record.ts';

const minuteMs = 60_000;
/** A condition that wakes somebody is told again so often, until it is over. */
const repeatMs = 60 * minuteMs;
/** Over is what nobody saw for so long: the failures of an isolate are seen by that isolate alone. */
const overMs = 10 * minuteMs;

const toldKey = 'watch/told.json';
/** By condition: when it was told last and seen last, in milliseconds since 1970. */
const ToldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ toldAt: v.number(), seenAt: v.number() })),
);
type Told = v.InferOutput<typeof ToldSchema>;

/** In R2, whose reads see the last write: two isolates never tell the same. */
const readTold = async (env: Bindings): Promise<{ told: Told; etag?: string }> => {
  const object = await env.RELEASES.get(toldKey);
  if (!object) return { told: {} };
  const read = v.safeParse(ToldSchema, await object.text());
  return { told: read.success ? read.output : {}, etag: object.etag };
};

/** False when another isolate wrote since `etag`. */
const writeTold = async (env: Bindings, told: Told, etag: string | undefined): Promise<boolean> => {
  const onlyIf = etag ? { etagMatches: etag } : { etagDoesNotMatch: '*' };
  return (await env.RELEASES.put(toldKey, JSON.stringify(told), { onlyIf })) !== null;
};

const isConditionName = (name: string): name is ConditionName =>
  (conditionNames as readonly string[]).includes(name);

interface News {
  conditions: readonly Condition[];
  over: readonly ConditionName[];
}

const describeNews = ({ conditions, over }: News): string =>
  [
    ...conditions.map(({ name, level, says }) => `${level === 'wake' ? 'NOW' : 'Soon'}: ${says} (${name})`),
    ...over.map((name) => `Over: ${name}`),
  ].join('\n');

/** What is new since it was told last, and what the next one has to know of it. */
const findNews = (found: readonly Condition[], before: Told, now: number): News & { told: Told } => {
  const conditions = found.filter(({ name, level }) => {
    const at = before[name]?.toldAt;
    return at === undefined || (level === 'wake' && now - at >= repeatMs);
  });
  const told: Told = { ...before };
  for (const condition of found) {
    const toldAt = conditions.includes(condition) ? now : before[condition.name]?.toldAt;
    told[condition.name] = { toldAt: toldAt ?? now, seenAt: now };
  }
  const gone = Object.entries(told).flatMap(([name, { seenAt }]) => (now - seenAt >= overMs ? [name] : []));
  for (const name of gone) delete told[name];
  return { conditions, over: gone.filter(isConditionName), told };
};

/**
 * Tells `ALARM_WEBHOOK_URL` each condition once, again every hour while somebody has to be woken, and when it is over.
 * What the webhook does not take is told a minute later.
 */
const soundAlarms = async (env: Bindings, found: readonly Condition[]): Promise<void> => {
  const { ALARM_WEBHOOK_URL, SITE_ORIGIN } = parseConfig(env);
  if (!ALARM_WEBHOOK_URL) return;
  const { told: before, etag } = await readTold(env).catch(() => ({ told: {}, etag: undefined }));
  const { told, ...news } = findNews(found, before, Date.now());
  if (found.length + news.over.length === 0) return;
  const isFirst = await writeTold(env, told, etag).catch(() => true);
  if (!isFirst || news.conditions.length + news.over.length === 0) return;
  const text = `${new URL(SITE_ORIGIN).host}\n${describeNews(news)}\nWhat to do: docs/runbook.md`;
  const wasTaken = await postWebhook(ALARM_WEBHOOK_URL, 'needs-somebody', { text, ...news });
  if (wasTaken) return;
  const { etag: written } = await readTold(env).catch(() => ({ etag: undefined }));
  await writeTold(env, before, written).catch(() => false);
};

/** Looks whether all is well: once a minute, by the cron trigger. */
export const watch = async (env: Bindings): Promise<void> => {
  const facts = await readFacts(env);
  const conditions = judge(facts);
  recordFacts(env, facts, conditions);
  await soundAlarms(env, conditions);
};

let watchedAt = 0;

/** Sounds the alarm in the isolate that sees renders fail: the cron trigger runs in another one. */
export const watchRenders = (env: Bindings, context: Pick<ExecutionContext, 'waitUntil'>): void => {
  const { failed, machine } = composer.readRenders();
  if (Math.max(failed, machine) < limits.failedRenders || Date.now() - watchedAt < minuteMs) return;
  watchedAt = Date.now();
  context.waitUntil(readFacts(env).then((facts) => soundAlarms(env, judge(facts))));
};
