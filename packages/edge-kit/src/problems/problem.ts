import { ProblemSchema as AnyProblemSchema, type Problem } from '@binnen/platform/problems';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { KitContext } from '../environment/env.ts';
import { logError } from '../logging/log.ts';
import { findProblem, isProblemCode, type ProblemCode } from './codes.ts';
import type { UpstreamError } from './upstream-error.ts';

/** A problem document of this Worker, for callers in process. */
export const ProblemSchema = v.object({
  ...AnyProblemSchema.entries,
  code: v.custom<ProblemCode>((code) => typeof code === 'string' && isProblemCode(code)),
});

/** What is wrong with one part of what was sent. */
export type FieldError = NonNullable<Problem['errors']>[number];

export interface ProblemOptions {
  /** For visitors, in the site's language: more than the code's own says. */
  title?: string;
  /** English: what was wrong, what was expected, and what to do. Never an upstream's own words. */
  detail?: string;
  errors?: FieldError[];
  /** Further headers, such as `retry-after`. */
  headers?: Record<string, string>;
}

/** Throw it anywhere below a route: the reply is the problem document of `code`. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly options: ProblemOptions;
  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? findProblem(code)[2]);
    this.name = 'ProblemError';
    this.code = code;
    this.options = options;
  }
}

/** Seconds after which a caller may retry a 503. */
const retrySeconds = '10';

/** Limits the list of errors, so that a reply is never longer than its request. */
const mostErrors = 40;
const mostFieldLength = 120;
const mostMessageLength = 600;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

const boundErrors = (errors: readonly FieldError[]): Problem['errors'] => {
  const bounded = errors.slice(0, mostErrors).map(({ field, message }) => ({
    field: cut(field, mostFieldLength),
    message: cut(message, mostMessageLength),
  }));
  const more = errors.length - bounded.length;
  return more ? [...bounded, { field: '…', message: `… and ${more} more. Mend these first.` }] : bounded;
};

/** Builds the RFC 9457 reply of a code. It is never cached. */
export const toResponse = (code: ProblemCode, options: ProblemOptions = {}, requestId?: string): Response => {
  const [status, title, message] = findProblem(code);
  const body: Problem = {
    type: `about:blank#${code}`,
    code,
    title: options.title ?? title,
    message,
    status,
    ...(options.detail ? { detail: cut(options.detail, mostMessageLength) } : {}),
    ...(requestId ? { requestId } : {}),
    ...(options.errors?.length ? { errors: boundErrors(options.errors) } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': 'nl, en',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': retrySeconds } : {}),
      ...options.headers,
    },
  });
};

/** The problem document of a code, as the reply to this request. */
export const problem = (c: KitContext, code: ProblemCode, options: ProblemOptions = {}): Response =>
  toResponse(code, options, c.get('requestId'));

const codesByStatus: Partial<Record<number, ProblemCode>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'rate-limited',
};

/** The code of a failure that says only its status. */
export const findCode = (status: number): ProblemCode =>
  codesByStatus[status] ??
  (status < 500 ? 'bad-request' : status === 503 ? 'upstream-unavailable' : 'internal-error');

/** An error that an object throws crosses its RPC with its name and fields, without its class. */
const isUpstreamError = (error: Error): error is UpstreamError => error.name === 'UpstreamError';
const isProblemError = (error: Error): error is ProblemError =>
  error.name === 'ProblemError' && 'code' in error && isProblemCode(String(error.code));

/** Whether an error says to its caller what is the matter. */
export const isProblem = (error: unknown): boolean =>
  error instanceof Error && (isProblemError(error) || isUpstreamError(error));

/** The one place where errors become problems. An unexpected one is logged, as `what`; its problem tells nothing about it. */
export const toProblem = (
  c: KitContext,
  error: unknown,
  what = 'An unexpected error',
): { code: ProblemCode; options: ProblemOptions } => {
  if (error instanceof Error && isProblemError(error)) return error;
  if (error instanceof Error && isUpstreamError(error)) {
    logError(c, 'An upstream failed', error);
    const detail = `The service "${error.service}" did not give a usable answer. Try again later.`;
    return { code: 'upstream-unavailable', options: { detail } };
  }
  const code = error instanceof HTTPException ? codesByStatus[error.status] : undefined;
  if (!code) logError(c, what, error);
  return { code: code ?? 'internal-error', options: {} };
};

/** The reply to an error. */
export const onError = (error: Error, c: KitContext): Response => {
  const { code, options } = toProblem(c, error);
  return problem(c, code, options);
};
