import * as v from 'valibot';
import { parseConfig } from '../variables.ts';
import type { KitBindings } from '@binnen/edge-kit/environment/env';
import { readUpstream } from '../calls/call.ts';
import { UpstreamError } from '@binnen/edge-kit/problems/upstream-error';

/** Times of version 3: `2026-11-21T14:05:11+01:00`. One that is none (null, `0000-00-00`) is before all of ours. */
const time = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
  ),
  0,
);
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const note = v.fallback(v.string(), '');
const NotesSchema = v.object({ notes: v.array(v.object({ id, note, cdate: time })) });
const AutomationsSchema = v.object({
  contactAutomations: v.array(v.object({ id, automation: id, adddate: time })),
});

const deadlineMs = 5_000;
/** The most that the service lists at once. */
const pageLength = 100;
/** A contact with more than ten thousand notes is none of ours. */
const mostPages = 100;

/**
 * Reads a page of a list of a contact in version 3, because version 1 shows neither notes nor times. Undefined when the
 * service does not let us ask: the account has no version 3, or the contact is gone.
 */
const readPage = async <S extends v.GenericSchema>(
  env: KitBindings,
  path: string,
  offset: number,
  schema: S,
): Promise<v.InferOutput<S> | undefined> => {
  const { ACTIVECAMPAIGN_URL, ACTIVECAMPAIGN_KEY } = parseConfig(env);
  try {
    const url = `${ACTIVECAMPAIGN_URL}/api/3/contacts/${path}?limit=${pageLength}&offset=${offset}`;
    const init = { headers: { 'api-token': ACTIVECAMPAIGN_KEY, accept: 'application/json' } };
    return await readUpstream(env, { service: 'activecampaign', url, init, deadlineMs }, schema);
  } catch (error) {
    const isNo = error instanceof UpstreamError && error.reason === 'status' && (error.status ?? 500) < 500;
    if (isNo && error.status !== 429) return undefined;
    throw error;
  }
};

/**
 * All pages: no order of these lists is documented, so the newest may be on the last one. It ends where a page has nothing
 * new, which is also so where the service knows no pages.
 */
const readAll = async <Row extends { id: string }>(
  load: (offset: number) => Promise<Row[] | undefined>,
): Promise<Row[] | undefined> => {
  const rows = new Map<string, Row>();
  for (let page = 0; page < mostPages; page += 1) {
    const found = await load(page * pageLength);
    if (!found) return undefined;
    const known = rows.size;
    for (const row of found) rows.set(row.id, row);
    if (found.length < pageLength || rows.size === known) break;
  }
  return [...rows.values()];
};

/** The service rewrites blanks and entities: letters and digits are what is left of any text. */
const fold = (text: string): string => text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]+/gu, '');

/** How many notes of this text the contact got since then. */
export const countNotes = async (
  env: KitBindings,
  subscriberId: number,
  text: string,
  since: number,
): Promise<number | undefined> => {
  const notes = await readAll(
    async (offset) => (await readPage(env, `${subscriberId}/notes`, offset, NotesSchema))?.notes,
  );
  return notes?.filter(({ note, cdate }) => cdate >= since && fold(note) === fold(text)).length;
};

/** How often the contact was put in the automation that notifies the office since then. */
export const countNotifications = async (
  env: KitBindings,
  subscriberId: number,
  since: number,
): Promise<number | undefined> => {
  const known = parseConfig(env).ACTIVECAMPAIGN_AUTOMATION;
  const path = `${subscriberId}/contactAutomations`;
  const added = await readAll(
    async (offset) => (await readPage(env, path, offset, AutomationsSchema))?.contactAutomations,
  );
  return added?.filter(({ automation, adddate }) => adddate >= since && automation === known).length;
};
