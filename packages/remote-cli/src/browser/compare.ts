import type { OpenedSample } from '@binnen/platform/contract/browser-rehearsals';
import type { Built } from '../join-releases.ts';
import { findClientSource, printable } from '../past/map-fault.ts';
import type { Opened } from './open-sample.ts';

const mostLines = 20;
/** What a visitor notices, by the Web Vitals: https://web.dev/articles/cls */
const mostShift = 0.1;
/** So many links of a shape are a list: samples are short. */
const leastOfList = 2;

const readMessage = (error: string): string => printable(error.split('\n', 1)[0] ?? '').trim();

/** The same error of another build: numbers, names of files and addresses differ. */
const likeness = (error: string): string => readMessage(error).replaceAll(/https?:\/\/\S+|\/\S+|\d+/g, '');

/** An error as its sources have it. One error may be told by React and by the page. */
const describeErrors = (errors: readonly string[], { folder, release }: Built): string[] => {
  const told = errors.map((error) => {
    const place = findClientSource(error, folder, release);
    return `${readMessage(error).slice(0, 250)}${place === undefined ? '' : ` (${place})`}`;
  });
  return [...new Set(told)].slice(0, mostLines);
};

/** The posted forms that are gone or have fewer fields than live. A page with errors is told by those. */
const compareForms = (now: Opened, before: Opened | undefined): string[] =>
  Object.entries(now.errors.length ? {} : (before?.forms ?? {})).flatMap(([path, live]) => {
    const fields = now.forms[path];
    if (fields === undefined) return `no form to ${printable(path)} is left (${live} fields live)`;
    return fields < live ? `the form to ${printable(path)} has ${fields} fields (${live} live)` : [];
  });

/** The faults of a release’s page that the live one has not; `before` is undefined where there is no live one. */
export const compareOpened = (
  name: { what: string; width: number },
  now: Opened,
  before: Opened | undefined,
  own: Built,
): OpenedSample => {
  const known = new Set(before?.errors.map(likeness));
  const violations = Object.entries(now.violations)
    .filter(([rule, { elements }]) => elements > (before?.violations[rule]?.elements ?? 0))
    .map(([rule, { grave, elements, example }]) => ({
      grave,
      text: printable(`axe: ${rule}, ${elements} × (${example.slice(0, 120)})`),
    }));
  const isEmpty = (shape: string): boolean => now.errors.length === 0 && !now.links[shape];
  const lists = Object.entries(before?.links ?? {}).filter(([, count]) => count >= leastOfList);
  const moves = now.shift > mostShift + (before?.shift ?? 0);
  return {
    ...name,
    faults: [
      ...describeErrors(
        now.errors.filter((error) => !known.has(likeness(error))),
        own,
      ),
      ...now.changed
        .filter((name) => !before?.changed.includes(name))
        .map((name) => `changes ${printable(name)}, which all teams’ code stands on`),
      ...violations.filter(({ grave }) => grave).map(({ text }) => text),
    ].slice(0, mostLines),
    notes: [
      ...violations.filter(({ grave }) => !grave).map(({ text }) => text),
      ...(moves
        ? [`what shows moves by ${now.shift.toFixed(2)}${before ? ` (${before.shift.toFixed(2)} live)` : ''}`]
        : []),
      ...lists
        .filter(([shape]) => isEmpty(shape))
        .map(([shape, count]) => `no link to ${shape} is left (${count} live): an empty list?`),
      ...compareForms(now, before),
    ].slice(0, mostLines),
    shift: now.shift,
    bytes: now.bytes,
  };
};

/** What a page did wrong each of two times. A fault that showed once is told and fails nothing: a busy machine may be why. */
export const confirm = (first: OpenedSample, again: OpenedSample): OpenedSample => {
  const isLasting = (fault: string) => again.faults.includes(fault);
  const once = first.faults
    .filter((fault) => !isLasting(fault))
    .map((fault) => `once of two times: ${fault}`);
  return {
    ...first,
    faults: first.faults.filter(isLasting),
    notes: [...once, ...first.notes].slice(0, mostLines),
  };
};

/** What was opened and found, in lines. `live`: so many of the samples were opened as they are live, too. */
export const describeOpened = (
  { samples, live, seconds }: { samples: readonly OpenedSample[]; live: number; seconds: number },
  faults: readonly string[],
  notes: readonly string[],
): string[] => {
  const beside =
    live === samples.length
      ? ', and as often as it is live. '
      : live > 0
        ? `, and ${live} of them as it is live. `
        : '. None of it is live, so it was compared with nothing. ';
  const whole = live > 0 ? 'Nothing is broken that was not.' : 'Nothing is broken.';
  const broken = live > 0 ? 'Broken, and not so live:' : 'Broken:';
  return [
    `Opened ${samples.length} times in Chromium in ${seconds} s${beside}${faults.length ? broken : whole}`,
    ...faults.map((fault) => `  ${fault}`),
    ...(notes.length
      ? [live > 0 ? 'Worse than live:' : 'Worth a look:', ...notes.map((note) => `  ${note}`)]
      : []),
  ];
};
