import type { Bindings } from '../../environment/env.ts';
import type { Condition } from './conditions.ts';
import type { Facts } from './facts.ts';
import { listMetrics } from './metrics.ts';

/** What Analytics Engine takes of one run of a Worker. */
const mostPoints = 25;

/**
 * Keeps the figures for three months, where the Worker has a dataset: `blob1` is the metric, `blob2` its label,
 * `double1` its value. Of the conditions only those that are met.
 * https://developers.cloudflare.com/analytics/analytics-engine/
 */
export const recordFacts = ({ METRICS }: Bindings, facts: Facts, conditions: readonly Condition[]): void => {
  const points = listMetrics(facts, conditions).flatMap(({ name, samples }) =>
    samples.flatMap(([labels, value]) =>
      typeof value === 'number' && (name !== 'condition' || value > 0)
        ? [{ indexes: [name], blobs: [name, Object.values(labels)[0] ?? ''], doubles: [value] }]
        : [],
    ),
  );
  for (const point of points.slice(0, mostPoints)) METRICS?.writeDataPoint(point);
};
