import { expect, test } from 'vitest';
import { listAll } from './texts.ts';
import { findUnreadTexts } from './unread-texts.ts';

test('every text of the demo content is shown somewhere', async () => {
  expect(findUnreadTexts(await listAll())).toEqual([]);
});

test('a text that nothing shows is named with its list; a short text is not a long one', async () => {
  const shown = (await listAll()).filter(({ key }) => key !== 'aanbod_leeg' && key !== 'skip_link');
  const wrong = [...shown, { key: 'aanbod_leeg', kind: 'short' as const }];
  expect(findUnreadTexts(wrong)).toEqual(['short skip_link', 'long aanbod_leeg']);
});
