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
const NoteSchema = v.object({ id, note, cdate: time });
const AutomationSchema = v.object({ id, automation: id, adddate: time });
type List = 'notes' | 'contactAutomations';

const deadlineMs = 5_000;
/** The most that the service lists at once. */
const pageLength = 100;
/** A contact with more than ten thousand notes is none of ours. */
const mostPages = 100;

/**
 * Reads a page of a list of a contact in version 3, because version 1 shows neither notes nor times. Undefined when the
 * service does not let us ask: the account has no version 3, or the contact is gone.
 */
const readPage = async <Row>(
  env: KitBindings,
  subscriberId: number,
  list: List,
  row: v.GenericSchema<unknown, Row>,
  offset: number,
): Promise<Row[] | undefined> => {
  const { ACTIVECAMPAIGN_URL, ACTIVECAMPAIGN_KEY } = parseConfig(env);
  try {
    const url = `${ACTIVECAMPAIGN_URL}/api/3/contacts/${subscriberId}/${list}?limit=${pageLength}&offset=${offset}`;
    const init = { headers: { 'api-token': ACTIVECAMPAIGN_KEY, accept: 'application/json' } };
    const schema = v.object({ [list]: v.array(row) });
    return (await readUpstream(env, { service: 'activecampaign', url, init, deadlineMs }, schema))[list];
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
  env: KitBindings,
  subscriberId: number,
  list: List,
  row: v.GenericSchema<unknown, Row>,
): Promise<Row[] | undefined> => {
  const rows = new Map<string, Row>();
  for (let page = 0; page < mostPages; page += 1) {
    const found = await readPage(env, subscriberId, list, row, page * pageLength);
    if (!found) return undefined;
    const known = rows.size;
    for (const one of found) rows.set(one.id, one);
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
  const notes = await readAll(env, subscriberId, 'notes', NoteSchema);
  return notes?.filter(({ note, cdate }) => cdate >= since && fold(note) === fold(text)).length;
};

/** How often the contact was put in the automation that notifies the office since then. */
export const countNotifications = async (
  env: KitBindings,
  subscriberId: number,
  since: number,
): Promise<number | undefined> => {
  const known = parseConfig(env).ACTIVECAMPAIGN_AUTOMATION;
  const added = await readAll(env, subscriberId, 'contactAutomations', AutomationSchema);
  return added?.filter(({ automation, adddate }) => adddate >= since && automation === known).length;
};
