import { apiAccept, fetchFromApi } from '@binnen/contracts/api-address';
import { controlFields } from '@binnen/contracts/forms';
import type { ContactReply } from '@binnen/contracts/leads';
import type { Problem } from '@binnen/contracts/problem';
import { UnavailableError } from './repeat-send.ts';

export type Answer = Partial<ContactReply & Problem>;
/** Reads a reply that comes in steps, and tells of each. */
export type ReadSteps = (response: Response, onStep: (step: string) => void) => Promise<Answer>;

const deadlineMs = 20_000;

export type Posted =
  | { kind: 'reply'; reply: ContactReply }
  /** Fields that the edge does not take. */
  | { kind: 'errors'; errors: Record<string, string> };

/** A key of this send: the same one again is the same lead. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const readProblem = (problem: Partial<Problem>, { status, headers }: Response): Posted => {
  if (problem.code === 'leads-unavailable') throw new UnavailableError(headers.get('retry-after'));
  const errors = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  if (Object.keys(errors).length > 0) return { kind: 'errors', errors };
  throw new Error(problem.title ?? `De server antwoordde met ${status}.`);
};

/**
 * Sends a form. Rejects when there is no usable answer: then the same key may be sent again; `UnavailableError` when the
 * lead could not be stored.
 */
export const postLead = async (
  action: string,
  fields: URLSearchParams,
  options: {
    key: string;
    fillMs?: number;
    /** Of Turnstile. */
    answer?: string;
    read?: ((response: Response) => Promise<Answer>) | undefined;
  },
): Promise<Posted> => {
  const body = new URLSearchParams(fields);
  if (options.fillMs !== undefined) body.set(controlFields.filledIn, String(Math.round(options.fillMs)));
  if (options.answer) body.set(controlFields.turnstile, options.answer);
  const response = await fetchFromApi(document, action, {
    method: 'POST',
    headers: {
      ...(options.read ? { accept: `application/x-ndjson, ${apiAccept}` } : {}),
      'idempotency-key': options.key,
    },
    body,
    signal: AbortSignal.timeout(deadlineMs),
  });
  const answer: Answer = options.read ? await options.read(response) : ((await response.json()) as Answer);
  // In steps the status is sent before the answer is known.
  if (!response.ok || answer.code) return readProblem(answer, response);
  if (answer.result_code !== 0 && answer.result_code !== 1)
    throw new Error('De server gaf een onleesbaar antwoord.');
  return { kind: 'reply', reply: answer as ContactReply };
};

/** Resolves once the browser has a network. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
