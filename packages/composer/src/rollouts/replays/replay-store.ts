import {
  ReplaySchema,
  ReplaySummarySchema,
  type Replay,
  type ReplaySummary,
} from '@binnen/platform/contract/replays';
import * as v from 'valibot';
import type { Bindings } from '../../environment/env.ts';
import { replayFolder } from '../../registry/stores/stored-names.ts';
import { formatSha256 } from '@binnen/edge-kit/hashes/sha256';

type Store = Bindings['RELEASES'];

const day = 86_400_000;
/** The time in which one failure of a kind is kept. */
export const slotMilliseconds = 600_000;
const keptMilliseconds = 14 * day;
const mostListed = 200;
/** R2 takes 2 kB of metadata, percent-encoded here: a character may take nine bytes of it. */
const mostSays = 100;
const mostPath = 200;
/** The replies of a page are a tenth of this. */
const mostDataCharacters = 1_000_000;

/** Slots are counted down, because R2 lists its keys in order: the newest comes first. */
const lastSlot = 999_999_999;
const nameSlot = (at: number): string =>
  String(lastSlot - Math.floor(at / slotMilliseconds)).padStart(9, '0');
const startOf = (id: string): number => (lastSlot - Number(id.slice(0, 9))) * slotMilliseconds;

const keyOf = (id: string): string => `${replayFolder}${id}`;
const isKept = (id: string): boolean => startOf(id) + slotMilliseconds + keptMilliseconds > Date.now();

/** Two failures with the same name are the same one. */
export type FailureName = Pick<ReplaySummary, 'composition' | 'pattern' | 'kind'>;

/** The same failure has the same id for ten minutes, in every isolate. */
export const formatReplayId = async (name: FailureName, at: number): Promise<string> => {
  const hash = await formatSha256([name.composition, name.pattern ?? '', name.kind].join('\n'));
  return `${nameSlot(at)}-${hash.slice(0, 12)}`;
};

const summarise = (replay: Replay): ReplaySummary => ({
  ...v.parse(ReplaySummarySchema, replay),
  path: replay.path.slice(0, mostPath).toWellFormed(),
  says: replay.says.slice(0, mostSays).toWellFormed(),
});

/** Keeps a failure unless it was kept in these ten minutes already. */
export const keepReplay = async (store: Store, replay: Replay): Promise<void> => {
  const text = JSON.stringify(replay);
  const isLarge = text.length > mostDataCharacters;
  const summary = encodeURIComponent(JSON.stringify(summarise(replay)));
  await store.put(keyOf(replay.id), isLarge ? JSON.stringify({ ...replay, data: null }) : text, {
    onlyIf: { etagDoesNotMatch: '*' },
    httpMetadata: { contentType: 'application/json' },
    customMetadata: { summary },
  });
};

const parseSummary = ({ key, customMetadata }: R2Object): ReplaySummary[] => {
  try {
    const parsed = v.safeParse(
      ReplaySummarySchema,
      JSON.parse(decodeURIComponent(customMetadata?.['summary'] ?? '')),
    );
    return parsed.success && isKept(key.slice(replayFolder.length)) ? [parsed.output] : [];
  } catch {
    return [];
  }
};

/** The failures of the last 14 days, the newest first; at most 200. */
export const listReplays = async (env: Pick<Bindings, 'RELEASES'>): Promise<ReplaySummary[]> => {
  const { objects } = await env.RELEASES.list({
    prefix: replayFolder,
    limit: mostListed,
    include: ['customMetadata'],
  });
  return objects.flatMap(parseSummary);
};

/** Null for one that is not there, or older than 14 days. */
export const findReplay = async (env: Pick<Bindings, 'RELEASES'>, id: string): Promise<Replay | null> => {
  const stored = isKept(id) ? await env.RELEASES.get(keyOf(id)) : null;
  if (!stored) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReplaySchema), await stored.text());
  return parsed.success ? parsed.output : null;
};

/** Deletes what is older than 14 days: some hundreds at a time, by the clock of the edge. */
export const forgetReplays = async (env: Pick<Bindings, 'RELEASES'>): Promise<void> => {
  const oldest = nameSlot(Date.now() - keptMilliseconds);
  const { objects } = await env.RELEASES.list({
    prefix: replayFolder,
    startAfter: `${replayFolder}${oldest}~`,
    limit: 1_000,
  });
  if (objects.length) await env.RELEASES.delete(objects.map(({ key }) => key));
};
