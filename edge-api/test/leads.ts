import { createExecutionContext } from 'cloudflare:test';
import { readFields } from '@binnen/stand-ins/activecampaign/spec-names';
import { createApi } from '../src/app/create-app.ts';
import { bindings } from './bindings.ts';

const { UPSTREAMS } = bindings;

interface Write {
  path: string;
  query: Record<string, string>;
  body: Record<string, string>;
}

let visitors = 0;
const findVisitorAddress = (): string => {
  visitors += 1;
  return `10.0.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
};

/** Sends a form, or a single call, as a browser or another program would: each from an address of its own, if none is given. */
export const post = (
  path: string,
  init: RequestInit = {},
  variables: Record<string, unknown> = {},
): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', findVisitorAddress());
  return Promise.resolve(
    createApi().request(
      path,
      { method: 'POST', ...init, headers },
      { ...bindings, ...variables },
      createExecutionContext(),
    ),
  );
};

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

/** All that a service has received. */
export const readWrites = async (service: string): Promise<Write[]> =>
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

/** The calls that the marketing service received for the contact with this e-mail address, in order. */
export const listCalls = async (
  email: string,
  received = readWrites('activecampaign'),
): Promise<RecordedCall[]> => {
  const [writes, id] = await Promise.all([received, findContactId(email)]);
  return writes
    .filter(({ body }) => body.email === email || (body.contact_id ?? body.id) === id)
    .map(({ query, body }) => ({ action: query.api_action ?? '', parameters: readFields(body) }));
};

/** The search jobs in the CRM with this e-mail address. */
export const listSearchJobs = async (email: string, received = readWrites('realworks')): Promise<Write[]> =>
  (await received).filter(({ body }) => JSON.stringify(body).includes(`"${email}"`));
