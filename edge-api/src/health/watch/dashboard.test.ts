import { parser } from '@prometheus-io/lezer-promql';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import dashboard from '../../../../docs/grafana/dashboard.json';
import runbook from '../../../../docs/runbook.md?raw';
import { formatMetrics } from './metrics.ts';

const facts = {
  storesLeads: true,
  outbox: { pending: 1, oldestPendingSeconds: 1, dead: 0, held: 0 },
  held: { used: {}, aboveCeiling: 0, suspect: 0, refused: 0, turnedDown: 0, ceilings: { leads: 0.5 } },
  mail: { waiting: 0, oldestSeconds: null },
  openCircuits: ['valuation' as const],
  offerSeconds: 1,
  copySeconds: 1,
  budgets: { streetview: 0.5 },
  renders: { all: 1, failed: 0, machine: 0 },
};

/** The labels of each metric that the edge prints. */
const readPrinted = (): Map<string, Set<string>> => {
  const printed = new Map<string, Set<string>>();
  for (const line of formatMetrics(facts, []).split('\n')) {
    const [, name, labels = ''] = /^(binnen_\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name) printed.set(name, new Set([...labels.matchAll(/(\w+)=/g)].map(([, label]) => label ?? '')));
  }
  return printed;
};

/** The names in an expression, by Prometheus' own grammar; throws where it does not parse. */
const readExpression = (text: string) => {
  const found = { metrics: new Set<string>(), labels: new Set<string>() };
  parser.parse(text).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${text}`);
      if (name === 'Identifier') found.metrics.add(text.slice(from, to));
      if (name === 'LabelName') found.labels.add(text.slice(from, to));
    },
  });
  return found;
};

const LevelSchema = v.object({
  properties: v.tuple([
    v.object({ value: v.object({ steps: v.tuple([v.unknown(), v.object({ value: v.number() })]) }) }),
  ]),
});
const DashboardSchema = v.object({
  panels: v.array(
    v.object({
      title: v.string(),
      gridPos: v.object({ x: v.number(), y: v.number(), w: v.number(), h: v.number() }),
      fieldConfig: v.object({ overrides: v.array(LevelSchema) }),
      targets: v.array(v.object({ expr: v.string(), refId: v.string() })),
    }),
  ),
});
const { panels } = v.parse(DashboardSchema, dashboard);
const expressions = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));

test.each(expressions)('%s asks for what the edge prints: %s', (_, expression) => {
  const printed = readPrinted();
  const { metrics, labels } = readExpression(expression);
  expect(metrics.size).toBeGreaterThan(0);
  const known = new Set(['instance', ...[...metrics].flatMap((name) => [...(printed.get(name) ?? [])])]);
  for (const name of metrics) expect([...printed.keys()]).toContain(name);
  for (const label of labels) expect([...known]).toContain(label);
});

test('the dashboard shows each metric, and its panels do not lie over each other', () => {
  const shown = new Set(expressions.flatMap(([, expression]) => [...readExpression(expression).metrics]));
  expect([...shown].toSorted()).toEqual([...readPrinted().keys()].toSorted());
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('the dashboard turns red where a service level of the runbook is not kept', () => {
  const promised = [...runbook.matchAll(/^\| (?:pages|API|leads): .*? \| ([\d.]+) %/gm)].map(
    ([, share]) => share,
  );
  const limits =
    panels.at(-1)?.fieldConfig.overrides.map(({ properties: [{ value }] }) => value.steps[1].value) ?? [];
  expect(promised).toHaveLength(4);
  expect(limits.map((limit) => String(Number((limit * 100).toFixed(2))))).toEqual(promised);
});
