import { checkCanaries } from './check-canaries.ts';
import type { Asked, Change, Op, RegistryHistory, Versions } from './history.ts';

type Answered = Op & { answer: NonNullable<Op['answer']> };
/** Counts of the changes that a registry keeps at least: so far back a roll-back can be predicted. */
const keptChanges = 100;
/** By then every isolate sees a change, also when KV was down meanwhile. */
const lateMs = 300_000;

const write = (versions: Versions): string =>
  Object.entries(versions)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, version]) => `${remote}@${version}`)
    .join(' ');

/** All changes that the registry ever listed, the oldest first; a list that contradicts an earlier one is a fault. */
const mergeChanges = ({ audits }: RegistryHistory, faults: string[]): Change[] => {
  const known = new Map<number, Change>();
  for (const { changes } of audits)
    for (const change of changes) {
      const before = known.get(change.sequence);
      if (before && JSON.stringify(before) !== JSON.stringify(change))
        faults.push(`change ${change.sequence} was ${before.by}'s, and is ${change.by}'s`);
      known.set(change.sequence, change);
    }
  return [...known.values()].toSorted((one, other) => one.sequence - other.sequence);
};

/** What a roll-back can return to, the live one last. `isWhole`: nothing is unknown below. */
interface Stack {
  versions: Versions[];
  isWhole: boolean;
}

/** What a change asked for, from what was live; null: nothing. Undefined where it cannot be predicted. */
const predict = (asked: Asked, live: Versions, stack: Stack): Versions | null | undefined => {
  switch (asked.kind) {
    case 'promote':
      return { ...live, ...asked.versions };
    case 'retire': {
      const { [asked.remote ?? '']: _, ...others } = live;
      return others;
    }
    case 'roll back':
      return asked.remote === null
        ? (stack.versions.at(-2) ?? (stack.isWhole ? null : undefined))
        : undefined;
    default:
      return undefined;
  }
};

/**
 * What is wrong with a history, in sentences. It knows what operators, teams and isolates asked and saw, and nothing of
 * the code: the registry's list of changes is one order of all that was answered, in which each follows from the one
 * before it; each pointer in KV was promoted, and the last one stays; nothing that is needed is cleaned away.
 */
