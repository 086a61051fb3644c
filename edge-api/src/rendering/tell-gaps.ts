import type { Composition } from '@binnen/contracts/composition';
import type { Gap } from '@binnen/contracts/render';
import { log } from '../logging/log.ts';
import { redactText } from '../logging/redact.ts';

/** A widget that a page lacked, as often as this isolate met it. */
export interface MetGap {
  /** The widget's release, or null when nobody offers it. */
  release: string | null;
  /** The pattern of the page that lacks it. */
  page: string | null;
  widget: string;
  reason: Gap['reason'];
  count: number;
  /** Milliseconds since 1970. */
  lastAt: number;
}

const mostGaps = 100;
/** The same gap is a line in the log once a minute, and a number in between. */
const quietMilliseconds = 60_000;

// Of releases and patterns, of no visitor.
const met = new Map<string, MetGap & { toldAt: number }>();

/** Logs and counts what a page lacks. `mayQuote`: no visitor's form was part of the render. */
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
    met.delete(key);
    const isLoud = now - known.toldAt >= quietMilliseconds;
    const gap = { ...known, count: known.count + 1, lastAt: now, toldAt: isLoud ? now : known.toldAt };
    met.set(key, gap);
    if (met.size > mostGaps) met.delete(met.keys().next().value!);
    if (isLoud)
      log('warn', 'A page lacks a widget', {
        composition: composition.id,
        release,
        page,
        widget,
        reason,
        count: gap.count,
        ...(detail && mayQuote ? { detail: redactText(detail) } : {}),
      });
  }
};

/** What pages lacked since this isolate began, the latest last. */
export const listMetGaps = (): MetGap[] => [...met.values()].map(({ toldAt: _toldAt, ...gap }) => gap);
