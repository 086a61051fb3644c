import { ApiError, PageError, type Missing } from '@binnen/platform';
import { mapError, type ErrorOutcome } from '../errors/mapping.ts';

/** What went wrong with a page, for the error page and for the answer's status. */
export interface PageFailure extends ErrorOutcome {
  message: string;
  missing?: Missing;
  /** A bug or a dead upstream, as against an answer that the page meant to give. */
  unexpected: boolean;
}

/** A bug in a log's words: what it says and the place that it comes from. */
export const describeFault = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message).split('\n', 2).join(' ').replaceAll(/\s+/g, ' ')
    : String(error);

/** Reads any thrown value. Details of bugs stay out of it: they are for the log. */
export const describeFailure = (error: unknown): PageFailure => {
  const outcome = mapError(error);
  if (error instanceof PageError) return { ...outcome, message: error.message, unexpected: false };
  if (error instanceof ApiError)
    return { ...outcome, message: error.message, unexpected: error.status >= 500 };
  return { ...outcome, message: 'Internal error', unexpected: outcome.status >= 500 };
};
