import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** Asks a call of the site's own API, as the caller. Throws a `ToolRefusal` with the call's own words. */
export type Ask = <S extends v.GenericSchema>(path: string, reply: S) => Promise<v.InferOutput<S>>;

/** Tells an assistant what was expected and what to do, instead of an answer. */
export class ToolRefusal extends Error {}

/** Where a tool runs. */
export interface Setting {
  ask: Ask;
  /** The page's address for a visitor: `/woningaanbod` → `https://binnen.example/woningaanbod`. */
  link: (path: string) => string;
}

interface Definition<S extends v.GenericSchema> {
  name: string;
  title: string;
  description: string;
  input: S;
  answer: (setting: Setting, input: v.InferOutput<S>) => Promise<Record<string, unknown>>;
}

/** What is wrong with one argument. The library's own words for a key that is not known, or is missing, say neither. */
const describeFault = (issue: v.BaseIssue<unknown>): string => {
  if (issue.received === 'undefined') return 'missing';
  return issue.expected === 'never' ? 'no argument of this tool; tools/list has them' : issue.message;
};

export const defineTool = <S extends v.GenericSchema>({ input, answer, ...words }: Definition<S>) => {
  const { $schema: _, ...schema } = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' });
  return {
    ...words,
    inputSchema: { ...schema, type: 'object' as const },
    call: async (setting: Setting, values: unknown): Promise<Record<string, unknown>> => {
      const read = v.safeParse(input, values);
      if (read.success) return answer(setting, read.output);
      const faults = read.issues.map(
        (issue) => `${v.getDotPath(issue) ?? 'arguments'}: ${describeFault(issue)}`,
      );
      throw new ToolRefusal(faults.join('; '));
    },
  };
};
