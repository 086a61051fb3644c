import type { Example, Operation } from '@binnen/edge-kit/requests/describe-route';
import recorded from './recorded-replies.json';

type Json = Record<string, unknown>;

/** A reply as the edge gave it with the stand-ins behind it: long lists and texts are cut. */
export interface Recorded {
  status: number;
  body: unknown;
}

const replies: Readonly<Record<string, Recorded>> = recorded;

/** The name of an example among those of its call. */
export const nameExample = (method: string, { path, body = '' }: Example): string =>
  `${method} ${path} ${body}`.trim();

export const findRecorded = (name: string): Recorded | undefined => replies[name];

const wrap = (examples: [string, unknown][]): Json =>
  examples.length === 0
    ? {}
    : { examples: Object.fromEntries(examples.map(([name, value]) => [name, { value }])) };

/** What was recorded of a call's examples with this status, by the path that was asked. */
export const describeReplies = (
  { examples = [], status: good = 200 }: Operation,
  key: string,
  status: number,
): Json => {
  const [method = ''] = key.split(' ', 1);
  return wrap(
    examples
      .filter((example) => (example.status ?? good) === status)
      .flatMap((example, at) => {
        const found = findRecorded(nameExample(method, example));
        return found ? [[`example${at + 1}`, found.body] as [string, unknown]] : [];
      }),
  );
};

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