export const checkRegistry = (history: RegistryHistory): string[] => {
  const { ops, audits, seen, lacking } = history;
  const faults = [...new Set(lacking)];
  const last = audits.at(-1);
  const healedAt = last?.at ?? 0;
  if (!last) return [...faults, 'the registry does not answer, long after all was well again'];
  const changes = mergeChanges(history, faults);
  const byName = new Map(ops.map((op) => [op.by, op]));
  const bySequence = new Map(changes.map((change) => [change.sequence, change]));
  const changesOf = new Map<string, Change[]>();
  for (const change of changes) changesOf.set(change.by, [...(changesOf.get(change.by) ?? []), change]);
  const opOf = ({ by }: Change): Op | undefined => byName.get(by);
  /** A canary that goes on by itself has the name of who started it. */
  const answeredBefore = (change: Change, at: number): boolean => {
    const op = opOf(change);
    return op?.asked.kind !== 'start canary' && (op?.answer?.at ?? Infinity) < at;
  };
  const first = changes[0]?.sequence ?? 1;

  for (let sequence = first; sequence <= (changes.at(-1)?.sequence ?? 0); sequence += 1)
    if (!bySequence.has(sequence)) faults.push(`change ${sequence} is in no list, and later ones are`);
  for (const { at, changes: listed, live } of audits) {
    const newest = listed[0]?.sequence ?? 0;
    const lost = changes.filter((change) => change.sequence > newest && answeredBefore(change, at));
    for (const { by } of lost) faults.push(`${by}: its change was answered, and is not listed afterwards`);
    if (live.sequence !== newest)
      faults.push(`change ${live.sequence} is live, and ${newest} is the last one listed`);
  }

  // An answered change is in the list, once, and before those that were asked for later.
  const isChange = ({ kind }: Asked) => ['promote', 'roll back', 'retire', 'promote canary'].includes(kind);
  let latestAnswered = 0;
  const answered = ops.filter((op): op is Answered => op.answer !== undefined);
  for (const { by, asked, answer } of answered) {
    const mine = changesOf.get(by) ?? [];
    if (!isChange(asked)) continue;
    const wanted = answer.done && answer.changed !== false ? 1 : 0;
    if (mine.length !== wanted && answer.at < healedAt)
      faults.push(
        `${by}: ${asked.kind} was answered ${answer.done ? 'as done' : 'as refused'}, and is listed ${mine.length} times`,
      );
    const [change] = mine;
    if (answer.done && answer.versions && change && write(change.versions) !== write(answer.versions))
      faults.push(`${by}: it was told ${write(answer.versions)}, and the list has ${write(change.versions)}`);
  }
  for (const [by, mine] of changesOf) {
    if (mine.length > 1) faults.push(`${by}: it asked once, and is listed ${mine.length} times`);
    if (!byName.has(by)) faults.push(`${by} is listed, and never asked`);
  }
  for (const change of changes) {
    const op = opOf(change);
    if (!op || op.asked.kind === 'start canary') continue;
    if (op.answer && op.answer.at < latestAnswered)
      faults.push(`${op.by}: it is listed after a change that was asked for later`);
    latestAnswered = Math.max(latestAnswered, op.at);
  }

  // Each change follows from the one before it.
  let live: { id: string | null; versions: Versions } = { id: null, versions: {} };
  let stack: Stack = { versions: [], isWhole: true };
  for (const change of changes) {
    const op = opOf(change);
    if (op && change.sequence <= keptChanges && bySequence.has(change.sequence - 1) === change.sequence > 1) {
      const { asked } = op;
      const wanted = predict(asked, live.versions, stack);
      if (wanted && write(wanted) !== write(change.versions))
        faults.push(`${op.by}: ${asked.kind} made ${write(change.versions)} live, and not ${write(wanted)}`);
      if (wanted === null)
        faults.push(`${op.by}: rolled back to ${write(change.versions)}, and there was nothing earlier`);
      if (asked.kind === 'promote' && asked.expected !== undefined && asked.expected !== live.id)
        faults.push(`${op.by}: it expected ${asked.expected}, and ${live.id} was live`);
      if (asked.kind === 'roll back' && asked.remote !== null) {
        const others = (versions: Versions) => write({ ...versions, [asked.remote ?? '']: '' });
        if (others(live.versions) !== others(change.versions))
          faults.push(`${op.by}: rolled ${asked.remote} back, and something else changed`);
      }
      if (asked.kind !== 'roll back') stack.versions.push(change.versions);
      else if (asked.remote === null && stack.versions.length > 1) stack.versions.pop();
      else stack = { versions: [change.versions], isWhole: false };
    }
    live = { id: change.compositionId, versions: change.versions };
  }
  const refused = answered.filter(({ asked, answer }) => asked.kind === 'roll back' && !answer.done);
  for (const { by, answer } of refused)
    if (!answer.done && /lost it|never published|not what was published/.test(answer.says))
      faults.push(`${by}: what it would go back to is not there: ${answer.says}`);

  // Strong reads.
  for (const { at, answeredAt, live: read } of audits) {
    const change = bySequence.get(read.sequence);
    if (
      read.sequence > 0 &&
      change &&
      (change.compositionId !== read.composition || write(change.versions) !== write(read.versions))
    )
      faults.push(
        `${read.composition} is live with change ${read.sequence}, which is ${change.compositionId}`,
      );
    const before = changes.findLast((change) => answeredBefore(change, at));
    if (before && before.sequence > read.sequence)
      faults.push(`${before.by}: its change was answered, and an older one is live`);
    if (change && (opOf(change)?.at ?? 0) > answeredAt)
      faults.push(`${change.by}: it is live before it was asked for`);
  }

  // Pointers.
  const askedAt = new Map<string, number>();
  for (const change of changes) {
    const at = opOf(change)?.at ?? 0;
    if (at < (askedAt.get(change.compositionId) ?? Infinity)) askedAt.set(change.compositionId, at);
  }
  const texts = new Map<number, string>();
  const newestOf = new Map<string, number>();
  for (const { isolate, answeredAt, composition, revision, text } of seen) {
    if (composition !== null && !((askedAt.get(composition) ?? Infinity) <= answeredAt))
      faults.push(`${isolate} sees ${composition}, which was never promoted`);
    const same = texts.get(revision);
    if (same !== undefined && same !== text)
      faults.push(`two pointers have revision ${revision}: ${same} and ${text}`);
    texts.set(revision, text);
    if ((newestOf.get(isolate) ?? 0) > revision)
      faults.push(`${isolate} sees revision ${revision} after ${newestOf.get(isolate)}`);
    newestOf.set(isolate, revision);
  }
  // A wrong clock may plan its next write for later.
  for (const { isolate, at, composition, isSure } of history.hasClock ? [] : seen) {
    if (!isSure) continue;
    const known = audits.findLast(({ answeredAt }) => answeredAt < at - lateMs)?.live.sequence ?? 0;
    const sure = changes.findLast((change) => answeredBefore(change, at - lateMs));
    const least = Math.max(known, sure?.sequence ?? 0);
    if (
      least > 0 &&
      !changes.some(({ sequence, compositionId }) => sequence >= least && compositionId === composition)
    )
      faults.push(
        `${isolate} sees ${composition} long after ${bySequence.get(least)?.by} changed it to ${bySequence.get(least)?.compositionId}`,
      );
  }
  const final = seen.filter(({ at }) => at >= healedAt - 1);
  if (final.length === 0 && changes.length > 0)
    faults.push('no isolate sees a pointer, long after all was well again');
  for (const { isolate, composition, canaries, purges } of final) {
    if (composition !== last.live.composition)
      faults.push(
        `${isolate} sees ${composition}, and ${last.live.composition} is live, long after all was well again`,
      );
    const listIds = (each: readonly { id: string }[]) =>
      each
        .map(({ id }) => id)
        .toSorted()
        .join(', ');
    const running = listIds(last.canaries.filter(({ state }) => state === 'running'));
    if (listIds(canaries) !== running)
      faults.push(
        `${isolate} sees the canaries ${listIds(canaries)}, and ${running} run, long after all was well again`,
      );
    for (const tag of new Set(ops.flatMap(({ asked }) => (asked.kind === 'purge' ? [asked.tag] : [])))) {
      const mine = ops.filter(({ asked }) => asked.kind === 'purge' && asked.tag === tag);
      const least = mine.filter(({ answer }) => answer?.done).length;
      const count = purges[tag] ?? 0;
      if (count < least || count > mine.length)
        faults.push(`${isolate} counts ${count} purges of ${tag}, ${least} to ${mine.length} were asked for`);
    }
  }
  faults.push(...checkCanaries(history, changes), ...checkTokens(history));
  return faults;
};

/** A token is good from when it was issued until its team's tokens were ended or replaced. */
const checkTokens = ({ ops, tokens }: RegistryHistory): string[] => {
  const faults: string[] = [];
  for (const { at, answeredAt, hash, good } of tokens) {
    const issue = ops.find(({ asked }) => 'hash' in asked && asked.hash === hash);
    if (!issue || !('name' in issue.asked)) continue;
    const { name } = issue.asked;
    const enders = ops.filter(
      (op) =>
        op !== issue &&
        (op.asked.kind === 'end token' || op.asked.kind === 'replace token') &&
        op.asked.name === name,
    );
    const mayHaveEnded = enders.some((op) => op.at < answeredAt && (op.answer?.at ?? Infinity) > issue.at);
    const hasEnded = enders.some(
      (op) => op.answer?.done && op.answer.at < at && op.at > (issue.answer?.at ?? Infinity),
    );
    if (good && hasEnded) faults.push(`${hash} of ${name} was ended, and is good`);
    if (!good && issue.answer?.done && issue.answer.at < at && !mayHaveEnded)
      faults.push(`${hash} of ${name} was issued, and is not good`);
  }
  return faults;
};
