import * as v from 'valibot';
import { ProblemError, type FieldError } from '../problems/problem.ts';

/** `whole`: the name of all that was parsed. */
export const describeIssues = (issues: readonly v.BaseIssue<unknown>[], whole: string) =>
  issues.map((issue) => ({
    field: v.getDotPath(issue) ?? whole,
    message: issue.received === 'undefined' ? 'is missing' : issue.message,
  }));

/** A reply of `invalid-parameter` that names each parameter and what was expected. */
export const refuseParameters = (errors: FieldError[]): never => {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new ProblemError('invalid-parameter', { detail, errors });
};

/**
 * The query of a request, by one rule for all calls that read. Unknown parameters and empty values are ignored; of a
 * parameter that is given twice the first counts; an invalid value is refused with the parameter's name.
 */
export const parseQuery = <S extends v.GenericSchema>(
  schema: S,
  query: Record<string, string>,
): v.InferOutput<S> => {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  return result.success ? result.output : refuseParameters(describeIssues(result.issues, 'query'));
};
