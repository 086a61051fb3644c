import { versionsOf } from '../../registry/stores/versions-of.ts';
import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import type { Composition } from '@binnen/platform/contract/composition';
import type { Gap, Rendered, ReadResult } from '@binnen/platform/render-protocol';
import type { Replay, ReplayKind } from '@binnen/platform/contract/replays';
import type { Bindings } from '../../environment/env.ts';
import { log } from '@binnen/edge-kit/logging/log';
import { redactText } from '@binnen/edge-kit/logging/redact';
import { listFrames } from '../../registry/stacks/list-frames.ts';
import { formatReplayId, keepReplay, slotMilliseconds } from './replay-store.ts';
import { findPattern } from '../../releases/compositions/find-pattern.ts';

/** A render of a composition, as the edge asked for it. */
export interface RenderedOnce {
  composition: Composition;
  /** As the render got it. */
  url: string;
  now: number;
  /** The replies that it read, or was given until it failed. */
  data: Record<string, ReadResult>;
}

/** The answer of a render, or its error. */
type Outcome = Pick<Rendered, 'status' | 'gaps' | 'fault' | 'pattern'> | { thrown: unknown };

/** The words and frames that are kept of a failure. */
interface Failure extends Pick<Replay, 'kind' | 'says' | 'status' | 'gaps'> {
  trace: string;
}

/** A fault is told as its message with the places behind it. */
const readMessage = (fault: string): string => {
  const at = fault.search(/ at (?:[^()]{1,160} \()?[\w-]+\.js:\d/);
  return at < 0 ? fault : fault.slice(0, at);
};

const describeGap = ({ widget, owner, reason, detail }: Gap): string =>
  `It lacks the widget "${widget}"${owner ? ` of ${owner}` : ''}: ${detail ? readMessage(detail) : reason}`;

const describeThrown = (thrown: unknown): Failure => {
  const { message, stack } = thrown instanceof Error ? thrown : { message: String(thrown), stack: '' };
  return { kind: 'server', says: message, status: null, gaps: [], trace: String(stack) };
};

/** Null for a page that lacks nothing. */
const findFailure = (outcome: Outcome): Failure | null => {
  if ('thrown' in outcome) return describeThrown(outcome.thrown);
  const { status, gaps = [], fault } = outcome;
  const tell = (kind: ReplayKind, says: string, trace = ''): Failure => ({
    kind,
    says,
    status,
    gaps: gaps.map(({ widget, owner, reason }) => ({ widget, owner, reason })),
    trace,
  });
  if (fault !== undefined) return tell('server', readMessage(fault), fault);
  if (status >= 500) return tell('data', `It answered ${status}, because the API did not answer.`);
  const [gap = gaps[0]] = gaps.filter(({ reason }) => reason !== 'no-data');
  if (!gap) return null;
  return tell(gap.reason === 'no-data' ? 'data' : 'gap', describeGap(gap), gap.detail);
};

const mostNames = 500;
// Names of failures, and when this isolate kept each of them; nothing of a visitor.
const keptAt = new Map<string, number>();

/** False when this isolate kept the same failure in these ten minutes: then nothing else is done. */
const isNew = (name: string, now: number): boolean => {
  const slot = Math.floor(now / slotMilliseconds);
  if (keptAt.get(name) === slot) return false;
  keepNewest(keptAt, name, slot, mostNames);
  return true;
};

/** A word in a search field may be a person's: what looks like one is not kept, and neither is its page. */
const looksPersonal = ({ pathname, searchParams }: URL): boolean =>
  [pathname, ...searchParams.values()].some((text) => {
    const plain = decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, ''));
    return redactText(plain) !== plain;
  });

/**
 * Keeps what it takes to render a page again, when it failed or lacks a part. Never called for a posted form. Resolves
 * after the page was answered; a failure to keep is logged and nothing else.
 */
export const keepFailure = async (
  env: Bindings,
  { composition, url, now, data }: RenderedOnce,
  outcome: Outcome,
): Promise<void> => {
  const failure = findFailure(outcome);
  if (!failure) return;
  try {
    const address = new URL(url);
    const pattern = 'thrown' in outcome ? findPattern(composition, address.pathname) : outcome.pattern;
    const name = { composition: composition.id, pattern, kind: failure.kind };
    const at = Date.now();
    if (looksPersonal(address) || !isNew(Object.values(name).join('\n'), at)) return;
    const { trace, ...rest } = failure;
    const versions = versionsOf(composition);
    const id = await formatReplayId(name, at);
    const stack = listFrames(trace, versions).map((frame) => ({ ...frame, source: null }));
    const path = address.pathname + address.search;
    const says = redactText(failure.says);
    await keepReplay(env.RELEASES, { ...rest, ...name, id, at, path, says, versions, url, now, data, stack });
    log('info', 'A failure can be replayed', { replay: id, composition: composition.id, page: pattern });
  } catch (error) {
    log('warn', 'A failure could not be kept for a replay', { reason: String(error) });
  }
};
