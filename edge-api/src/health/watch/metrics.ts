import type { Bindings } from '../../environment/env.ts';
import { conditionNames, type Condition } from './conditions.ts';
import type { Facts } from './facts.ts';

type Sample = readonly [labels: Record<string, string>, value: number | null | undefined];

interface Metric {
  name: string;
  help: string;
  samples: Sample[];
}

/** A figure without labels. */
const one = (name: string, help: string, value: Sample[1]): Metric => ({
  name,
  help,
  samples: [[{}, value]],
});

/** Its name is `binnen_…` for Prometheus. */
const listMetrics = (facts: Facts, conditions: readonly Condition[]): Metric[] => {
  const { outbox, mail, renders } = facts;
  return [
    one('leads_storable', 'Whether the outbox can store a lead.', Number(facts.storesLeads)),
    {
      name: 'leads',
      help: 'Leads in the outbox, by state.',
      samples: (['pending', 'dead', 'held'] as const).map((state) => [{ state }, outbox?.[state]]),
    },
    one(
      'leads_oldest_pending_seconds',
      'How long the oldest lead waits; 0 when none waits.',
      outbox && (outbox.oldestPendingSeconds ?? 0),
    ),
    one('alert_mails', 'Mails of alerts that wait to be sent.', mail?.waiting),
    one(
      'alert_mails_oldest_seconds',
      'How long the oldest mail of an alert waits; 0 when none waits.',
      mail && (mail.oldestSeconds ?? 0),
    ),
    {
      name: 'renders_recent',
      help: 'Renders of the last five minutes in the isolate that answers: all, and failed by a release or the machine.',
      samples: (['all', 'failed', 'machine'] as const).map((outcome) => [{ outcome }, renders[outcome]]),
    },
    one('offer_age_seconds', 'Since the feed of homes was read.', facts.offerSeconds),
    one('copy_age_seconds', 'Since the stores were copied.', facts.copySeconds),
    {
      name: 'budget_spent_ratio',
      help: 'The part of the day’s budget of a paid service that is spent.',
      samples: Object.entries(facts.budgets ?? {}).map(([service, spent]) => [{ service }, spent]),
    },
    {
      name: 'condition',
      help: 'Whether this needs somebody: docs/runbook.md has an entry for each.',
      samples: conditionNames.map((condition) => [
        { condition },
        Number(conditions.some(({ name }) => name === condition)),
      ]),
    },
    {
      name: 'ceiling_taken_ratio',
      help: 'The part of a ceiling of what all visitors together send that is taken in its hour or day.',
      samples: Object.entries(facts.held?.ceilings ?? {}).map(([what, taken]) => [{ what }, taken]),
    },
    {
      name: 'circuit_open',
      help: 'Upstreams that the isolate that answers does not call now.',
      samples: facts.openCircuits.map((service) => [{ service }, 1]),
    },
  ];
};

const formatLabels = (labels: Record<string, string>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
};

/**
 * The facts in the Prometheus text format, version 0.0.4: all gauges.
 * https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export const formatMetrics = (facts: Facts, conditions: readonly Condition[]): string =>
  listMetrics(facts, conditions)
    .flatMap(({ name, help, samples }) => {
      const known = samples.filter(([, value]) => typeof value === 'number');
      if (known.length === 0) return [];
      const full = `binnen_${name}`;
      const lines = known.map(([labels, value]) => `${full}${formatLabels(labels)} ${value}`);
      return [`# HELP ${full} ${help}`, `# TYPE ${full} gauge`, ...lines];
    })
    .join('\n')
    .concat('\n');

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
