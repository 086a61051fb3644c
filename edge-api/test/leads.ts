import { createExecutionContext } from 'cloudflare:test';
import { readFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { createApi } from '../src/api.ts';
import { bindings } from './bindings.ts';

const { UPSTREAMS } = bindings;

interface Write {
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
}

/** Sends a form, or a single call, as a browser or another program would. */
export const post = (
  path: string,
  init: RequestInit = {},
  variables: Record<string, unknown> = {},
): Promise<Response> =>
  Promise.resolve(
    createApi().request(
      path,
      { method: 'POST', ...init },
      { ...bindings, ...variables },
      createExecutionContext(),
    ),
  );

export const postForm = (
  call: string,
  form: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  variables: Record<string, string> = {},
): Promise<Response> =>
  post(
    `/ac/contact/add/${call}`,
    { body: new URLSearchParams({ _formulier: form, ...fields }), headers },
    variables,
  );

export const setFault = (fault: Record<string, unknown>): Promise<Response> =>
  fetch(`${UPSTREAMS}/_faults`, { method: 'PUT', body: JSON.stringify(fault) });
export const clearFaults = (): Promise<Response> => fetch(`${UPSTREAMS}/_faults`, { method: 'DELETE' });

const readWrites = async (service: string): Promise<Write[]> =>
  (await (await fetch(`${UPSTREAMS}/_recorded?service=${service}`)).json()) as Write[];

/** How many writes the upstreams of leads have received so far. */
export const countWrites = async (): Promise<number> =>
  (await readWrites('activecampaign')).length + (await readWrites('realworks')).length;

export interface RecordedCall {
  action: string;
  parameters: Record<string, string>;
}

/** The marketing service's own id of this contact; `none` when it has no such contact. */
export const findContactId = async (email: string): Promise<string> => {
  const query = new URLSearchParams({
    api_key: 'local-activecampaign-key',
    api_action: 'contact_view_email',
    email,
  });
  const contact = await fetch(`${UPSTREAMS}/activecampaign/admin/api.php?${query}`);
  return ((await contact.json()) as { id?: string }).id ?? 'none';
};

/** What the marketing service received for the contact with this e-mail address, in order. */
export const listCalls = async (email: string): Promise<RecordedCall[]> => {
  const [writes, id] = await Promise.all([readWrites('activecampaign'), findContactId(email)]);
  return writes
    .filter(({ body }) => body.email === email || (body.contact_id ?? body.id) === id)
    .map(({ query, body }) => ({ action: query.api_action ?? '', parameters: readFields(body) }));
};

/** The search jobs in the CRM with this e-mail address. */
export const listSearchJobs = async (email: string): Promise<Write[]> =>
  (await readWrites('realworks')).filter(({ body }) => JSON.stringify(body).includes(`"${email}"`));
