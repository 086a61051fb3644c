import { createMailbox } from '@binnen/stand-ins/brevo/mailbox';
import { createBrevo } from '@binnen/stand-ins/brevo/routes';
import type { StandInEnv } from '@binnen/stand-ins/control/meet-fault';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Disk } from '../disk.ts';
import { createNetwork } from '../network.ts';
import type { Random } from '../random.ts';
import type { Time } from '../time.ts';
import type { Message, See } from './history.ts';

/** What a person reads in it. */
const read = (person: string, text: string): Message => ({
  alert: /sleutel=([\da-f-]{36})/.exec(text)?.[1] ?? '',
  person,
  isQuestion: /Bevestig dat je|Deze melding heb je al/.test(text),
  isPush: false,
  more: Number(/En nog (\d+)/.exec(text)?.[1] ?? 0),
  homes: [...text.matchAll(/€\s?([\d.]+)[^\n]*\n\S+\/laan-(\d+)\n/g)].map(([, euros = '', id]) => ({
    id: Number(id),
    euros: Number(euros.replaceAll('.', '')),
  })),
});

const MailSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ to: v.tuple([v.object({ email: v.string() })]), textContent: v.string() }),
);

const PushSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    alert: v.string(),
    homes: v.array(v.object({ id: v.number(), euros: v.number() })),
    tag: v.string(),
  }),
);
const readPush = (path: string, body: string): Message & { tag: string } => ({
  ...v.parse(PushSchema, body),
  ...{ person: path.split('/').at(-1) ?? '', isQuestion: false, isPush: true, more: 0 },
});

export const createMailService = (options: { time: Time; random: Random; disk: Disk; see: See }) => {
  const { see } = options;
  const mailbox = createMailbox();
  const add: typeof mailbox.add = (mail, key) => {
    const before = mailbox.list().length;
    const taken = mailbox.add(mail, key);
    if (mailbox.list().length > before)
      see({ kind: 'mailed', call: network.readCall(), ...read(mail.to, mail.text) });
    return taken;
  };
  // A push service and its browsers: what has a tag that was shown already is shown in its place.
  const shown = new Set<string>();
  const push = new Hono<StandInEnv>().post('/send/:person', async (c) => {
    const { tag, ...message } = readPush(c.req.path, await c.req.text());
    if (!shown.has(tag)) see({ kind: 'mailed', call: network.readCall(), ...message });
    shown.add(tag);
    return c.body(null, 201);
  });
  const network = createNetwork<Message>({
    ...options,
    routes: { brevo: createBrevo({ ...mailbox, add }), push },
    describe: (url, body) => {
      if (url.pathname.startsWith('/push/')) return readPush(url.pathname, body);
      if (!url.pathname.endsWith('/email')) return undefined;
      const { to, textContent } = v.parse(MailSchema, body);
      return read(to[0].email, textContent);
    },
    see: (seen) => {
      if (seen.kind !== 'effect') see(seen);
    },
  });
  const fetchService: typeof network.fetchService = async (input, init = {}) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (!hostname.startsWith('dead')) return network.fetchService(input, init);
    await options.time.wait(options.random.chance(0.5) ? 10 : 12_000);
    throw new TypeError('fetch failed');
  };
  return { ...network, fetchService };
};
