import { apiAccept, fetchFromApi, locateCall } from '@binnen/platform/api-address';
import { controlFields } from '@binnen/contracts/forms/control-fields';
import type { ContactReply } from '@binnen/contracts/leads';
import type { Problem } from '@binnen/contracts/problem';
import { createDeadline } from './in-time.ts';
import { UnavailableError } from './repeat-send.ts';
import { describeLostCall, TellableError } from './tellable-error.ts';

export type Answer = Partial<ContactReply & Problem>;
/** Reads a reply that comes in steps, and tells of each. */
export type ReadSteps = (response: Response, onStep: (step: string) => void) => Promise<Answer>;

const deadlineMs = 20_000;

/** Browsers let no more than 64 KiB outlive a page. */
const mostKept = 60_000;

export type Posted =
  | { kind: 'reply'; reply: ContactReply }
  /** Fields that the edge does not take. */
  | { kind: 'errors'; errors: Record<string, string> };

/** A key of this send: the same one again is the same lead. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let lastStep = { values: '', key: '' };
/** … of a step of a calculator: taken again with the same values, after a look back, it is the same lead. */
export const keepKey = (values: string): string => {
  if (values !== lastStep.values) lastStep = { values, key: createKey() };
  return lastStep.key;
};

const formatWait = (retryAfter: string | null): string => {
  const minutes = Math.ceil(Number(retryAfter) / 60);
  if (!(minutes > 0)) return '';
  return minutes === 1 ? ' Over een minuut kan het weer.' : ` Over ${minutes} minuten kan het weer.`;
};

const readProblem = (problem: Partial<Problem>, { status, headers }: Response): Posted => {
  if (problem.code === 'leads-unavailable') throw new UnavailableError(headers.get('retry-after'));
  const errors = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
  if (Object.keys(errors).length > 0) return { kind: 'errors', errors };
  const title = problem.title ?? `De server antwoordde met ${status}.`;
  // Nobody knows when an outage is over.
  const wait = status === 429 ? formatWait(headers.get('retry-after')) : '';
  throw new TellableError(title + wait, problem.code);
};

const unreadable = 'De server gaf een onleesbaar antwoord.';

/** Rejects with a sentence for the visitor: a connection may also break in the middle of an answer. */
const readAnswer = async (
  response: Response,
  read: (response: Response) => Promise<Answer> = (whole) => whole.json() as Promise<Answer>,
): Promise<Answer> => {
  try {
    return await read(response);
  } catch (error) {
    throw error instanceof SyntaxError ? new TellableError(unreadable) : describeLostCall(error);
  }
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
    // Who presses a link meanwhile has sent it all the same. An API on another origin has to be asked first, which some
    // browsers refuse for what outlives a page.
    keepalive: locateCall(document, action) === action && body.toString().length < mostKept,
    signal: createDeadline(deadlineMs),
  }).catch((error: unknown) => {
    throw describeLostCall(error);
  });
  const answer = await readAnswer(response, options.read);
  // In steps the status is sent before the answer is known.
  if (!response.ok || answer.code) return readProblem(answer, response);
  if (answer.result_code !== 0 && answer.result_code !== 1) throw new TellableError(unreadable);
  return { kind: 'reply', reply: answer as ContactReply };
};

/** The same for a lead that was said to go by itself: when no answer comes, it goes again. */
export const postPromised: typeof postLead = (...given) =>
  postLead(...given).catch((error: unknown) => {
    throw error instanceof TellableError && !error.code ? new UnavailableError(null) : error;
  });

/** Resolves once the browser has a network. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
