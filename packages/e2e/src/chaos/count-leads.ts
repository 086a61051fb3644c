import type { Lead, LeadSite } from './lead-site.ts';

export interface LeadCount {
  /** Leads of which a visitor was told that they were taken. */
  acknowledged: number;
  /** How many of these had all their steps arrive. */
  delivered: number;
  /** How many of these wait for a person, because nobody can say whether a step arrived. */
  waiting: number;
  /** Acknowledged, and neither delivered nor waiting. */
  lost: string[];
  /** Steps that arrived, by kind, and how many of them more than once. */
  steps: Record<'contact' | 'note' | 'notification' | 'search job', { arrived: number; twice: number }>;
}

const group = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/** Each lead's message ends with a full stop, so that none is the beginning of another. */
const findMessage = (text: unknown): string[] =>
  /lead-\d+-\d+\./.exec(typeof text === 'string' ? text : JSON.stringify(text)) ?? [];

/** What became of all leads of a site whose outbox is empty. */
export const countLeads = async (
  site: LeadSite,
  sent: readonly Lead[],
  told: readonly Lead[],
): Promise<LeadCount> => {
  const marketing = await site.readWrites('activecampaign');
  const bodies = marketing.map(({ body }) => body as Record<string, string>);
  const isNote = (body: Record<string, string>) => body['note'] !== undefined;
  const isContact = (body: Record<string, string>) => body['email'] !== undefined;
  const notes = group(bodies.filter(isNote).flatMap(({ note }) => findMessage(note)));
  const contacts = group(
    bodies.filter(isContact).flatMap((body) => findMessage(Object.values(body).join(' '))),
  );
  const jobs = group((await site.readWrites('realworks')).flatMap(({ body }) => findMessage(body)));
  const notifications = new Map<string, number>();
  for (const { kind, email, message } of sent)
    if (kind !== 'interest') notifications.set(message, await site.countNotifications(email));
  const waiting = new Set((await site.listLeads('dead')).flatMap(({ values }) => findMessage(values)));

  const isDelivered = ({ kind, message }: Lead): boolean =>
    contacts.has(message) &&
    notes.has(message) &&
    (kind === 'interest' || (notifications.get(message) ?? 0) > 0) &&
    (kind !== 'search-service' || jobs.has(message));
  const delivered = told.filter(isDelivered);
  const rest = told.filter((lead) => !isDelivered(lead));
  const count = (counts: Map<string, number>) => {
    const numbers = [...counts.values()].filter((number) => number > 0);
    return { arrived: numbers.length, twice: numbers.filter((number) => number > 1).length };
  };
  return {
    acknowledged: told.length,
    delivered: delivered.length,
    waiting: rest.filter(({ message }) => waiting.has(message)).length,
    lost: rest.filter(({ message }) => !waiting.has(message)).map(({ message }) => message),
    steps: {
      contact: count(contacts),
      note: count(notes),
      notification: count(notifications),
      'search job': count(jobs),
    },
  };
};
