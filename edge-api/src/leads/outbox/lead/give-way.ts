import { contactUpdated } from '@binnen/upstreams/activecampaign/client';
import type { Entry } from './entry.ts';
import { beginStep, type Step } from './steps.ts';

/** They name the contact, or are added to what it has. */
const always = ['email', 'tags'];
/** Empty, as the valuation tool sends them, they say nothing. */
const person = ['firstname', 'lastname', 'phone'];

type ContactStep = Extract<Step, { kind: 'contact' }>;

/**
 * A contact that is sent after later leads of its person, because it failed for long or waited for the office, leaves as it is
 * what they said: its own goes in a note. One of them may have made the contact, so that a note for new contacts goes out.
 */
export const giveWay = (entry: Entry, contact: ContactStep, later: Entry[]): void => {
  const arrived = later.flatMap(({ steps, reply }) =>
    steps.flatMap((step) => (step.kind === 'contact' && step.state === 'done' ? { ...step, reply } : [])),
  );
  if (arrived.some(({ reply }) => reply && reply.result_message !== contactUpdated))
    for (const step of entry.steps)
      if (step.kind === 'note' && step.when === 'when-added') step.when = 'always';
  const said = Object.fromEntries(
    arrived
      .flatMap(({ fields }) => Object.entries(fields))
      .filter(([name, value]) => !always.includes(name) && (value !== '' || !person.includes(name))),
  );
  const isLeft = (name: string) => name in said;
  const own = Object.entries(contact.fields).filter(
    ([name, value]) => value && isLeft(name) && value !== said[name],
  );
  contact.fields = Object.fromEntries(Object.entries(contact.fields).filter(([name]) => !isLeft(name)));
  if (own.length === 0) return;
  const text = `Eerder ingevuld, later aangekomen: ${own.map((each) => each.join(': ')).join(', ')}`;
  entry.steps.push(beginStep({ kind: 'note', when: 'always', text }));
};
