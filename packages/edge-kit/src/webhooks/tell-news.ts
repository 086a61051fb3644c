import * as v from 'valibot';
import { isWithin } from '../deadlines/is-before.ts';
import { logFailure } from '../logging/log-failure.ts';
import { askStore } from '../problems/ask-store.ts';

/** By name: when it was told last and seen last, in milliseconds since 1970. */
const ToldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ toldAt: v.number(), seenAt: v.number() })),
);
type Told = v.InferOutput<typeof ToldSchema>;

interface Telling<Found extends { name: string }> {
  /** R2 keeps what was told: its reads see the last write, so two isolates never tell the same. */
  store: R2Bucket;
  key: string;
  /** What is wrong now. */
  found: readonly Found[];
  /** So often it is told again; null: once. */
  findRepeat: (found: Found) => number | null;
  /** Whether a name that nobody saw for so long is over. */
  isOver: (name: string, milliseconds: number) => boolean;
  /** Whether it was taken; else it is told the next time. `over`: the names of what was told and is over. */
  tell: (news: { found: Found[]; over: string[] }) => Promise<boolean>;
}

const read = async (store: R2Bucket, key: string): Promise<{ told: Told; etag?: string }> => {
  const object = await askStore('R2', store.get(key));
  if (!object) return { told: {} };
  const found = v.safeParse(ToldSchema, await askStore('R2', object.text()));
  return { told: found.success ? found.output : {}, etag: object.etag };
};

/** False when another isolate wrote since `etag`. */
const write = async (
  store: R2Bucket,
  key: string,
  told: Told,
  etag: string | undefined,
): Promise<boolean> => {
  const onlyIf = etag ? { etagMatches: etag } : { etagDoesNotMatch: '*' };
  return (await askStore('R2', store.put(key, JSON.stringify(told), { onlyIf }))) !== null;
};

/** Told by this isolate, by key: while R2 is down, not all is told again each minute. */
const lastTold = new Map<string, Told>();

/** Tells each thing that is wrong once, or again after a while, and when it is over. */
export const tellNews = async <Found extends { name: string }>({
  store,
  key,
  found,
  findRepeat,
  isOver,
  tell,
}: Telling<Found>): Promise<void> => {
  const now = Date.now();
  const unread = () => ({ told: lastTold.get(key) ?? {}, etag: undefined });
  const { told: before, etag } = await read(store, key).catch(unread);
  const isNew = (each: Found): boolean => {
    const at = before[each.name]?.toldAt;
    const repeat = findRepeat(each);
    return at === undefined || (repeat !== null && !isWithin(now, at, repeat));
  };
  const news = found.filter(isNew);
  const told: Told = { ...before };
  for (const each of found)
    told[each.name] = { toldAt: isNew(each) ? now : (before[each.name]?.toldAt ?? now), seenAt: now };
  const over = Object.entries(told).flatMap(([name, { seenAt }]) =>
    now !== seenAt && isOver(name, Math.abs(now - seenAt)) ? [name] : [],
  );
  for (const name of over) delete told[name];
  if (found.length + over.length === 0) return;
  lastTold.set(key, told);
  const isFirst = await write(store, key, told, etag).catch(() => true);
  if (!isFirst || news.length + over.length === 0) return;
  const isTaken = await tell({ found: news, over }).catch((error: unknown) => {
    logFailure('What is wrong could not be described', error);
    return false;
  });
  if (isTaken) return;
  lastTold.set(key, before);
  const { etag: written } = await read(store, key).catch(unread);
  await write(store, key, before, written).catch(() => false);
};
