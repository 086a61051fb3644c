import { findBreaks } from '@binnen/remote-cli/widget-types/compare-schemas';
import type { Contract } from './describe-contract.ts';

const isGone = 'is gone';

const compareEach = <T>(
  what: string,
  before: Record<string, T>,
  after: Record<string, T>,
  compare: (one: T, other: T) => string[],
): string[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = after[name];
    return (now === undefined ? [isGone] : compare(old, now)).map((clause) => `${what} "${name}": ${clause}`);
  });

const differ = (one: unknown, other: unknown): string[] =>
  one === other ? [] : [`it was ${JSON.stringify(one)} and is ${JSON.stringify(other)} now`];

/** The promises of a recorded contract that today's breaks, one clause each. */
export const compareContracts = (before: Contract, after: Contract): string[] => [
  ...compareEach('the reply of', before.replies, after.replies, (old, now) =>
    typeof old === 'string' || typeof now === 'string' ? differ(old, now) : findBreaks('told', old, now),
  ),
  ...compareEach('the widget', before.widgets, after.widgets, (old, now) => [
    ...(old.placeable && !now.placeable ? ['editors may no longer place it'] : []),
    ...findBreaks('taken', old.props, now.props),
  ]),
  ...compareEach('the form', before.forms, after.forms, (old, now) => findBreaks('taken', old, now)),
  ...compareEach('the body of', before.bodies, after.bodies, (old, now) => findBreaks('taken', old, now)),
  ...findBreaks('taken', before.release, after.release).map((clause) => `the release record: ${clause}`),
  ...compareEach('the error code', before.problems, after.problems, differ),
  ...before.modules
    .filter((name) => !after.modules.includes(name))
    .map((name) => `the shared module "${name}": ${isGone}`),
];
