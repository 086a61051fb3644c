import type { Archive, Card, Property } from '@binnen/contracts/property';
import { afterEach, expect, test } from 'vitest';
import { askJson } from '../../test/ask-api.ts';
import { failUpstream, forgetContent, restoreContent } from '../../test/content.ts';
import { createProperty } from '@binnen/offer/test/create-property';
import { findGuide } from './guides.ts';

afterEach(restoreContent);

const findHome = async (citySlug: string): Promise<Card> => {
  const { resultaten } = await askJson<Archive>('/objects/archive/?limit=-1');
  const card = resultaten.find((one) => one.citySlug === citySlug);
  if (!card) throw new Error('the offer has no such home');
  return card;
};
const findPath = async ({ citySlug, slug }: Card) =>
  (await askJson<Property>(`/objects/${citySlug}/${slug}`)).gids;

test('a home names the blog about its town; where there is none, or no blog answers, it goes without', async () => {
  const [bathmen, raalte] = [await findHome('bathmen'), await findHome('raalte')];
  await findPath(bathmen); // the list comes behind the first answer where it is late
  expect(await findPath(bathmen)).toBe('/blogs/wonen-in-bathmen');
  expect(await findPath(raalte)).toBeUndefined();
  await forgetContent();
  await failUpstream({ service: 'wordpress', hang: true });
  expect(await findPath(bathmen)).toBeUndefined();
});

test('the blog about a neighbourhood goes before that about its town, and a part of a name is no name', () => {
  const home = createProperty({ buurt: 'De Hoven' });
  const slugs = ['wonen-in-deventer', 'wonen-in-de-hoven-in-2026', 'heerlijk-wonen-in-olst'];
  expect(findGuide(slugs, home)).toBe('/blogs/wonen-in-de-hoven-in-2026');
  expect(findGuide(slugs, { ...home, buurt: null })).toBe('/blogs/wonen-in-deventer');
  expect(findGuide(slugs, { ...home, buurt: null, citySlug: 'olst' })).toBe('/blogs/heerlijk-wonen-in-olst');
  expect(findGuide(slugs, { ...home, buurt: 'Hoven', citySlug: 'venter' })).toBeUndefined();
});
