import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindings } from '../bindings.ts';
import { clearFaults, readWrites, setFault } from '../leads.ts';
import { breaker } from '@binnen/upstreams/calls/call';
import { hasTaken, sendMail } from '@binnen/upstreams/brevo/client';

const createMail = (to: string) => ({
  to,
  subject: 'Nieuw: Brink 1',
  text: 'Brink 1',
  html: '<p>Brink 1</p>',
  headers: { 'List-Unsubscribe': '<https://binnen.example/x>' },
});

beforeEach(() => breaker.reset());
afterEach(clearFaults);

test('a message is sent from the firm’s address with its headers, key and tag, and is known afterwards', async () => {
  const key = crypto.randomUUID();
  expect(await hasTaken(bindings, key)).toBe(false);
  expect(await sendMail(bindings, createMail('brevo-1@voorbeeld.example'), key)).toBe(true);
  expect(await hasTaken(bindings, key)).toBe(true);
  expect((await readWrites('brevo')).find(({ body }) => JSON.stringify(body).includes(key))?.body).toEqual({
    sender: { name: 'Binnen makelaars', email: 'meldingen@binnen.example' },
    to: [{ email: 'brevo-1@voorbeeld.example' }],
    subject: 'Nieuw: Brink 1',
    textContent: 'Brink 1',
    htmlContent: '<p>Brink 1</p>',
    headers: { 'List-Unsubscribe': '<https://binnen.example/x>', idempotencyKey: key },
    tags: [key],
  });
});

test('what is no address is refused, which no retry would change', async () => {
  expect(await sendMail(bindings, createMail('anna'), crypto.randomUUID())).toBe(false);
});

test('a key that was used already counts as taken, however the service says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ code: 'duplicate_request', message: 'idempotencyKey was used' }, { status: 400 }),
  );
  expect(await sendMail(bindings, createMail('anna@voorbeeld.example'), crypto.randomUUID())).toBe(true);
});

test.each([
  {
    code: 'invalid_parameter',
    message: 'Sending has been rejected because the sender you used is not valid',
  },
  { code: 'not_enough_credits', message: 'You do not have enough credits to send mail' },
  { code: 'invalid_parameter' },
])('a refusal that is our own fault is not the message’s: it waits (%j)', async (refusal) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(refusal, { status: 400 }));
  await expect(
    sendMail(bindings, createMail('anna@voorbeeld.example'), crypto.randomUUID()),
  ).rejects.toMatchObject({ service: 'brevo', status: 400, unanswered: false });
});

test.each([
  ['our key is wrong', { status: 401 }, false],
  ['there is no credit', { status: 402 }, false],
  ['it is busy', { status: 429 }, false],
  ['a gateway answers', { status: 502 }, true],
  ['the reply breaks off', { malformed: true }, true],
  ['a web page answers', { html: true }, true],
  ['the reply is another', { wrongType: true }, true],
  ['the connection breaks', { drop: true }, true],
])('when %s the message waits, and is in doubt or not', async (_, fault, unanswered) => {
  await setFault({ service: 'brevo', ...fault });
  await expect(
    sendMail(bindings, createMail('anna@voorbeeld.example'), crypto.randomUUID()),
  ).rejects.toMatchObject({ service: 'brevo', unanswered });
});
