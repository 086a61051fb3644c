import * as v from 'valibot';
import { ProblemError } from './problem.ts';

const describeIssue = (issue: v.BaseIssue<unknown>) => ({
  field: v.getDotPath(issue) ?? 'query',
  message: issue.received === 'undefined' ? 'is missing' : issue.message,
});

/** A reply of `invalid-parameter` that names each parameter and what was expected of it. */
export const refuseParameters = (errors: { field: string; message: string }[]): never => {
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new ProblemError('invalid-parameter', { detail, errors });
};

/**
 * The query of a request, by the one rule of all calls that read: a parameter that is not known is ignored, one without
 * a value is as good as absent, of one that is given twice the first counts, and one with a value that cannot be is
 * refused by name.
 */
export const parseQuery = <S extends v.GenericSchema>(
  schema: S,
  query: Record<string, string>,
): v.InferOutput<S> => {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  return result.success ? result.output : refuseParameters(result.issues.map(describeIssue));
};
