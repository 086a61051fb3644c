import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTimes, listMoments, parseMoment, usualHours } from './viewing-moments.ts';

const office = { hours: usualHours, closed: '' };
const listFrom = (now: string, texts = office) => listMoments(Date.parse(now), texts);

test('ten open days from tomorrow on, with the evening of Thursday and the morning of Saturday', () => {
  const moments = listFrom('2026-11-23T10:00:00+01:00');
  expect(new Set(moments.map((moment) => moment.slice(0, 10))).size).toBe(10);
  expect(moments.slice(0, 9)).toEqual([
    '2026-11-24-ochtend',
    '2026-11-24-middag',
    '2026-11-25-ochtend',
    '2026-11-25-middag',
    '2026-11-26-ochtend',
    '2026-11-26-middag',
    '2026-11-26-avond',
    '2026-11-27-ochtend',
    '2026-11-27-middag',
  ]);
  expect(moments.filter((moment) => moment.startsWith('2026-11-28'))).toEqual(['2026-11-28-ochtend']);
  expect(moments.filter((moment) => moment.startsWith('2026-11-29'))).toEqual([]);
});

test('it is tomorrow by the clock of Amsterdam', () => {
  expect(listFrom('2026-11-23T22:59:00Z')[0]).toBe('2026-11-24-ochtend');
  expect(listFrom('2026-11-23T23:01:00Z')[0]).toBe('2026-11-25-ochtend');
  expect(listFrom('2026-07-06T21:59:00Z')[0]).toBe('2026-07-07-ochtend');
  expect(listFrom('2026-07-06T22:01:00Z')[0]).toBe('2026-07-08-ochtend');
});

test.each([
  ['2026-12-24T10:00:00Z', '2026-12-25', '2026-12-26'],
  ['2026-12-31T10:00:00Z', '2027-01-01'],
  ['2027-03-27T10:00:00Z', '2027-03-29'],
  ['2027-04-26T10:00:00Z', '2027-04-27'],
  // The king's birthday of 2025 was a Sunday.
  ['2025-04-25T10:00:00Z', '2025-04-26'],
  ['2027-05-05T10:00:00Z', '2027-05-06'],
  ['2027-05-15T10:00:00Z', '2027-05-17'],
  ['2028-04-15T10:00:00Z', '2028-04-17'],
])('after %s the holiday %s is left out', (now, ...holidays) => {
  const dates = listFrom(now).map((moment) => moment.slice(0, 10));
  for (const holiday of holidays) expect(dates).not.toContain(holiday);
});

// As published; those of 2049 and 2076 are Gauss's exceptions.
test.each([
  ...['2026-04-06', '2028-04-17', '2029-04-02', '2030-04-22', '2031-04-14', '2032-03-29', '2033-04-18'],
  ...['2034-04-10', '2035-03-26', '2036-04-14', '2037-04-06', '2043-03-30', '2049-04-19', '2076-04-20'],
])('of the days around Easter only Monday %s is left out', (monday) => {
  const before = Date.parse(monday) - 3 * 86_400_000;
  const dates = listMoments(before, office).map((moment) => moment.slice(0, 10));
  expect([...new Set(dates)].slice(0, 2)).toEqual(
    [1, 4].map((days) => new Date(before + days * 86_400_000).toISOString().slice(0, 10)),
  );
});

test('days that the office closes itself are left out, and others come in their place', () => {
  const moments = listFrom('2026-11-23T10:00:00Z', { ...office, closed: '2026-11-24 en 2026-11-25' });
  expect(moments[0]).toBe('2026-11-26-ochtend');
  expect(new Set(moments.map((moment) => moment.slice(0, 10))).size).toBe(10);
});

test('hours are read as people write them; what cannot be read is as usual', () => {
  const hours = 'Ma – do 09:00–12:30; Zo 13.00 - 15.00';
  const moments = listFrom('2026-11-26T10:00:00Z', { hours, closed: '' });
  expect(moments.slice(0, 3)).toEqual(['2026-11-29-middag', '2026-11-30-ochtend', '2026-12-01-ochtend']);
  expect(listFrom('2026-11-23T10:00:00Z', { hours: 'altijd', closed: '' })).toEqual(
    listFrom('2026-11-23T10:00:00Z'),
  );
});

/** What is offered in the week after this Monday. */
const listWeek = (hours: string) =>
  listFrom('2026-11-22T10:00:00Z', { hours, closed: '' }).filter((moment) => moment < '2026-11-30');
const usually = listWeek('ma-vr 8.30-17.30, za 10.00-13.00');

test.each([
  'ma t/m vr 8.30-17.30, za 10.00-13.00',
  'ma tot en met vr 8.30–17.30; za 10.00–13.00',
  'Maandag t/m vrijdag: 8:30 - 17:30 uur\nZaterdag: 10:00 - 13:00 uur',
  'ma, di, wo, do en vr 8.30-17.30 en za 10-13',
  'ma-wo, do & vr 8.30 tot 17.30, za 10.00 tot 13.00, zo gesloten',
  'ma-zo 8.30-17.30, za 10.00-13.00, zondag gesloten',
  'ma-vr 8.30-17.30 u., za 10.00u-13.00u, zo gesloten',
  'ma/di/wo/do/vr 8.30-17.30u (za 10.00-13.00 u)',
])('“%s” is read', (hours) => expect(listWeek(hours)).toEqual(usually));

test('of days with commas each one counts', () => {
  expect(listWeek('ma, di, wo 9.00-12.00')).toEqual([
    '2026-11-23-ochtend',
    '2026-11-24-ochtend',
    '2026-11-25-ochtend',
  ]);
});

test.each([
  'ma-vr op afspraak, za 10.00-13.00',
  'ma-vr 9.00-12.00 en 13.00-17.00',
  'zo gesloten',
  'ma, feestdagen 9-17',
])('“%s” is read in part at most: as usual', (hours) =>
  expect(listWeek(hours)).toEqual(listWeek(usualHours)),
);

test('what was chosen is said in words, and has the times at which the office is open', () => {
  const moment = parseMoment('2026-11-28-ochtend')!;
  expect(moment.label).toBe('zaterdag 28 november, ochtend');
  expect(findTimes(moment, usualHours)).toEqual({ start: '2026-11-28T10:00', eind: '2026-11-28T12:00' });
  const evening = parseMoment('2026-11-26-avond')!;
  expect(findTimes(evening, usualHours)).toEqual({ start: '2026-11-26T18:00', eind: '2026-11-26T20:00' });
});

test.each(['', 'vannacht', '2026-02-30-ochtend', '2026-11-24-nacht', '2026-11-24', '2026-11-24-toString'])(
  '“%s” is no part of a day',
  (text) => expect(parseMoment(text)).toBeUndefined(),
);

test('whatever day it is and whatever editors write, each offer can be read again', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, fc.string(), fc.string(), (date, hours, closed) => {
      for (const moment of listMoments(date.getTime(), { hours, closed }))
        expect(parseMoment(moment)).toBeDefined();
    }),
  );
});
