import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test('a likely slip gets a suggestion', () => {
  expect(suggestEmail('anna@gmial.com')).toBe('anna@gmail.com');
  expect(suggestEmail('Anna@HOTMIAL.com ')).toBe('Anna@hotmail.com');
});

test.each(['anna@example.nl', '@gmial.com', 'gmial.com', '', 'x'])('%j gets none', (email) => {
  expect(suggestEmail(email)).toBeUndefined();
});
