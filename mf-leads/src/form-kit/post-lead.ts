import { controlFields } from '@binnen/contracts/forms';
import type { ContactReply } from '@binnen/contracts/leads';
import type { Problem } from '@binnen/contracts/problem';

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

const readProblem = (problem: Partial<Problem>, status: number): Posted => {
  const errors = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  if (Object.keys(errors).length > 0) return { kind: 'errors', errors };
  throw new Error(problem.title ?? `De server antwoordde met ${status}.`);
};

/** Sends a form. Rejects when there is no usable answer: then the same key may be sent again. */
export const postLead = async (
  action: string,
  fields: URLSearchParams,
  options: { key: string; fillMs: number },
): Promise<Posted> => {
  const body = new URLSearchParams(fields);
  body.set(controlFields.filledIn, String(Math.round(options.fillMs)));
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json', 'idempotency-key': options.key },
    body,
    signal: AbortSignal.timeout(deadlineMs),
  });
  const answer = (await response.json()) as Partial<ContactReply & Problem>;
  if (!response.ok) return readProblem(answer, response.status);
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
