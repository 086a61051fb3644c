import type { Archive, Card } from '@binnen/contracts/property';
import { beforeAll, expect, test } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';

let open: Card;
let closed: Card;
beforeAll(async () => {
  const { resultaten } = await askJson<Archive>('/objects/archive/?limit=-1');
  open = resultaten.find(({ openhuisdagen }) => openhuisdagen.length > 0)!;
  closed = resultaten.find(({ openhuisdagen }) => openhuisdagen.length === 0)!;
});

const agendaOf = ({ citySlug, slug }: Card, query = '') =>
  ask(`/objects/${citySlug}/${slug}/agenda.ics${query}`);

test('the open houses of a home are a calendar file, which browsers save', async () => {
  const reply = await agendaOf(open);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${open.slug}.ics"`);
  const file = await reply.text();
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(open.openhuisdagen.length);
  expect(file).toContain(`SUMMARY:Open huis ${open.straat} ${open.huisnummer}`);
  expect(file.replaceAll('\r\n ', '')).toContain(`/woningaanbod/${open.citySlug}/${open.slug}\r\n`);
});

test('a time that was agreed is a viewing, of any home', async () => {
  const file = await (await agendaOf(closed, '?start=2026-12-05T11:00&eind=2026-12-05T11:45')).text();
  expect(file).toContain('DTSTART:20261205T100000Z\r\nDTEND:20261205T104500Z\r\nSUMMARY:Bezichtiging ');
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
});

test('a time that was asked for and not agreed yet is tentative', async () => {
  const query = '?start=2026-12-05T11:00&eind=2026-12-05T12:00&voorlopig=ja';
  const file = await (await agendaOf(closed, query)).text();
  expect(file).toContain('SUMMARY:Misschien bezichtiging ');
  expect(file).toContain('\r\nSTATUS:TENTATIVE\r\n');
  expect(await (await agendaOf(closed, '?start=2026-12-05T11:00')).text()).not.toContain('STATUS:');
});

test.each([
  '?start=2026-12-05T11:00&voorlopig=misschien',
  '?start=morgen',
  '?start=2026-13-05T11:00',
  '?start=2026-02-30T11:00',
  '?start=2026-06-30T24:00',
  '?start=2026-12-05T11:00&eind=2026-12-05T10:00',
  '?start=0999-05-05T11:00',
  '?start=0000-01-01T00:00',
  '?start=9999-12-31T23:59',
  '?start=2026-12-05T11:00&eind=9999-12-31T23:59',
])('%s is refused', async (query) => expect((await agendaOf(open, query)).status).toBe(400));

test('a home without open house, and one that is not there, have no file', async () => {
  expect((await agendaOf(closed)).status).toBe(404);
  expect((await ask('/objects/deventer/bestaat-niet-1/agenda.ics')).status).toBe(404);
});
