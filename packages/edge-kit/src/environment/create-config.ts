import * as v from 'valibot';

/** A variable that is missing or wrong, without its value. */
export interface ConfigFault {
  field: string;
  message: string;
}

const describeIssue = (issue: v.BaseIssue<unknown>): ConfigFault => ({
  field: v.getDotPath(issue)?.split('.')[0] ?? 'configuration',
  message:
    issue.received === 'undefined'
      ? 'is missing'
      : // The library's own message quotes the value.
        issue.message.replace(/:? (but )?received .*$/is, ''),
});

/** Reads variables and secrets by a schema, once for each set of bindings. */
export const createConfig = <S extends v.GenericSchema>(schema: S) => {
  const parsed = new WeakMap<object, v.SafeParseResult<S>>();
  const read = (env: object): v.SafeParseResult<S> => {
    const result = parsed.get(env) ?? v.safeParse(schema, env);
    // Bindings that lack something may get it.
    if (result.success) parsed.set(env, result);
    return result;
  };
  /** The variables and secrets that are missing or wrong. */
  const findFaults = (env: object): ConfigFault[] => (read(env).issues ?? []).map(describeIssue);
  return {
    findFaults,
    /** The variables and secrets. Throws one error that names all that are missing or wrong. */
    parse: (env: object): v.InferOutput<S> => {
      const result = read(env);
      if (result.success) return result.output;
      const wrong = findFaults(env).map(({ field, message }) => `${field}: ${message}`);
      throw new Error(`The Worker is not configured. ${wrong.join('; ')}`);
    },
  };
};
