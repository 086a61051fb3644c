import type { Example, Operation } from '../requests/describe-route.ts';

type Json = Record<string, unknown>;

/** The name of an example among those of its call. */
export const nameExample = (method: string, { path, body = '' }: Example): string =>
  `${method} ${path} ${body}`.trim();

/** What was recorded of an example, by its name. */
export type FindRecorded = (name: string) => { body: unknown } | undefined;

const wrap = (examples: [string, unknown][]): Json =>
  examples.length === 0
    ? {}
    : { examples: Object.fromEntries(examples.map(([name, value]) => [name, { value }])) };

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
      .flatMap((example, at) => {
        const found = findRecorded(nameExample(method, example));
        return found ? [[`example${at + 1}`, found.body] as [string, unknown]] : [];
      }),
  );

/** The bodies of a call's examples: JSON, or the fields of a form. */
export const describeRequests = (type: string, examples: readonly Example[]): Json =>
  wrap(
    examples.flatMap(({ body }, at) =>
      body
        ? [
            [
              `example${at + 1}`,
              type.endsWith('json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
            ] as [string, unknown],
          ]
        : [],
    ),
  );
