/** A message as the service took it. */
export interface Mail {
  messageId: string;
  at: Date;
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  tags: string[];
}

/** The service forgets an idempotency key after this. */
const keptMs = 30 * 60_000;

export interface Mailbox {
  /** A message whose key was used within half an hour is the one before. */
  add: (mail: Omit<Mail, 'messageId' | 'at'>, key: string | undefined) => Mail;
  /** Newest first. */
  list: () => Mail[];
  clear: () => void;
}

/** Every message that was sent: nobody else gets it. */
export const createMailbox = (): Mailbox => {
  let mails: Mail[] = [];
  const byKey = new Map<string, Mail>();
  return {
    add: (mail, key) => {
      const known = key && byKey.get(key);
      if (known && Date.now() - known.at.getTime() < keptMs) return known;
      const sent = { ...mail, messageId: `<${crypto.randomUUID()}@smtp-relay.mailin.fr>`, at: new Date() };
      mails.unshift(sent);
      if (key) byKey.set(key, sent);
      return sent;
    },
    list: () => mails,
    clear: () => {
      mails = [];
      byKey.clear();
    },
  };
};
