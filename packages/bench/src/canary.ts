/**
 * Canaries by simulation: how often one that is no worse is rolled back, and how many page views a worse one gets before it
 * is gone. `pnpm bench canary`, or `node packages/bench/src/canary.ts [runs]`.
 */
import type { SideCounts } from '@binnen/platform/contract/canary';
import {
  createJudgement,
  findAmong,
  findFewer,
  findWorse,
  judgeCounts,
  vitalEdges,
} from '@binnen/composer/behind/registry/judging/judge-canary';
import { createRandom } from './random.ts';

const runs = Number(process.argv[2] ?? 10_000);
/** Page views a minute on both sides together, and the canary's share of them. */
const viewsPerMinute = 600;
const share = 0.05;
/** Counts are handed over every ten seconds; six hours are a long canary. */
const batches = 6 * 60 * 6;
/** After the decision, other data centres serve the canary until KV tells them. */
const lagBatches = 6;

interface Behaviour {
  /** Of the page views: how many have a fault. */
  stable: number;
  canary: number;
  /** Milliseconds that a page of the canary shows its largest part later; without it no vitals are counted. */
  slower?: number;
  /** So many times as late as well. */
  factor?: number;
  /** Of the page views: on how many a form is sent. */
  forms?: { stable: number; canary: number };
}

const simulate = (
  random: () => number,
  { stable, canary, slower, factor = 1, forms }: Behaviour,
): number | null => {
  /** Geometric gaps: one draw a fault and not one a view. */
  const count = (of: number, rate: number): number => {
    if (rate <= 0) return 0;
    let found = 0;
    for (let at = Math.log(1 - random()) / Math.log(1 - rate); at < of; found += 1)
      at += 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - rate));
    return found;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  /** A median of 1.3 s and a third quarter of 1.9 s, as a site on mixed connections has. */
  const drawLcp = (views: number, extra: number, times: number): Record<string, number> => {
    const histogram: Record<string, number> = {};
    for (let at = 0; at < views; at += 1) {
      const bucket = findAmong(vitalEdges.lcp, times * 1_300 * Math.exp(0.56 * normal()) + extra);
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
    }
    return histogram;
  };
  const draw = (views: number, rate: number, sent = 0, extra = 0, times = 1): SideCounts => ({
    views,
    faults: { error: count(views, rate) },
    lcp: slower === undefined ? {} : drawLcp(views, extra, times),
    inp: {},
    forms: { contact: count(views, sent) },
  });
  let judgement = createJudgement();
  let met = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const views = viewsPerMinute / 6;
    const ofCanary = count(views, share);
    met += ofCanary;
    judgement = judgeCounts(judgement, {
      stable: draw(views - ofCanary, stable, forms?.stable),
      canary: draw(ofCanary, canary, forms?.canary, slower, factor),
    });
    if (forms && findFewer(judgement).length) return met;
    if (findWorse(judgement)) return met + lagBatches * views * share;
  }
  return null;
};

const rollOut = (behaviour: Behaviour, times = runs): number[] => {
  const random = createRandom(11);
  return Array.from({ length: times }, () => simulate(random, behaviour)).filter((met) => met !== null);
};

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(2)} %`;

const noDifference: [string, Behaviour][] = [
  ['no faults', { stable: 0, canary: 0 }],
  ['0.1 % faults', { stable: 0.001, canary: 0.001 }],
  ['1 % faults', { stable: 0.01, canary: 0.01 }],
];
const worse: [string, Behaviour][] = [
  ['breaks one page of twenty', { stable: 0.001, canary: 0.051 }],
  ['breaks a form (1 view of 100)', { stable: 0.001, canary: 0.011 }],
  ['doubles a fault rate of 1 %', { stable: 0.01, canary: 0.02 }],
  ['shows 400 ms later', { stable: 0.001, canary: 0.001, slower: 400 }],
  ['shows 200 ms later', { stable: 0.001, canary: 0.001, slower: 200 }],
  ['shows 100 ms later', { stable: 0.001, canary: 0.001, slower: 100 }],
  ['shows twice as late', { stable: 0.001, canary: 0.001, slower: 0, factor: 2 }],
];
/** Drawing a time for each view costs more: fewer runs of these. */
const timesOf = ({ slower }: Behaviour) => (slower === undefined ? runs : Math.min(runs, 1_000));

console.log(
  `${runs} roll-outs each, ${viewsPerMinute} views a minute, ${share * 100} % of them the canary's, 6 hours`,
);
console.log('\n| no difference, both with | rolled back |\n| --- | --- |');
for (const [name, behaviour] of noDifference)
  console.log(`| ${name} | ${percent(rollOut(behaviour).length, runs)} |`);
const equal: Behaviour = { stable: 0.001, canary: 0.001, slower: 0 };
console.log(
  `| 0.1 % faults, and times counted | ${percent(rollOut(equal, timesOf(equal)).length, timesOf(equal))} |`,
);
console.log('\n| the canary | rolled back | views of it, median | 95 % |\n| --- | --- | --- | --- |');
for (const [name, behaviour] of worse) {
  const times = timesOf(behaviour);
  const met = rollOut(behaviour, times).toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(met[Math.floor(part * met.length)] ?? 0);
  console.log(`| ${name} | ${percent(met.length, times)} | ${at(0.5)} | ${at(0.95)} |`);
}

const fewer: [string, Behaviour][] = (
  [
    ['as many', 1],
    ['a quarter fewer', 0.75],
    ['half of them', 0.5],
    ['none', 0],
  ] as const
).flatMap(([name, part]): [string, Behaviour][] =>
  [0.01, 0.002].map((rate) => [
    `${name} of a form that ${percent(rate, 1)} of the views send`,
    { stable: 0, canary: 0, forms: { stable: rate, canary: rate * part } },
  ]),
);
console.log('\n| forms of the canary | told | views of it, median | 95 % |\n| --- | --- | --- | --- |');
for (const [name, behaviour] of fewer) {
  const times = Math.min(runs, 1_000);
  const met = rollOut(behaviour, times).toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(met[Math.floor(part * met.length)] ?? 0);
  console.log(`| ${name} | ${percent(met.length, times)} | ${at(0.5)} | ${at(0.95)} |`);
}
