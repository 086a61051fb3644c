import type { Archive } from '@binnen/contracts/property';
import { expect, test } from 'vitest';
import { askJson } from '../../test/ask-api.ts';

const sold = 'soort=koop&status=VERKOCHT&sort=-verkocht';

test('what was sold in the year of the last sale is counted, with the days in which half of it was', async () => {
  const { verkoop, resultaten } = await askJson<Archive>(`/objects/archive/?limit=-1&${sold}`);
  const last = resultaten[0]!.verkocht_op!;
  const year = last.slice(0, 4);
  const ofYear = resultaten.filter(({ verkocht_op }) => verkocht_op?.startsWith(year));
  expect(verkoop).toMatchObject({ vanaf: `${year}-01-01`, tot: last, aantal: ofYear.length });
  const within = ofYear.filter(({ verkocht_na }) => verkocht_na! <= verkoop!.dagen!).length;
  const before = ofYear.filter(({ verkocht_na }) => verkocht_na! < verkoop!.dagen!).length;
  expect(within).toBeGreaterThanOrEqual(ofYear.length / 2);
  expect(before).toBeLessThan(ofYear.length / 2);
});

test('the summary is of all such homes, whatever page of them is asked for', async () => {
  const [all, few] = await Promise.all(
    ['-1', '3'].map((limit) => askJson<Archive>(`/objects/archive/?limit=${limit}&${sold}`)),
  );
  expect(few!.verkoop).toEqual(all!.verkoop);
});

test('other lists have none, nor has a list without sold homes', async () => {
  expect(await askJson<Archive>('/objects/archive/?limit=3')).not.toHaveProperty('verkoop');
  const none = await askJson<Archive>('/objects/archive/?limit=3&sort=-verkocht&status=BESCHIKBAAR');
  expect(none).not.toHaveProperty('verkoop');
});
