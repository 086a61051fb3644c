import { forms, type FormBodies } from './forms.ts';
import { readRetryAfter, type Fetch } from './retry.ts';

/** Fields that are about the sending itself. */
type ControlField = '_formulier' | '_pagina' | '_website' | '_invultijd' | 'cf-turnstile-response';

export type FormKey = keyof FormBodies;
/** What a form's sender fills in. A ticked checkbox is `ja`, a list is JSON. */
export type LeadFields<Key extends FormKey> = Omit<FormBodies[Key], ControlField>;

export interface LeadOptions {
  /**
   * Makes the same lead sent twice one lead: 8 to 100 letters, digits, `-` or `_`. Give the one of the first time when your
   * program sends again; without one each call is a new lead.
   */
  idempotencyKey?: string;
  /** An answer of Turnstile, where the site has it: without one the lead is held for a person to look at. */
  turnstile?: string;
}

/** Why a lead was not taken. The list is closed: what is not known here is `failed`. */
export type LeadError =
  | { kind: 'invalid'; fields: { field: string; message: string }[] }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict' }
  | { kind: 'challenge' }
  | { kind: 'busy'; retryAfterMs: number | undefined }
  | { kind: 'unreachable'; cause: unknown }
  | { kind: 'failed'; status: number; code: string | undefined };

export type LeadResult =
  | { ok: true; message: string; idempotencyKey: string }
  | { ok: false; error: LeadError; idempotencyKey: string };

export type Leads = {
  [Key in FormKey]: (fields: LeadFields<Key>, options?: LeadOptions) => Promise<LeadResult>;
};

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readFields = (errors: unknown): { field: string; message: string }[] =>
  (Array.isArray(errors) ? errors : [])
    .filter(isJson)
    .map(({ field, message }) => ({ field: readText(field), message: readText(message) }));

const readError = (response: Response, problem: Json): LeadError => {
  const { status } = response;
  const code = readText(problem['code']) || undefined;
  if (code === 'invalid-parameter') return { kind: 'invalid', fields: readFields(problem['errors']) };
  if (code === 'idempotency-conflict') return { kind: 'conflict' };
  if (code === 'challenge-failed') return { kind: 'challenge' };
  if (status === 429 || status === 503) return { kind: 'busy', retryAfterMs: readRetryAfter(response) };
  return { kind: 'failed', status, code };
};

const readReply = async (response: Response, idempotencyKey: string): Promise<LeadResult> => {
  const body: unknown = await response.json().catch(() => undefined);
  const reply = isJson(body) ? body : {};
  const fail = (error: LeadError): LeadResult => ({ ok: false, error, idempotencyKey });
  if (!response.ok) return fail(readError(response, reply));
  const message = readText(reply['result_message']);
  if (reply['result_code'] === 1) return { ok: true, message, idempotencyKey };
  if (reply['result_code'] === 0) return fail({ kind: 'refused', message });
  return fail({ kind: 'failed', status: response.status, code: undefined });
};

/** The forms as functions. They resolve with what came of the lead, and never throw. */
export const createLeads = (origin: string, fetch: Fetch): Leads => {
  const send = async (key: FormKey, fields: object, options: LeadOptions = {}): Promise<LeadResult> => {
    const { name, call } = forms[key];
    const idempotencyKey = options.idempotencyKey ?? crypto.randomUUID();
    const body = new URLSearchParams({ _formulier: name });
    for (const [field, value] of Object.entries(fields))
      if (typeof value === 'string') body.set(field, value);
    if (options.turnstile) body.set('cf-turnstile-response', options.turnstile);
    const headers = { accept: 'application/json', 'idempotency-key': idempotencyKey };
    const url = new URL(`/ac/contact/add/${call}`, origin);
    try {
      return await readReply(
        await fetch(new Request(url, { method: 'POST', headers, body })),
        idempotencyKey,
      );
    } catch (cause) {
      return { ok: false, error: { kind: 'unreachable', cause }, idempotencyKey };
    }
  };
  const isKey = (name: string): name is FormKey => name in forms;
  const entries = Object.keys(forms)
    .filter(isKey)
    .map((key) => [key, (fields: object, options?: LeadOptions) => send(key, fields, options)]);
  return Object.fromEntries(entries) as Leads;
};
