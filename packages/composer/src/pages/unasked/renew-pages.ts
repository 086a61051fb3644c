import { wait } from '@binnen/edge-kit/deadlines/deadline';
import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import {
  DuePageSchema,
  forgetShared,
  listDue,
  writeShared,
  type DuePage,
} from '@binnen/edge-kit/caching/shared-pages';
import type { Composition, Pointer } from '@binnen/platform/contract/composition';
import type { Context } from 'hono';
import * as v from 'valibot';
import { parseConfig } from '../../environment/config.ts';
import type { EdgeEnv } from '../../environment/env.ts';
import { readPointer } from '../../registry/pointer.ts';
import { findIsolates } from '../../renderer/isolates.ts';
import { formatGroup, splitPageKey } from '../page-key.ts';
import { hashHead, wouldMake } from '../page-makers.ts';
import { describeUnasked, LateDataError, workThrough } from './render-unasked.ts';

/** The next run comes after a minute. */
const mostMilliseconds = 40_000;
/** By then data that was purged is loaded; on a busy machine by the next run. */
const againMilliseconds = 1_500;

/** So long after a change a run may still find the pointer of before it. */
const lagMilliseconds = 120_000;

/**
 * In how many runs a page may fail: then it is left for the next change, or day. An upstream may be away for some minutes, and a
 * breaker that closes again lets one of a page's calls through at first.
 */
const mostFailures = { own: 2, data: 10 };

const progressKey = 'renewed-pages';
const LeftSchema = v.object({
  ...DuePageSchema.entries,
  /** In so many earlier runs it failed. */
  failures: v.optional(v.number(), 0),
});
type LeftPage = v.InferOutput<typeof LeftSchema>;
/** When pages were listed, at which revision of the pointer, with which head, and those that are left. */
const ProgressSchema = v.object({
  revision: v.number(),
  head: v.optional(v.string(), ''),
  at: v.number(),
  due: v.array(LeftSchema),
});

const renew = async (
  c: Context<EdgeEnv>,
  { key, expiration }: DuePage,
  composition: Composition,
  pointer: Pointer,
): Promise<void> => {
  const unasked = describeUnasked(c, splitPageKey(key).path, composition, { pointer });
  const page = (await unasked?.render()) ?? 'none';
  if (unasked && page !== 'none') await writeShared(c.env.CACHE, unasked.place.key, [page], expiration);
  // It is no page any more, or was kept before a change that made all anew.
  if (page === 'none' || unasked?.place.key !== key) await forgetShared(c.env.CACHE, key);
};

/**
 * Makes kept pages anew that would not be served any more, those first that were asked for last: after a promote those that it
 * changes, after a purge those that show the data, and all with other settings in their head or after midnight: a page may say
 * the date. At most `PAGES_RENEWED_A_MINUTE` in a run, which comes every minute. Without anything to do a run costs two reads.
 */
export const renewPages = async (c: Context<EdgeEnv>): Promise<void> => {
  const most = parseConfig(c.env).PAGES_RENEWED_A_MINUTE;
  const pointer = await readPointer(c.env);
  const composition = pointer?.composition;
  if (!most || !composition || !findIsolates(c.env)) return;
  const now = Date.now();
  const stored = v.safeParse(ProgressSchema, await c.env.CACHE.get(progressKey, { type: 'json' }));
  const last = stored.success ? stored.output : { revision: -1, head: '', at: 0, due: [] };
  const { findDay } = c.get('site');
  const head = hashHead(c.get('site'), c.env);
  const isNews =
    last.revision !== pointer.revision || last.head !== head || findDay(last.at) !== findDay(now);
  const isLate = last.revision > pointer.revision && isWithin(now, last.at, lagMilliseconds);
  if (isLate || (!isNews && last.due.length === 0)) return;
  const group = formatGroup(pointer.anew);
  const later = isNews
    ? (
        await listDue(c.env.CACHE, pointer.tagGenerations, (key, { storedAt, madeBy }) => {
          const { group: of, path } = splitPageKey(key);
          const isOfNow = of === group && madeBy.head === head && findDay(storedAt) === findDay(now);
          return isOfNow && wouldMake(composition, path, madeBy);
        })
      ).map((page): LeftPage => ({ ...page, failures: 0 }))
    : last.due;
  const { revision, at } = isNews ? { revision: pointer.revision, at: now } : last;
  const keepProgress = (due: LeftPage[]) =>
    c.env.CACHE.put(progressKey, JSON.stringify({ revision, head, at, due }));
  const left = later.splice(0, most);
  // Before they are made: a run that is ended must not begin with the same pages each time.
  await keepProgress(later);
  const until = now + mostMilliseconds;
  const allowed = new Map<LeftPage, number>();
  const renewOne = (page: LeftPage) =>
    renew(c, page, composition, pointer).catch((error: unknown) => {
      allowed.set(page, error instanceof LateDataError ? mostFailures.data : mostFailures.own);
      throw error;
    });
  const failed = await workThrough(left, until, renewOne);
  if (failed.length) await wait(againMilliseconds);
  // What was not tried again counts as failed too, so that the list ends.
  const lost = [...(await workThrough(failed, until, renewOne)), ...failed]
    .filter((page) => page.failures + 1 < (allowed.get(page) ?? mostFailures.own))
    .map((page) => ({ ...page, failures: page.failures + 1 }));
  // The others come first.
  if (left.length || lost.length) await keepProgress([...left, ...later, ...lost]);
};
