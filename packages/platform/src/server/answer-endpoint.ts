import { ApiError } from '@binnen/platform';
import { describeFailure, describeFault } from '../drawing/page-outcome.ts';
import type { Rendered } from '../protocol/render-protocol.ts';
import type { RenderContext } from './render-context.ts';
import type { LoaderResults } from './render-static.tsx';

const mostBytes = 256_000;
const nothing = new Uint8Array();

const writeJson = (value: unknown): Uint8Array => {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('An endpoint answers a value that JSON can say');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > mostBytes)
    throw new RangeError(
      `It answers ${Math.ceil(bytes.length / 1000)} kB; an endpoint answers ${mostBytes / 1000} kB at most`,
    );
  return bytes;
};

/** The value of an endpoint as JSON, or how its loader failed. */
export const answerEndpoint = (
  pattern: string,
  { loaderData, errors }: LoaderResults,
  { shell, undeclared }: Pick<RenderContext, 'shell' | 'undeclared'>,
): Pick<Rendered, 'status' | 'html' | 'code' | 'fault'> => {
  let error = errors?.[pattern];
  let body: Uint8Array = nothing;
  try {
    if (error === undefined) body = writeJson(loaderData[pattern]);
  } catch (thrown) {
    error = thrown;
  }
  const failure = error === undefined ? null : describeFailure(error, shell);
  // Failures of the API were logged at the call. A loader that goes on without what it may not read hides a bug.
  const fault = failure?.unexpected && !(error instanceof ApiError) ? error : undeclared[0];
  return {
    status: failure?.status ?? 200,
    html: [body, nothing, nothing],
    ...(error instanceof ApiError ? { code: error.code } : {}),
    ...(fault === undefined ? {} : { fault: describeFault(fault) }),
  };
};
