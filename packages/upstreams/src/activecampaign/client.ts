import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { readUpstream, type IsWanted } from '../calls/call.ts';
import { idNumber } from '../calls/id-number.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';

const replyWith = <Code extends 0 | 1>(code: Code) =>
  v.object({
    result_message: v.optional(v.string(), ''),
    result_code: v.pipe(
      v.picklist([code, String(code)]),
      v.transform(() => code),
    ),
  });
const RefusedSchema = replyWith(0);
const TakenSchema = replyWith(1);
/** Version 1 of the service always answers with HTTP 200: only `result_code` tells whether it worked. */
const ReplySchema = v.union([RefusedSchema, TakenSchema]);
/** An accepted contact has an id: a note needs it. */
const ContactReplySchema = v.union([
  RefusedSchema,
  v.object({
    ...TakenSchema.entries,
    subscriber_id: v.pipe(idNumber, v.integer(), v.minValue(1)),
  }),
]);

export interface MarketingReply {
  result_code: 0 | 1;
  result_message: string;
  /** The service's own id. It can be guessed, so it never leaves the edge. */
  subscriberId?: number;
}

export const contactAdded = 'Contact toegevoegd';
export const contactUpdated = 'Contact bijgewerkt';

/** Contact fields with a name of their own in version 1; all others are custom fields by their tag. */
const ownNames: Record<string, string> = {
  email: 'email',
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone',
  tags: 'tags',
};

const formatName = (name: string): string => ownNames[name] ?? `field[%${name.toUpperCase()}%,0]`;

/**
 * Far longer than a slow reply takes: a call that is given up too early is sent twice. The visitor does not wait so
 * long.
 */
const deadlineMs = 20_000;
const queueMs = 5_000;

/** An account refuses every contact, in its own language: a wrong key, no rights, too many contacts. */
const ofAccount =
  /authori[sz]ed|permission|api[ -]?key|access denied|limi[et]|gemachtigd|bevoegd|rechten|toegang\b|api-?sleutel/i;

const call = async <S extends typeof ReplySchema | typeof ContactReplySchema>(
  env: KitBindings,
  action: string,
  body: Record<string, string>,
  schema: S,
  isWanted: IsWanted | undefined,
): Promise<v.InferOutput<S>> => {
  const { ACTIVECAMPAIGN_URL, ACTIVECAMPAIGN_KEY } = parseConfig(env);
  const query = new URLSearchParams({ api_action: action, api_key: ACTIVECAMPAIGN_KEY, api_output: 'json' });
  const url = `${ACTIVECAMPAIGN_URL}/admin/api.php?${query}`;
  const init = { method: 'POST', body: new URLSearchParams(body) };
  const asked = { service: 'activecampaign', url, init, deadlineMs, queueMs, isWanted } as const;
  const reply = await readUpstream(env, asked, schema);
  // No mistake of the visitor's: the lead waits until the account is corrected.
  // What a visitor typed is left out: no address may say so.
  if (reply.result_code === 0 && ofAccount.test(reply.result_message.replace(/\S+@\S+/g, '')))
    throw new UpstreamError('activecampaign', 'refused', { detail: 'does not take our key or any contact' });
  return reply;
};

/**
 * Adds a contact, or updates the one with this e-mail address. The message is our own, because the service's is in the
 * language of the account ("Contact updated", "Contato atualizado").
 */
export const syncContact = async (
  env: KitBindings,
  fields: Record<string, string>,
  isWanted?: IsWanted,
): Promise<MarketingReply> => {
  const list = parseConfig(env).ACTIVECAMPAIGN_LIST;
  const named = Object.entries(fields).map(([name, value]) => [formatName(name), value] as const);
  const body = {
    ...Object.fromEntries(named),
    [`p[${list}]`]: list,
    [`status[${list}]`]: '1',
  };
  const reply = await call(env, 'contact_sync', body, ContactReplySchema, isWanted);
  if (reply.result_code === 0) return reply;
  const updated = /updated|bijgewerkt|atualizado|actualizado|aggiornato|aktualisiert|mis à jour/i;
  const message = updated.test(reply.result_message) ? contactUpdated : contactAdded;
  return { result_code: 1, result_message: message, subscriberId: reply.subscriber_id };
};

/** Notifies the office: adds the contact to the configured automation. */
export const startAutomation = (
  env: KitBindings,
  subscriberId: number,
  isWanted?: IsWanted,
): Promise<MarketingReply> =>
  call(
    env,
    'automation_contact_add',
    { contact_id: String(subscriberId), automation: parseConfig(env).ACTIVECAMPAIGN_AUTOMATION },
    ReplySchema,
    isWanted,
  );

/** The service drops what it takes for a tag: of "tot <300.000, huis >100 m²" the amount. */
const withoutTags = (text: string): string => text.replaceAll('<', '‹').replaceAll('>', '›');

export const addNote = (
  env: KitBindings,
  subscriberId: number,
  note: string,
  isWanted?: IsWanted,
): Promise<MarketingReply> =>
  call(
    env,
    'contact_note_add',
    { id: String(subscriberId), listid: '0', note: withoutTags(note) },
    ReplySchema,
    isWanted,
  );
