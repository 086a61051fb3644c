import type { Archive, Card, Property } from '@binnen/contracts/property';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ask, askJson } from '../../test/ask-api.ts';
import { changeContent, failUpstream, forgetContent, restoreContent } from '../../test/content.ts';
import { parseGenerations } from '@binnen/edge-kit/caching/generations';
import { findKind } from '@binnen/contracts/filters/home-traits';

let all: Card[] = [];
beforeAll(async () => {
  all = (await askJson<Archive>('/objects/archive/?limit=-1')).resultaten;
});
afterEach(restoreContent);

const pathOf = ({ citySlug, slug }: Card) => `/objects/${citySlug}/${slug}`;
const find = (matches: (card: Card) => boolean): Card => {
  const card = all.find(matches);
  if (!card) throw new Error('the offer has no such home');
  return card;
};
const forSaleIn = (place: string) =>
  find((card) => card.citySlug === place && card.status === 'BESCHIKBAAR' && findKind(card) === 'koop');
const findName = async (card: Card) => (await askJson<Property>(pathOf(card))).makelaar?.voornaam;

test('a home is handled by who the office names for its town and kind, else by who has all towns', async () => {
  expect(await findName(forSaleIn('olst'))).toBe('Thijs');
  expect(await findName(forSaleIn('deventer'))).toBe('Marloes');
  const toLet = find((card) => card.status === 'BESCHIKBAAR' && findKind(card) === 'huur');
  expect(await findName(toLet)).toBe('Fenna');
});

test('a home has its broker also when only the first name is known', async () => {
  const { data } = await askJson<{ data: { id: number; voornaam: string }[] }>('/content/employees');
  const { id } = data.find(({ voornaam }) => voornaam === 'Thijs') ?? expect.fail('nobody');
  await changeContent('directus', 'employees', String(id), { achternaam: null });
  await forgetContent();
  expect(await findName(forSaleIn('olst'))).toBe('Thijs');
});

test('of who handles it a home has what its page shows, and no more', async () => {
  const { makelaar } = await askJson<Property>(pathOf(forSaleIn('olst')));
  expect(makelaar).toMatchObject({ achternaam: 'Averink', phonenumber: '0570 555 012' });
  expect(Object.keys(makelaar!).sort()).toEqual(
    ['voornaam', 'achternaam', 'functie', 'phonenumber', 'achtergrond_afbeelding'].sort(),
  );
});

test('nobody handles what is sold, let or bought for a client', async () => {
  for (const status of ['VERKOCHT', 'VERHUURD', 'AANGEKOCHT'])
    expect(await findName(find((card) => card.status === status)), status).toBeUndefined();
});

test('where the office names nobody, there is nobody', async () => {
  const marloes = (
    await askJson<{ data: { id: number; voornaam: string }[] }>('/content/employees')
  ).data.find(({ voornaam }) => voornaam === 'Marloes')!;
  await changeContent('directus', 'employees', String(marloes.id), { koopwoningen: null });
  await forgetContent();
  expect(await findName(forSaleIn('deventer'))).toBeUndefined();
  await changeContent('directus', 'employees', String(marloes.id), { koopwoningen: 'Bathmen, Deventer' });
  await forgetContent();
  expect(await findName(forSaleIn('deventer'))).toBe('Marloes');
});

test('without the CMS a home is answered without its broker', async () => {
  const home = forSaleIn('olst');
  await forgetContent();
  await failUpstream({ service: 'directus', status: 500 });
  const found = await askJson<Property>(pathOf(home));
  expect(found.slug).toBe(home.slug);
  expect(found.makelaar).toBeUndefined();
});

test('a change of an employee makes the pages of homes stale', async () => {
  const reply = await ask(pathOf(forSaleIn('olst')));
  expect(Object.keys(parseGenerations(reply.headers))).toEqual(
    expect.arrayContaining(['listings', 'content:employees']),
  );
});
