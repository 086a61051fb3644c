import * as v from 'valibot';
import { ask, type EdgeAccess } from '@binnen/remote-cli/edge-client';
import type { Outcome, SiteCommand } from '@binnen/remote-cli/outcome';
import { refuseWords } from '@binnen/remote-cli/words';

const path = '/_platform/leads';
const LeadSchema = v.object({
  key: v.string(),
  form: v.string(),
  reason: v.nullable(v.string()),
  received: v.string(),
  attempts: v.number(),
});
const SeenSchema = v.object({ ...LeadSchema.entries, values: v.record(v.string(), v.string()) });
const ListSchema = v.object({ leads: v.array(LeadSchema), next: v.nullable(v.number()) });

const states = {
  dead: 'could not be delivered',
  waiting: 'wait to be delivered',
  held: 'are held for a person to look at',
  refused: 'were refused by the marketing service',
} as const;
type State = keyof typeof states;
const isState = (word: string): word is State => Object.hasOwn(states, word);

const formatLead = ({ key, form, reason, received, attempts }: v.InferOutput<typeof LeadSchema>) =>
  `  ${received}  ${form}  ${reason ?? `tried ${attempts} times`}  ${key}`;

const list = async (access: EdgeAccess, state: State): Promise<Outcome> => {
  const query = { state: state === 'waiting' ? 'pending' : state, limit: '100' };
  const { leads, next } = await ask(access, { method: 'GET', path, reply: ListSchema }, { query });
  return {
    result: { leads },
    lines: [
      leads.length
        ? `These leads ${states[state]}, newest first:`
        : `There are no leads that ${states[state]}.`,
      ...leads.map(formatLead),
      ...(next === null ? [] : ['There are more: the console has pages of them.']),
    ],
  };
};

const show = async (access: EdgeAccess, key: string): Promise<Outcome> => {
  const call = { method: 'POST', path: `${path}/look`, reply: SeenSchema } as const;
  const lead = await ask(access, call, { body: { key } });
  const values = Object.entries(lead.values).filter(([, value]) => value);
  return { result: lead, lines: [formatLead(lead), ...values.map(([name, value]) => `  ${name}: ${value}`)] };
};

/** Leads that a ceiling held are sent at once: that of all visitors together, or the share of one network. */
const heldFor: Record<string, string> = {
  ceiling: 'more than usual in all',
  share: 'more than usual of one network',
};

const send = async (
  access: EdgeAccess,
  body: { keys: string[] | 'all' } | { held: string },
): Promise<Outcome> => {
  const reply = v.object({ retried: v.number() });
  const { retried } = await ask(access, { method: 'POST', path, reply }, { body });
  return {
    result: { retried },
    lines: [retried ? `${retried} of them are being sent.` : 'There was nothing to send.'],
    failed: retried === 0,
  };
};

/** One that was handled by phone is no longer one that needs a person. */
const erase = async (access: EdgeAccess, keys: string[]): Promise<Outcome> => {
  const call = { method: 'POST', path: `${path}/erase`, reply: v.object({ erased: v.number() }) } as const;
  const { erased } = await ask(access, call, { body: { keys } });
  return {
    result: { erased },
    lines: [`Erased: ${erased} of ${keys.length}.`],
    failed: erased < keys.length,
  };
};

const run: SiteCommand['run'] = async (access, { rest }) => {
  const [word = 'dead', ...keys] = rest;
  const [key] = keys;
  if (isState(word) && !key) return list(access, word);
  if (word === 'show' && key && keys.length === 1) return show(access, key);
  if (word === 'erase' && key) return erase(access, keys);
  if (word === 'send' && key) {
    const held = heldFor[key];
    return send(access, held ? { held } : { keys: key === 'all' ? key : keys });
  }
  return refuseWords(
    'leads lists: leads, leads waiting, leads held or leads refused. Or: leads show <key>, leads erase <key>, leads send <key>, leads send all | ceiling | share.',
  );
};

/** The office's: reads, sends and erases what visitors sent. */
export const leadsCommand: SiteCommand = {
  name: 'leads',
  ways: [
    'waiting',
    'held',
    'refused',
    'show <key>',
    'send all',
    'send ceiling',
    'send share',
    'send <key> …',
  ],
  help: `  leads [waiting | held | refused]
                                 those that could not be delivered, that wait, that are held, or that
                                 the marketing service refused; without anything of a person
  leads show <key>               … with all that its visitor said: the look is kept, with your token's name
  leads send <key> … | all | ceiling | share
                                 send it again; all: what could not be delivered; ceiling, share: what
                                 is held because all visitors, or one network, sent many
  leads erase <key> …            for good, here: it was handled by phone, or is a robot's`,
  run,
};
