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
  type Config = v.InferOutput<S>;
  const parsed = new WeakMap<object, { config: Config }>();
  const read = (env: object): { config: Config } | { faults: ConfigFault[] } => {
    const known = parsed.get(env);
    if (known) return known;
    const result = v.safeParse(schema, env);
    if (!result.success) return { faults: result.issues.map(describeIssue) };
    const found = { config: result.output };
    parsed.set(env, found);
    return found;
  };
  return {
    /** The variables and secrets that are missing or wrong. */
    findFaults: (env: object): ConfigFault[] => {
      const found = read(env);
      return 'faults' in found ? found.faults : [];
    },
    /** The variables and secrets. Throws one error that names all that are missing or wrong. */
    parse: (env: object): Config => {
      const found = read(env);
      if ('config' in found) return found.config;
      const wrong = found.faults.map(({ field, message }) => `${field}: ${message}`);
      throw new Error(`The Worker is not configured. ${wrong.join('; ')}`);
    },
  };
};
