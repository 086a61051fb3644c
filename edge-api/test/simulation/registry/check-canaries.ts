import type { Change, Counted, Op, RegistryHistory } from './history.ts';

/** So many views of a share must be seen before it goes on by itself. */
const leastViews = 100;

type Sums = Counted & { minutes: Set<number> };
const sumUp = (counts: Op[]): Sums => {
  const sums: Sums = { canary: { views: 0, faults: 0 }, stable: { views: 0, faults: 0 }, minutes: new Set() };
  for (const { asked } of counts) {
    if (asked.kind !== 'count') continue;
    sums.minutes.add(asked.minute);
    for (const side of ['canary', 'stable'] as const) {
      sums[side].views += asked.counted[side].views;
      sums[side].faults += asked.counted[side].faults;
    }
  }
  return sums;
};

/**
 * What is wrong with the canaries of a history: two at a time, of other remotes, beside what is live; what was answered holds; what was counted is counted once;
 * and it goes back, or on, by what was counted alone.
 */
export const checkCanaries = ({ ops, audits, seen }: RegistryHistory, changes: Change[]): string[] => {
  const faults: string[] = [];
  const starts = ops.filter(({ asked }) => asked.kind === 'start canary');
  const counts = ops.filter(({ asked }) => asked.kind === 'count');
  /** Whatever may end a canary, or give it another share. */
  const ending = ops.filter(({ asked }) =>
    ['promote', 'roll back', 'retire', 'promote canary', 'abort canary'].includes(asked.kind),
  );
  const countsOf = (id: string) =>
    counts.filter(({ asked }) => asked.kind === 'count' && asked.canary === id);
  const idOf = ({ answer }: Op) => (answer?.done ? answer.canary : undefined);
  const startOf = (id: string) => starts.find((start) => idOf(start) === id);
  const overlaps = (op: Op, from: number, to: number) => op.at <= to && (op.answer?.at ?? Infinity) >= from;

  for (const { canaries, live } of audits) {
    const running = canaries.filter(({ state }) => state === 'running');
    if (running.length > 2) faults.push(`${running.length} canaries run`);
    const shared = running.reduce((sum, { share }) => sum + share, 0);
    if (shared > 100) faults.push(`canaries have ${shared} % of the visitors`);
    const [one, other] = running;
    const both = one?.changes.find((remote) => other?.changes.includes(remote));
    if (both) faults.push(`two canaries of ${both} run`);
    for (const { id, changes: own, versions } of running)
      for (const [remote, version] of Object.entries(live.versions))
        if (!own.includes(remote) && versions[remote] !== version)
          faults.push(`canary ${id} has ${remote}@${versions[remote]}, and ${version} is live`);
  }

  for (const { at, canaries } of audits) {
    const begun = starts.filter((start) => idOf(start) && start.answer && start.answer.at < at).at(-1);
    if (begun && !canaries.length)
      faults.push(`canary ${idOf(begun)} was started, and there is none afterwards`);
  }
  for (const { at, answeredAt, id, state, views } of audits.flatMap(({ canaries, ...read }) =>
    canaries.map((canary) => ({ ...read, ...canary })),
  )) {
    const start = startOf(id);
    const mine = countsOf(id);
    const asked = sumUp(mine.filter((op) => op.at <= answeredAt));
    const sure = sumUp(mine.filter((op) => op.answer?.done && op.answer.at < at));
    for (const side of ['canary', 'stable'] as const) {
      if (views[side] > asked[side].views)
        faults.push(
          `canary ${id}: ${views[side]} views of ${side} are counted, and ${asked[side].views} were`,
        );
      if (state === 'running' && views[side] < sure[side].views)
        faults.push(
          `canary ${id}: ${views[side]} views of ${side} are counted, and ${sure[side].views} were answered`,
        );
    }
    if (!start?.answer) continue;
    const since = start.at;
    const startedAt = start.answer.at;
    if (state === 'running') {
      const ended = ending.find(
        (op) =>
          op.answer?.done &&
          op.answer.at < at &&
          op.at > startedAt &&
          (((op.asked.kind === 'abort canary' || op.asked.kind === 'promote canary') &&
            op.answer.canary === id) ||
            ((op.asked.kind === 'roll back' || op.asked.kind === 'retire') && op.answer.changed)),
      );
      if (ended) faults.push(`${ended.by}: ${ended.asked.kind} was answered, and canary ${id} still runs`);
      const { canary: bad, stable } = sure;
      if (
        bad.views >= 300 &&
        bad.faults > bad.views / 2 &&
        stable.views >= 300 &&
        stable.faults < stable.views / 50
      )
        faults.push(`canary ${id}: ${bad.faults} of ${bad.views} views failed, and it still runs`);
    }
    if (state === 'rolled-back') {
      const { canary: bad, stable } = asked;
      if (bad.faults < 3 || bad.faults * stable.views <= stable.faults * bad.views)
        faults.push(
          `canary ${id}: went back with ${bad.faults} faults in ${bad.views} views, and ${stable.faults} in ${stable.views} of what is live`,
        );
    }
    if (
      (state === 'aborted' || state === 'promoted') &&
      !ending.some((op) => overlaps(op, since, answeredAt)) &&
      !changes.some(({ by }) => by === start.by)
    )
      faults.push(`canary ${id}: is ${state}, and nobody asked for it`);
  }

  // By itself it goes on only after enough visits.
  for (const { by } of changes) {
    const start = starts.find((op) => op.by === by);
    if (!start || start.asked.kind !== 'start canary') continue;
    const id = idOf(start);
    const { shares, everyMinutes } = start.asked;
    // The same canary, started once more, has other shares.
    const others = starts.filter((other) => other !== start && (idOf(other) === id || !other.answer));
    const goesOn = (op: Op) => op.asked.kind === 'start canary' && op.asked.shares.at(-1) === 100;
    if (![start, ...others].some(goesOn))
      faults.push(`${by}: its canary became live, and nobody asked for that`);
    if (!id || others.length > 0) continue;
    const { canary, minutes } = sumUp(countsOf(id));
    if (canary.views < leastViews * shares.length)
      faults.push(`canary ${id}: became live after ${canary.views} views`);
    if (minutes.size <= everyMinutes) faults.push(`canary ${id}: became live after ${minutes.size} minutes`);
  }

  for (const { isolate, answeredAt, canary } of seen.flatMap(({ canaries, ...read }) =>
    canaries.map((each) => ({ ...read, canary: each })),
  )) {
    const start = startOf(canary.id);
    // The answer of its first start may have been lost; a later start of the same versions then got its id.
    const isAsked = starts.some((each) => each.at <= answeredAt && (each === start || !each.answer));
    if (!isAsked) faults.push(`${isolate} sees the canary ${canary.id} before it was asked for`);
    if (!start) continue;
    const shares = [
      // The same canary, started once more, has other shares.
      ...ops.flatMap(({ at, asked }) => {
        if (at > answeredAt) return [];
        if (asked.kind === 'start canary') return [asked.share, ...asked.shares];
        return asked.kind === 'share canary' ? [asked.share] : [];
      }),
    ];
    if (!shares.includes(canary.share))
      faults.push(`${isolate} sees the canary ${canary.id} with a share of ${canary.share} %`);
  }
  return faults;
};
