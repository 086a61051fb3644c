import { createMailbox } from '@binnen/stand-ins/brevo/mailbox';
import { createBrevo } from '@binnen/stand-ins/brevo/routes';
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
  isQuestion: text.includes('Bevestig dat je'),
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
  const network = createNetwork<Message>({
    ...options,
    routes: { brevo: createBrevo({ ...mailbox, add }) },
    describe: (url, body) => {
      if (!url.pathname.endsWith('/email')) return undefined;
      const { to, textContent } = v.parse(MailSchema, body);
      return read(to[0].email, textContent);
    },
    see: (seen) => {
      if (seen.kind !== 'effect') see(seen);
    },
  });
  return network;
};
