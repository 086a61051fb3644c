import { afterEach, describe, expect, test, vi } from 'vitest';
import * as forms from './forms.ts';

afterEach(() => void vi.useRealTimers());

const all = (Object.values(forms) as unknown[]).filter(
  (each): each is forms.FormContract => typeof each === 'object' && each !== null && 'required' in each,
);
const wishes: Record<string, string> = { type_woning: 'koop' };

describe.each(all.map((form) => ({ name: form.name, form })))('$name', ({ form }) => {
  const complete: forms.Values = Object.fromEntries(
    [...form.required, ...form.optional].map((field) => [field, wishes[field] ?? 'x']),
  );

  test('accepts one character in every field: nothing is refused for its format', () => {
    expect(forms.findMissing(form, complete)).toEqual({});
  });

  test.each([...form.required])('is not taken without %s', (field) => {
    expect(forms.findMissing(form, { ...complete, [field]: '  ' })).toHaveProperty(field, 'Verplicht');
  });

  test('goes to a thank-you page', () => {
    expect(forms.formatThankYou(form, complete)).toMatch(/^\/bedankt\/[a-z-]+(\?verbouwing=nee)?$/);
  });
});

test('every form of the list has its contract', () => {
  expect(all.map((form) => form.name).sort()).toEqual([...forms.formNames].sort());
});

test.each([
  [{}, ['postcode', 'huisnr']],
  [{ postcode: '7418ET' }, ['huisnr']],
  [{ postcode: '7418ET', huisnr: '19' }, ['straat', 'plaats']],
  [{ postcode: '7418ET', huisnr: '19', straat: 'Keulenstraat' }, ['plaats']],
  [{ straat: 'Keulenstraat', plaats: 'Deventer' }, []],
  [{ fulladdress: 'Keulenstraat 19 in Deventer' }, []],
])('of an address that has %j, %j are missing', (values, missing) => {
  const person = { firstname: 'x', email: 'x', phone: 'x', acceptsPrivacy: 'ja' };
  expect(Object.keys(forms.findMissing(forms.freeValuationForm, { ...person, ...values }))).toEqual(missing);
});

test('a package that is not chosen is flagged and does not keep the form from being sent', () => {
  const values = {
    firstname: 'x',
    email: 'x',
    phone: 'x',
    acceptsPrivacy: 'ja',
    package: 'kies-jouw-pakket',
  };
  expect(forms.findMissing(forms.sellingForm, values)).toEqual({});
  expect(forms.findFlagged(forms.sellingForm, values)).toEqual({ package: 'Verplicht' });
});

test('rooms and surface are required of buyers only', () => {
  const wish = {
    plaatsen: '[{"name":"Deventer","code":1}]',
    soorten: '[]',
    prijstot: '1500',
    type_woning: 'huur',
  };
  expect(Object.keys(forms.findMissing(forms.searchServiceForm, wish))).not.toContain('aantalkamers');
  expect(Object.keys(forms.findMissing(forms.searchServiceForm, { ...wish, type_woning: 'koop' }))).toEqual(
    expect.arrayContaining(['soorten', 'aantalkamers', 'oppervlakte']),
  );
});

test('parts of days that were chosen for a viewing, and the home, are told to the thank-you page', () => {
  const woning = 'Brink 1, Deventer (/woningaanbod/deventer/brink-1)';
  const chosen = { woning, voorkeur1: '2043-11-24-ochtend', voorkeur2: '', voorkeur3: '2043-11-26-avond' };
  expect(forms.formatThankYou(forms.interestForm, { ...chosen, firstname: 'Anna' })).toBe(
    '/bedankt/aankoop?woning=deventer%2Fbrink-1&moment=2043-11-24-ochtend_2043-11-26-avond',
  );
  const same = { ...chosen, voorkeur3: '2043-11-24-ochtend' };
  expect(forms.formatThankYou(forms.interestForm, same)).toContain('moment=2043-11-24-ochtend');
  for (const values of [
    { woning },
    { ...chosen, woning: 'Brink 1, Deventer' },
    { woning, voorkeur1: 'zaterdagochtend', voorkeur2: 'anna@example.nl' },
  ])
    expect(forms.formatThankYou(forms.interestForm, values)).toBe('/bedankt/aankoop');
});

test('a part of a day that is past by the clock of Amsterdam is not told', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T23:30:00Z') });
  const woning = 'Brink 1, Deventer (/woningaanbod/deventer/brink-1)';
  const chosen = { woning, voorkeur1: '2026-11-23-avond', voorkeur2: '2026-11-24-ochtend' };
  expect(forms.formatThankYou(forms.interestForm, chosen)).toMatch(/moment=2026-11-24-ochtend$/);
});

test('a valuation with a renovation tells its thank-you page', () => {
  expect(forms.formatThankYou(forms.valuationRequestForm, { verbouwing: 'ja' })).toBe(
    '/bedankt/taxatie?verbouwing=ja',
  );
});
