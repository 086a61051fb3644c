import { requiredMessage } from '@binnen/contracts/forms';
import { ProblemError } from '@binnen/edge-kit/problems/problem';
import { readField } from './read-field.ts';

/**
 * The call's parameters from the query, in the call's own order. `needed` is required: a contact without it is useless
 * upstream.
 */
export const readParameters = (
  names: readonly string[],
  query: URLSearchParams,
  needed: string,
): Record<string, string> => {
  const given = names
    .filter((name) => query.has(name))
    .map((name) => [name, readField(query, name)] as const);
  const errors = given.flatMap(([field, { error }]) => (error ? [{ field, message: error }] : []));
  const parameters = Object.fromEntries(given.map(([name, { value }]) => [name, value]));
  if (!parameters[needed]) errors.push({ field: needed, message: requiredMessage });
  if (errors.length === 0) return parameters;
  throw new ProblemError('invalid-parameter', {
    detail: `Not usable: ${errors.map(({ field }) => field).join(', ')}.`,
    errors,
  });
};
