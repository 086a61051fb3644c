import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import type { StandInEnv } from '../control/meet-fault.ts';
import { keys } from '../keys.ts';
import type { Mail, Mailbox } from './mailbox.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
const readAddress = (value: unknown): string => (isFields(value) ? readText(value['email']) : '');

const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const refuse = (c: Context, code: string, message: string, status: 400 | 401 | 404 = 400) =>
  c.json({ code, message }, status);

/** The message that the service would send, or its refusal in its own words. */
const readMail = (body: unknown): Omit<Mail, 'messageId' | 'at'> | string => {
  if (!isFields(body)) return 'Invalid JSON';
  const { sender, to, subject, htmlContent, textContent, headers, tags } = body;
  const [first]: unknown[] = Array.isArray(to) ? to : [];
  if (!readAddress(sender)) return 'sender is missing';
  if (!first) return 'to is missing';
  if (!addressPattern.test(readAddress(first))) return 'email is not valid in to';
  if (!readText(subject)) return 'subject is missing';
  if (!readText(htmlContent) && !readText(textContent))
    return 'either of htmlContent or textContent is missing';
  return {
    to: readAddress(first),
    subject: readText(subject),
    text: readText(textContent),
    headers: isFields(headers)
      ? Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, readText(value)]))
      : {},
    tags: Array.isArray(tags) ? tags.map(readText) : [],
  };
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const link = (text: string) =>
  raw(escape(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`));

/**
 * Brevo's transactional e-mail (https://developers.brevo.com/reference/sendtransacemail) and its report of events, as far
 * as the edge calls them. `GET /mails` is for people: all messages, newest first.
 */
export const createBrevo = (mailbox: Mailbox) => {
  const app = new Hono<StandInEnv>();
  app.get('/mails', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="nl">
          <title>Verstuurde mail</title>
          <h1>Verstuurde mail</h1>
          ${mailbox.list().map(
            ({ to, subject, text, at }) =>
              html`<article>
                <h2>${subject}</h2>
                <p>Aan ${to}, ${at.toISOString()}</p>
                <pre>${link(text)}</pre>
              </article>`,
          )}
        </html>`,
    ),
  );
  app.use('/v3/*', (c, next) =>
    c.req.header('api-key') === keys.brevo
      ? next()
      : Promise.resolve(refuse(c, 'unauthorized', 'Key not found', 401)),
  );
  app.post('/v3/smtp/email', async (c) => {
    const mail = readMail(await c.req.json().catch(() => null));
    if (typeof mail === 'string') return refuse(c, 'invalid_parameter', mail);
    return c.json({ messageId: mailbox.add(mail, mail.headers['idempotencyKey']).messageId }, 201);
  });
  // `tags` is a JSON list. Without any event the answer is an empty object.
  app.get('/v3/smtp/statistics/events', (c) => {
    const tags = c.req.query('tags') ?? '[]';
    const events = mailbox
      .list()
      .filter((mail) => mail.tags.some((tag) => tags.includes(JSON.stringify(tag))))
      .map(({ to, at, messageId, subject, tags: [tag] }) => ({
        email: to,
        date: at.toISOString(),
        messageId,
        event: 'requests',
        subject,
        tag,
      }));
    return c.json(events.length > 0 ? { events } : {});
  });
  app.all('*', (c) => refuse(c, 'document_not_found', 'Resource not found', 404));
  return app;
};
