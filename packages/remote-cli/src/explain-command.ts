import type { PlatformReply } from '@binnen/platform/contract/platform-calls';
import { callEdge, type EdgeAccess } from './edge-client.ts';
import type { Outcome, Words } from './outcome.ts';
import { refuseWords } from './words.ts';

type Explanation = PlatformReply<'explain'>;

const nameOwner = ({ remote, version }: { remote: string | null; version: string | null }): string =>
  remote ? `${remote}@${version}` : 'nobody';

const describePast = ({ answered }: Explanation): string[] =>
  answered
    ? [
        `Request ${answered.id} at ${new Date(answered.at).toISOString()}: ${answered.status}, ${answered.server ?? 'the edge'}, composition ${answered.composition ?? 'none'}, ${answered.cache ?? 'not from the page cache'}.`,
        'The same page now:',
      ]
    : [];

const describe = (explained: Explanation): string[] => {
  const { path, page, status, location, composition, server, failure, kept, rounds } = explained;
  const now = kept.now ? `${kept.now.state}, ${kept.now.ageSeconds} s old` : 'not there';
  return [
    ...describePast(explained),
    `${path} is ${page.pattern === null ? 'no page: the shell answers' : `the page ${page.pattern} of ${nameOwner(page)}`}`,
    `  answer       ${status}${location ? ` to ${location}` : ''}, ${server}, composition ${composition}`,
    ...explained.canaries.map(
      (canary) => `  canary       ${canary.share} % of the visitors get composition ${canary.composition}`,
    ),
    ...(failure ? [`  failure      the live composition: ${failure}`] : []),
    ...explained.widgets.map((widget) => `  widget       ${widget.name} of ${nameOwner(widget)}`),
    ...explained.gaps.map(
      ({ widget, owner, reason }) => `  lacks        ${widget} of ${owner ?? 'nobody'}: ${reason}`,
    ),
    ...explained.reads.map(
      ({ call, status: result, cache, tags, ms }) =>
        `  read         ${result} ${call}  ${cache ?? 'not cached'}  ${ms} ms  tags ${Object.keys(tags).join(' ') || 'none'}`,
    ),
    `  page cache   ${now}. ${kept.why}`,
    `  rendered     ${rounds === 1 ? 'once' : `${rounds} times`}; ${explained.steps.map(({ name, ms }) => `${name} ${ms} ms`).join(', ')}`,
  ];
};

/** `explain /contact` and `explain --request <x-request-id>`. */
export const explain = async (access: EdgeAccess, { rest, flags }: Words): Promise<Outcome> => {
  const [path] = rest;
  const { request } = flags;
  if (request === undefined && !path?.startsWith('/'))
    return refuseWords(
      'explain needs a path: pnpm remote explain /contact, or --request and an x-request-id.',
    );
  const explained = await callEdge(access, 'explain', {
    query: request === undefined ? { path: path! } : { request },
  });
  return { result: explained, lines: describe(explained) };
};
