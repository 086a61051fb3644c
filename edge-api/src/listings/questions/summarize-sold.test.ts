import type { Archive } from '@binnen/contracts/property';
import { expect, test } from 'vitest';
import { askJson } from '../../../test/ask-api.ts';

const askSold = (limit: number) =>
  askJson<Archive>(`/objects/archive/?limit=${limit}&soort=koop&status=VERKOCHT&sort=-verkocht`);

test('what was sold in the year of the last sale is counted, with the days in which half of it was', async () => {
  const { verkoop, resultaten } = await askSold(-1);
  const tot = resultaten[0]?.verkocht_op ?? '';
  const year = tot.slice(0, 4);
  const ofYear = resultaten.filter(({ verkocht_op }) => verkocht_op?.startsWith(year));
  expect(verkoop).toMatchObject({ vanaf: `${year}-01-01`, tot, aantal: ofYear.length });
  const half = verkoop?.dagen ?? Number.NaN;
  const days = ofYear.map(({ verkocht_na }) => verkocht_na ?? Number.NaN);
  expect(days.filter((each) => each <= half).length).toBeGreaterThanOrEqual(ofYear.length / 2);
  expect(days.filter((each) => each < half).length).toBeLessThan(ofYear.length / 2);
});

test('the summary is of all such homes, whatever page of them is asked for', async () => {
  const [all, few] = await Promise.all([askSold(-1), askSold(3)]);
  expect(few.verkoop).toEqual(all.verkoop);
});

test('other lists have none, nor has a list without sold homes', async () => {
  expect(await askJson<Archive>('/objects/archive/?limit=3')).not.toHaveProperty('verkoop');
  const none = await askJson<Archive>('/objects/archive/?limit=3&sort=-verkocht&status=BESCHIKBAAR');
  expect(none).not.toHaveProperty('verkoop');
});
