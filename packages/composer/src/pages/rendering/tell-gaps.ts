import { isWithin } from '@binnen/edge-kit/deadlines/is-before';
import { keepNewest } from '@binnen/edge-kit/tables/keep-newest';
import type { Composition } from '@binnen/platform/contract/composition';
import type { Gap } from '@binnen/platform/render-protocol';
import { log } from '@binnen/edge-kit/logging/log';
import type { Status } from '../../environment/status.ts';

/** A widget that pages lacked, and how often this isolate met the gap. */
type MetGap = Status['gaps'][number];

const mostGaps = 100;
/** The same gap is logged once a minute, and counted in between. */
const quietMilliseconds = 60_000;

// Keyed by releases and patterns; nothing of a visitor.
const met = new Map<string, MetGap & { toldAt: number }>();

/**
 * Logs and counts the gaps of a page. `mayQuote`: the render had no visitor's form in it, so messages may be logged.
 */
export const tellGaps = (
  composition: Composition,
  page: string | null,
  gaps: readonly Gap[],
  mayQuote: boolean,
): void => {
  const now = Date.now();
  for (const { widget, owner, reason, detail } of gaps) {
    const release = owner && `${owner}@${composition.releases[owner]?.version ?? '?'}`;
    const key = [composition.id, release, page, widget, reason].join(' ');
    const known = met.get(key) ?? { release, page, widget, reason, count: 0, lastAt: now, toldAt: -Infinity };
    const isLoud = !isWithin(now, known.toldAt, quietMilliseconds);
    const gap = { ...known, count: known.count + 1, lastAt: now, toldAt: isLoud ? now : known.toldAt };
    keepNewest(met, key, gap, mostGaps);
    const quoted = detail && mayQuote ? { detail } : {};
    const told = { composition: composition.id, release, page, widget, reason, count: gap.count, ...quoted };
    if (isLoud) log('warn', 'A page lacks a widget', told);
  }
};

/** The gaps since this isolate started, the latest last. */
export const listMetGaps = (): MetGap[] => [...met.values()].map(({ toldAt: _toldAt, ...gap }) => gap);
