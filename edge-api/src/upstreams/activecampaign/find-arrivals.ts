import * as v from 'valibot';
import { parseConfig } from '../../config.ts';
import type { Bindings } from '../../env.ts';
import { callUpstream } from '../call.ts';
import { readJson } from '../read-body.ts';
import { UpstreamError } from '../upstream-error.ts';

/** Times of version 3: `2026-11-21T14:05:11+01:00`. */
const time = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
);
const NotesSchema = v.object({ notes: v.array(v.object({ note: v.string(), cdate: time })) });
const AutomationsSchema = v.object({
  contactAutomations: v.array(v.object({ automation: v.string(), adddate: time })),
});

const deadlineMs = 5_000;
/** The most that the service lists at once. */
const mostListed = 100;

/**
 * Reads a list of a contact in version 3, because version 1 shows neither notes nor times. Undefined when the service
 * does not let us ask: the account has no version 3, or the contact is gone.
 */
const readList = async <S extends v.GenericSchema>(
  env: Bindings,
  subscriberId: number,
  list: string,
  schema: S,
): Promise<v.InferOutput<S> | undefined> => {
  const { ACTIVECAMPAIGN_URL, ACTIVECAMPAIGN_KEY } = parseConfig(env);
  try {
    const response = await callUpstream(env, {
      service: 'activecampaign',
      url: `${ACTIVECAMPAIGN_URL}/api/3/contacts/${subscriberId}/${list}?limit=${mostListed}`,
      init: { headers: { 'api-token': ACTIVECAMPAIGN_KEY, accept: 'application/json' } },
      deadlineMs,
      idempotent: true,
    });
    return await readJson(response, schema, 'activecampaign');
  } catch (error) {
    const isNo = error instanceof UpstreamError && error.reason === 'status' && (error.status ?? 500) < 500;
    if (isNo && error.status !== 429) return undefined;
    throw error;
  }
};

/** The service strips HTML and rewrites blanks and entities: letters and digits are what is left of any text. */
const fold = (text: string): string => text.replace(/<[^>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{N}]+/gu, '');

/** How many notes of this text the contact got since then. */
export const countNotes = async (
  env: Bindings,
  subscriberId: number,
  text: string,
  since: number,
): Promise<number | undefined> => {
  const reply = await readList(env, subscriberId, 'notes', NotesSchema);
  return reply?.notes.filter(({ note, cdate }) => cdate >= since && fold(note) === fold(text)).length;
};

/** How often the contact was put in the automation that notifies the office since then. */
export const countNotifications = async (
  env: Bindings,
  subscriberId: number,
  since: number,
): Promise<number | undefined> => {
  const known = parseConfig(env).ACTIVECAMPAIGN_AUTOMATION;
  const reply = await readList(env, subscriberId, 'contactAutomations', AutomationsSchema);
  return reply?.contactAutomations.filter(
    ({ automation, adddate }) => adddate >= since && automation === known,
  ).length;
};
