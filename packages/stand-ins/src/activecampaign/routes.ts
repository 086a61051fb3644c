import { Hono } from 'hono';
import type { StandInEnv } from '../control/meet-fault.ts';
import { keys } from '../keys.ts';
import type { Contact, Contacts } from './contacts.ts';

/** The account is in Dutch, so its messages are. */
const messages = {
  added: 'Contact toegevoegd',
  updated: 'Contact bijgewerkt',
  invalid: 'E-mailadres van contact is ongeldig.',
  unknown: 'Contact bestaat niet',
  note: 'Notitie toegevoegd',
  automation: 'Contact toegevoegd aan automatisering',
  noAutomation: 'Automatisering bestaat niet',
  found: 'Iets succesvol voltooid',
} as const;

/** Automations that exist in the account. */
const automations = ['1', '2', '3', '4', '5'];

type Reply = Record<string, unknown> & { result_code: 0 | 1; result_message: string };
const refuse = (result_message: string): Reply => ({ result_code: 0, result_message });

const describe = (contact: Contact): Record<string, unknown> => ({
  id: String(contact.id),
  subscriberid: String(contact.id),
  email: contact.email,
  first_name: contact.fields['first_name'] ?? '',
  last_name: contact.fields['last_name'] ?? '',
  phone: contact.fields['phone'] ?? '',
  tags: contact.tags,
  listslist: contact.lists.join('-'),
  automation_history: contact.automations.map(({ id }) => id),
  fields: Object.fromEntries(
    Object.entries(contact.fields)
      .filter(([name]) => name.startsWith('field['))
      .map(([name, val], index) => [
        String(index + 1),
        { id: String(index + 1), perstag: name.slice(6, -3), val },
      ]),
  ),
  notes: contact.notes.map(({ text }, index) => ({ id: String(index + 1), note: text })),
});

const actions: Record<string, (form: Record<string, string>, contacts: Contacts) => Reply> = {
  contact_sync: (form, contacts) => {
    const email = (form['email'] ?? '').trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return refuse(messages.invalid);
    const { contact, added } = contacts.sync(email, form);
    return {
      subscriber_id: contact.id,
      sendlast_should: 0,
      sendlast_did: 0,
      result_code: 1,
      result_message: added ? messages.added : messages.updated,
    };
  },
  contact_note_add: (form, contacts) => {
    const contact = contacts.find({ id: form['id'] });
    if (!contact) return refuse(messages.unknown);
    contact.notes.push({ text: (form['note'] ?? '').replace(/<[^>]*>/g, ''), at: new Date() });
    return { result_code: 1, result_message: messages.note };
  },
  automation_contact_add: (form, contacts) => {
    const contact = contacts.find({ id: form['contact_id'], email: form['contact_email'] });
    if (!contact) return refuse(messages.unknown);
    const asked = (form['automation'] ?? '').split(',').map((id) => id.trim());
    if (asked.some((id) => !automations.includes(id))) return refuse(messages.noAutomation);
    contact.automations.push(...asked.map((id) => ({ id, at: new Date() })));
    return { result_code: 1, result_message: messages.automation };
  },
  contact_view: (form, contacts) => {
    const contact = contacts.find({ id: form['id'] });
    if (!contact) return refuse(messages.unknown);
    return { ...describe(contact), result_code: 1, result_message: messages.found };
  },
  contact_view_email: (form, contacts) => {
    const contact = contacts.find({ email: form['email'] });
    if (!contact) return refuse(messages.unknown);
    return { ...describe(contact), result_code: 1, result_message: messages.found };
  },
};

/** What version 3 lists of a contact, by id: oldest first. */
const lists: Record<string, (contact: Contact) => object[]> = {
  notes: ({ id, notes }) =>
    notes.map(({ text, at }, index) => ({
      id: String(index + 1),
      note: text,
      relid: String(id),
      reltype: 'Subscriber',
      cdate: at.toISOString(),
      mdate: at.toISOString(),
    })),
  contactAutomations: ({ id, automations }) =>
    automations.map((each, index) => ({
      id: String(index + 1),
      contact: String(id),
      automation: each.id,
      seriesid: each.id,
      status: '1',
      adddate: each.at.toISOString(),
      remdate: null,
    })),
};

/** More is not listed at once, whatever `limit` says: https://developers.activecampaign.com/reference/pagination */
const mostListed = 100;

/**
 * ActiveCampaign's version 1: one address, the action in the query, and always HTTP 200. Of version 3, only a contact's
 * notes and automations.
 */
export const createActiveCampaign = (contacts: Contacts) => {
  const app = new Hono<StandInEnv>();
  app.all('/admin/api.php', async (c) => {
    const { api_key, api_action = '', api_output = 'json', ...query } = c.req.query();
    const form =
      c.req.method === 'POST' ? Object.fromEntries(new URLSearchParams(await c.req.text())) : query;
    const answer = (reply: Reply) => c.json({ ...reply, result_output: api_output });
    if (api_key !== keys.activecampaign) return answer(refuse('You are not authorized to access this file'));
    const act = Object.hasOwn(actions, api_action) ? actions[api_action] : undefined;
    return answer(act ? act({ ...query, ...form }, contacts) : refuse(`Unknown action: ${api_action}`));
  });
  app.get('/api/3/contacts/:id/:list', (c) => {
    if (c.req.header('api-token') !== keys.activecampaign) return c.json({ message: 'Forbidden' }, 403);
    const { id, list } = c.req.param();
    const contact = contacts.find({ id });
    const read = Object.hasOwn(lists, list) ? lists[list] : undefined;
    if (!contact || !read) return c.json({ message: `No Result found for Subscriber with id ${id}` }, 404);
    const rows = read(contact);
    const offset = Number(c.req.query('offset') ?? 0);
    const limit = Math.min(mostListed, Number(c.req.query('limit') ?? 20));
    return c.json({ [list]: rows.slice(offset, offset + limit), meta: { total: String(rows.length) } });
  });
  app.all('*', (c) => c.html('<h1>404 Not Found</h1>', 404));
  return app;
};
