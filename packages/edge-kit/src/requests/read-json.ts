import * as v from 'valibot';
import type { KitContext } from '../environment/env.ts';
import { ProblemError } from '../problems/problem.ts';
import { describeIssues } from './parse-query.ts';
import { limitBody } from './request-limits.ts';

/** The versions of a whole site are far shorter. */
export const limitVersions = limitBody(64_000);

/** Parses a value of a call with a schema; an error names the field. */
export const parse = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ProblemError('invalid-parameter', { errors: describeIssues(result.issues, 'value') });
};

/** The JSON body of a call of the platform. */
export const readBody = async <S extends v.GenericSchema>(
  c: KitContext,
  schema: S,
): Promise<v.InferOutput<S>> => {
  const body: unknown = await c.req.json().catch(() => null);
  // A list would pass for an object without fields.
  if (body instanceof Object && !Array.isArray(body)) return parse(schema, body);
  throw new ProblemError('bad-request', { detail: 'Expected a JSON object as the body.' });
};
