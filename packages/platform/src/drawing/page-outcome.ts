import { ApiError, PageError } from '@binnen/platform';
import type { ErrorOutcome, ShellPages } from '../shell/define-shell.ts';

const mostFrames = 5;

/** A bug as one line for a log: its message and the places that it comes from, without those in React. */
export const describeFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const [says = '', ...lines] = (error.stack ?? error.message).split('\n');
  const frames = lines.filter((line) => /^\s*at /.test(line) && !line.includes('react-dom-server.js'));
  return [says, ...frames.slice(0, mostFrames)].join(' ').replaceAll(/\s+/g, ' ');
};

/**
 * Reads any thrown value, for the error page and for the answer's status. Details of bugs stay out of it: they are for the
 * log. `unexpected`: a bug or a dead upstream, as against an answer that the page meant to give.
 */
export const describeFailure = (
  error: unknown,
  { describeError }: Pick<ShellPages, 'describeError'>,
): ErrorOutcome & { unexpected: boolean } => {
  const outcome = describeError(error);
  const { status } = error instanceof ApiError ? error : outcome;
  return { ...outcome, unexpected: !(error instanceof PageError) && status >= 500 };
};
