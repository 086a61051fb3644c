import type { Example, Operation } from '../requests/describe-route.ts';

type Json = Record<string, unknown>;

/** The name of an example among those of its call. */
export const nameExample = (method: string, { path, body = '' }: Example): string =>
  `${method} ${path} ${body}`.trim();

/** What was recorded of an example, by its name. */
export type FindRecorded = (name: string) => { body: unknown } | undefined;

/** Examples by their number among those of the call; those that have no value are left out. */
const wrap = (values: readonly unknown[]): Json => {
  const examples: Json = {};
  for (const [at, value] of values.entries())
    if (value !== undefined) examples[`example${at + 1}`] = { value };
  return Object.keys(examples).length === 0 ? {} : { examples };
};

/** What was recorded of a call's examples with this status, by the path that was asked. */
export const describeReplies = (
  { examples = [], status: good = 200 }: Operation,
  method: string,
  status: number,
  findRecorded: FindRecorded,
): Json =>
  wrap(
    examples
      .filter((example) => (example.status ?? good) === status)
      .map((example) => findRecorded(nameExample(method, example))?.body),
  );

/** The bodies of a call's examples: JSON, or the fields of a form. */
export const describeRequests = (type: string, examples: readonly Example[]): Json => {
  const read = (body: string): unknown =>
    type.endsWith('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  return wrap(examples.map(({ body }) => (body ? read(body) : undefined)));
};
