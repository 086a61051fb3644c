import { platformProblems, type PlatformProblemCode, type ProblemRow } from '@binnen/platform/problems';

/** A site adds the codes of its own here (`declare module`), so that the list stays closed for the compiler. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface SiteProblems {}

export type ProblemCode = PlatformProblemCode | keyof SiteProblems;

let named: Readonly<Partial<Record<ProblemCode, ProblemRow>>> = {};

/** Says a site's codes and the titles of all, once, while modules load. A site without them speaks English. */
export const nameProblems = (rows: Readonly<Record<ProblemCode, ProblemRow>>): void => {
  named = rows;
};

export const findProblem = (code: ProblemCode): ProblemRow => {
  const row = named[code];
  if (row) return row;
  const [status, english] = platformProblems[code as PlatformProblemCode];
  return [status, english, english];
};

export const isProblemCode = (code: string): code is ProblemCode => code in named || code in platformProblems;
