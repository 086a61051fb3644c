import { expect, it } from 'vitest';
import { useStandIns } from '../../test/stand-ins.ts';

const { get, send } = useStandIns({ objects: 1 });
const key = { 'api-key': 'local-brevo-key' };
const mail = {
  sender: { name: 'Binnen', email: 'meldingen@binnen.example' },
  to: [{ email: 'anna@voorbeeld.example' }],
  subject: 'Nieuw: Brink 1',
  textContent: 'Kijk op http://localhost/woningaanbod?soort=koop&kamers=3 <nu>',
  headers: { idempotencyKey: 'b52dbf51-81dd-4a08-b807-085c6e7f1a0d' },
  tags: ['b52dbf51'],
};
const post = (body: unknown, headers: Record<string, string> = key) =>
  send('POST', '/brevo/v3/smtp/email', body, headers);
const readEvents = async (tag: string) =>
  (
    await get(`/brevo/v3/smtp/statistics/events?tags=${encodeURIComponent(JSON.stringify([tag]))}`, key)
  ).json();

it('a message is taken once for each key, found by its tag, and can be read by a person', async () => {
  expect(await readEvents('b52dbf51')).toEqual({});
  const [first, second] = [await post(mail), await post(mail)];
  expect([first.status, second.status]).toEqual([201, 201]);
  const taken: unknown = await first.json();
  expect(await second.json()).toEqual(taken);
  expect(await readEvents('b52dbf51')).toMatchObject({ events: [{ event: 'requests' }] });
  const page = await (await get('/brevo/mails')).text();
  expect(page.match(/Nieuw: Brink 1/g)).toHaveLength(1);
  expect(page).toContain('href="http://localhost/woningaanbod?soort=koop&amp;kamers=3"');
  expect(page).toContain('&lt;nu&gt;');
});

it.each([
  ['without a key', mail, {}, 401, 'unauthorized'],
  ['to what is no address', { ...mail, to: [{ email: 'anna' }] }, key, 400, 'invalid_parameter'],
  ['to nobody', { ...mail, to: [] }, key, 400, 'invalid_parameter'],
  ['without a text', { ...mail, textContent: '' }, key, 400, 'invalid_parameter'],
  ['that is no JSON object', 'anna', key, 400, 'invalid_parameter'],
])('a message %s is refused in the service’s words', async (_, body, headers, status, code) => {
  const reply = await post(body, headers);
  expect([reply.status, await reply.json()]).toMatchObject([status, { code }]);
});
